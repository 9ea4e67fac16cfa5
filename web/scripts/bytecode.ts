/**
 * Compile the engine's Python files with the interpreter that will run them.
 *
 *     node scripts/bytecode.ts STDLIB SOURCE     both archives are replaced
 */

import { readFileSync, writeFileSync } from "node:fs";
import { loadPyodide } from "pyodide";

interface Made {
  toJs(): Uint8Array[];
}

const paths = process.argv.slice(2);
const python = await loadPyodide();
python.runPython(readFileSync(new URL("../bytecode.py", import.meta.url), "utf-8"));
const compileAll = python.runPython("compile_from_js") as (...given: Uint8Array[]) => Made;
const made = compileAll(...paths.map((path) => new Uint8Array(readFileSync(path)))).toJs();
paths.forEach((path, place) => writeFileSync(path, made[place] ?? ""));
