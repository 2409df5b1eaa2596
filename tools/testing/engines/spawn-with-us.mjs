// A program that a test run starts ends with the run, even if a signal ends the run.
import { spawn } from 'node:child_process';

const running = new Set();

function endAll() {
  for (const child of running) child.kill();
}

/** Without these listeners, a signal would end only this process. */
function listen() {
  process.once('exit', endAll);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit(1));
}

/** Works like `spawn`. */
export function spawnWithUs(path, args, options) {
  if (running.size === 0 && process.listenerCount('exit', endAll) === 0) listen();
  const child = spawn(path, args, options);
  running.add(child);
  child.once('exit', () => running.delete(child));
  return child;
}
