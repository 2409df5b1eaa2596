// A program that a test run starts ends with it, also when the run is told to stop.
import { spawn } from 'node:child_process';

const running = new Set();

function endAll() {
  for (const child of running) child.kill();
}

/** Without a listener a signal ends us and nothing else. */
function listen() {
  process.once('exit', endAll);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit(1));
}

/** As `spawn`. */
export function spawnWithUs(path, args, options) {
  if (running.size === 0 && process.listenerCount('exit', endAll) === 0) listen();
  const child = spawn(path, args, options);
  running.add(child);
  child.once('exit', () => running.delete(child));
  return child;
}
