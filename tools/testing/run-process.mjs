// A suite's own runner is started on our Node, with our output, and tells its counts in a file.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../build/paths.mjs';

/** The status of a file run by node. */
export function runNode(args, environment = {}) {
  return new Promise((resolve) => {
    const env = { ...process.env, ...environment };
    const child = spawn(process.execPath, args, { cwd: ROOT, stdio: ['ignore', 'inherit', 'inherit'], env });
    child.on('close', (status) => resolve(status ?? 1));
  });
}

/**
 * Runs `args` in an environment that names a file, and reads what the runner wrote there: `{ passed, failed, skipped, failures }`.
 * A runner that failed without saying which test did counts as one failure.
 */
export async function runCounted(args, environment, read = JSON.parse) {
  const folder = mkdtempSync(join(tmpdir(), 'heq-counts-'));
  const file = join(folder, 'counts.json');
  try {
    const status = await runNode(args, environment(file));
    const counts = readCounts(file, read);
    return status !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function readCounts(file, read) {
  try {
    return read(readFileSync(file, 'utf8'));
  } catch {
    return { passed: 0, failed: 0, skipped: 0 };
  }
}
