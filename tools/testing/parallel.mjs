import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { ROOT } from '../build/paths.mjs';

/** A suite that did not write a result has failed. */
function resultsIn(file, names, seconds) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return names.map((name) => ({ name, passed: 0, failed: 1, skipped: 0, seconds }));
  }
}

/** Runs suites in a separate process. Their output is shown at the end, followed by their results. */
export async function runInParallel(suites) {
  if (suites.length === 0) return [];
  const names = suites.map(({ name }) => name);
  const folder = mkdtempSync(join(tmpdir(), 'heq-results-'));
  const file = join(folder, 'results.json');
  const started = performance.now();
  try {
    const child = spawn(process.execPath, ['tools/testing/run-parallel.mjs', `--only=${names.join(',')}`], {
      cwd: ROOT,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, HEQ_RESULTS: file },
    });
    const [out, complaints] = await Promise.all([text(child.stdout), text(child.stderr)]);
    process.stdout.write(out);
    process.stderr.write(complaints);
    return resultsIn(file, names, (performance.now() - started) / 1000);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
