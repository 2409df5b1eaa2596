// Starts a virtual display.
import { once } from 'node:events';
import { spawnWithUs } from './spawn-with-us.mjs';

/** The pointer starts in the middle of the screen. The screen is so large that no window in its corner is under the pointer. */
const SCREEN = '3000x3000x24';

/** Resolves to `{ name, stop }`. The name is the value for DISPLAY; Xvfb chooses a free one. */
export async function startDisplay(path) {
  const args = ['-displayfd', '1', '-screen', '0', SCREEN, '-nolisten', 'tcp'];
  const child = spawnWithUs(path, args, { stdio: ['ignore', 'pipe', 'ignore'] });
  const failed = once(child, 'exit').then(() => Promise.reject(new Error('Xvfb did not start.')));
  failed.catch(() => {});
  const [number] = await Promise.race([once(child.stdout.setEncoding('utf8'), 'data'), failed]);
  return { name: `:${number.trim()}`, stop: () => child.kill() };
}
