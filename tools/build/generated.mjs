// Generates the files of dist that are derived from src.
import { execFile } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { CACHE, ROOT } from './paths.mjs';

/** Each tool is run as `node <tool> <file to write>`. Some write further files beside it. */
const TOOLS = [
  ['tools/generate/openapi.ts', 'openapi.json'],
  ['tools/generate/custom-elements.ts', 'custom-elements.json'],
  ['tools/generate/messages.ts', 'messages.json'],
  ['tools/generate/declarations.ts', 'home-energy-quote.d.ts'],
];

const FOLDER = join(CACHE, 'generated');

const run = ([tool, file]) =>
  new Promise((resolve, reject) => {
    execFile(process.execPath, [join(ROOT, tool), join(FOLDER, file)], { cwd: ROOT }, (error, _, stderr) =>
      error ? reject(new Error(`${tool} could not write ${file}.\n${stderr}`)) : resolve(),
    );
  });

/** Returns `{ name, text }[]`. The tools run one after the other, because the script is minified in parallel. */
export async function generated() {
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  for (const tool of TOOLS) await run(tool);
  return readdirSync(FOLDER).map((name) => ({ name, text: readFileSync(join(FOLDER, name), 'utf8') }));
}
