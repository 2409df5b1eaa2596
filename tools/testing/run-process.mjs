// Starts a suite's own runner with our Node and our output. The runner writes its counts to a file.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../build/paths.mjs';

/** Resolves to the exit status of a file that Node runs. */
export function runNode(args, environment = {}) {
  return new Promise((resolve) => {
    const env = { ...process.env, ...environment };
    const child = spawn(process.execPath, args, { cwd: ROOT, stdio: ['ignore', 'inherit', 'inherit'], env });
    child.on('close', (status) => resolve(status ?? 1));
  });
}

/**
 * Runs `args` in an environment that names a file, and reads from it what the runner wrote: `{ passed, failed, skipped,
 * failures }`. A runner that fails without a failed test counts as one failure.
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
