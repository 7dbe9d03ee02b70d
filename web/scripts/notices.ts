import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import type { Plugin } from "vite";

const PACKAGE = /^(.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+)[\\/]/;

/** The licence that a package brings along, in its own words. */
function licence(folder: string): string {
  const file = readdirSync(folder).find((name) => /^licen[cs]e/i.test(name));
  return file ? readFileSync(resolve(folder, file), "utf-8").trim() : "";
}

/** Writes notices.txt beside the app: every package whose code is in it, with its licence. */
export function notices(): Plugin {
  return {
    name: "notices",
    apply: "build",
    generateBundle(_options, bundle) {
      const folders = new Set<string>();
      for (const each of Object.values(bundle)) {
        if (each.type !== "chunk") continue;
        for (const id of each.moduleIds) {
          const found = PACKAGE.exec(id.replace(/^\0/, ""));
          if (found?.[1] && existsSync(resolve(found[1], "package.json"))) folders.add(found[1]);
        }
      }
      const parts = [...folders].map((folder) => {
        const about = JSON.parse(readFileSync(resolve(folder, "package.json"), "utf-8"));
        const words = licence(folder);
        if (!words) throw new Error(`${about.name} in ${dirname(folder)} brings no licence along`);
        return `${about.name} ${about.version} (${about.license})\n\n${words}\n`;
      });
      const head = "The web app of Houseway holds code of these packages.\n";
      const source = [head, ...parts.sort()].join(`\n${"-".repeat(72)}\n\n`);
      this.emitFile({ type: "asset", fileName: "notices.txt", source });
    },
  };
}
