// Writes src/api/schema.ts from the server's OpenAPI document, or with --check says whether it is stale.
//   npm run types              asks the server's own code for the document
//   npm run types -- FILE      reads a document from a file
import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import openapiTS, { astToString } from "openapi-typescript";

const WEB = resolve(import.meta.dirname, "..");
const SCHEMA = join(WEB, "src/api/schema.ts");
const HEADING = "// Made by `npm run types` from the server's OpenAPI document. Do not edit.\n\n";

function fail(words) {
  console.error(words);
  process.exit(1);
}

/** The server writes its own document; no server need be running. */
function askServer(folder) {
  const venv = resolve(WEB, "../.venv/bin/python");
  const python = existsSync(venv) ? venv : "python3";
  const path = join(folder, "openapi.json");
  try {
    execFileSync(python, ["-m", "houseway.server.web.openapi", path], { stdio: ["ignore", "ignore", "pipe"] });
  } catch (error) {
    fail(`types: ${python} could not write the OpenAPI document: ${String(error.stderr ?? error).trim().split("\n").at(-1)}`);
  }
  return path;
}

const words = process.argv.slice(2);
const check = words.includes("--check");
const given = words.find((word) => !word.startsWith("--"));
const folder = mkdtempSync(join(tmpdir(), "houseway-types-"));
try {
  const path = given ? resolve(given) : askServer(folder);
  const text = HEADING + astToString(await openapiTS(pathToFileURL(path)));
  if (!check) writeFileSync(SCHEMA, text);
  else if (!existsSync(SCHEMA) || readFileSync(SCHEMA, "utf8") !== text) {
    fail("types: src/api/schema.ts is stale; run `npm run types` and commit it");
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
