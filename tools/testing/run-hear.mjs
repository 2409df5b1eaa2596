// `npm run hear` walks each journey in the browser, from src, and writes what is spoken into test/accessibility/ear/transcripts.
// Read it before you commit it. With `--orca`, it walks one journey in Firefox with Orca.
import { spawnSync } from 'node:child_process';
import { ROOT } from '../build/paths.mjs';
import { runOrca } from './orca/run-orca.mjs';

function hear() {
  const { status } = spawnSync(
    process.execPath,
    [
      'node_modules/@web/test-runner/dist/bin.js',
      '--files',
      'test/accessibility/ear/transcripts.test.ts',
      '--update-snapshots',
    ],
    { cwd: ROOT, stdio: 'inherit', env: { ...process.env, HEQ_SOURCE: '1' } },
  );
  return status ?? 1;
}

process.exitCode = process.argv.includes('--orca') ? await runOrca() : hear();
