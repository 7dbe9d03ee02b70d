import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { expect, it } from "vitest";

const WEB = resolve(import.meta.dirname, "..");
const SRC = join(WEB, "src");

/** The folders in the order that the README gives them: the lowest first. */
const ORDER = [...readFileSync(join(WEB, "README.md"), "utf8").matchAll(/^\| `([\w/]+)` \|/gm)].map(([, folder]) => folder);
const FILES = readdirSync(SRC, { recursive: true, encoding: "utf8" }).filter((file) => /\.(ts|svelte)$/.test(file));
const FOLDERS = new Set(FILES.map(dirname).filter((folder) => folder !== "."));

it("lists every folder in the README", () => {
  expect([...FOLDERS].sort()).toEqual([...ORDER].sort());
});

it("imports only from the same folder or one above it in that list", () => {
  const upwards = FILES.filter((file) => FOLDERS.has(dirname(file))).flatMap((file) => {
    const found = [...readFileSync(join(SRC, file), "utf8").matchAll(/\b(?:from|import) "(\.[^"]+)"/g)];
    const folders = found.map(([, path = ""]) => dirname(relative(SRC, resolve(SRC, dirname(file), path))));
    return folders.filter((folder) => ORDER.indexOf(folder) > ORDER.indexOf(dirname(file)) || !FOLDERS.has(folder)).map((folder) => `${file} → ${folder}`);
  });
  expect(upwards).toEqual([]);
});
