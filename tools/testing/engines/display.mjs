// A display without a screen.
import { once } from 'node:events';
import { spawnWithUs } from './spawn-with-us.mjs';

/** Its pointer stands in the middle: so large a screen that no window in its corner is under it. */
const SCREEN = '3000x3000x24';

/** `{ name, stop }`: the name is for DISPLAY, and free: the display chose it itself. */
export async function startDisplay(path) {
  const args = ['-displayfd', '1', '-screen', '0', SCREEN, '-nolisten', 'tcp'];
  const child = spawnWithUs(path, args, { stdio: ['ignore', 'pipe', 'ignore'] });
  const failed = once(child, 'exit').then(() => Promise.reject(new Error('Xvfb did not start.')));
  failed.catch(() => {});
  const [number] = await Promise.race([once(child.stdout.setEncoding('utf8'), 'data'), failed]);
  return { name: `:${number.trim()}`, stop: () => child.kill() };
}
