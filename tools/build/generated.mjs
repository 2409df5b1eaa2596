// The files of dist that TypeScript in tools/ writes from what src says of itself.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DIST, ROOT } from './paths.mjs';

/** Each is run as `node <tool> <file to write>`. */
const TOOLS = [
  ['tools/openapi.ts', 'openapi.json'],
  ['tools/enquiry-schema.ts', 'enquiry.schema.json'],
  ['tools/custom-elements.ts', 'custom-elements.json'],
  ['tools/messages.ts', 'messages.json'],
  ['tools/declarations.ts', 'home-energy-quote.d.ts'],
];

/** The names of the files written. */
export function generated() {
  return TOOLS.filter(([tool]) => existsSync(join(ROOT, tool))).map(([tool, file]) => {
    const run = spawnSync(process.execPath, [join(ROOT, tool), join(DIST, file)], {
      cwd: ROOT,
      encoding: 'utf8',
    });
    if (run.status !== 0) throw new Error(`${tool} could not write ${file}.\n${run.stderr}`);
    return file;
  });
}
