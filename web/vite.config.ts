import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";
import { notices } from "./scripts/notices";

const STATIC = resolve(import.meta.dirname, "../src/houseway/server/static");

/** The server has nothing to show without index.html: a build that lacks it is no build. */
function insistOnIndex(): Plugin {
  return {
    name: "insist-on-index",
    apply: "build",
    closeBundle(error?: Error) {
      if (error) return;
      if (!existsSync(resolve(STATIC, "index.html"))) {
        throw new Error(`the build left no index.html in ${STATIC}`);
      }
    },
  };
}

export default defineConfig({
  base: "./",
  plugins: [svelte(), notices(), insistOnIndex()],
  build: { outDir: STATIC, emptyOutDir: true, target: "es2022", modulePreload: { polyfill: false } },
  server: { proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } } },
});
