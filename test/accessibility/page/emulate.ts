// Knows how a test says what the visitor has set: less motion, forced colours; and how wide their window is.
import { executeServerCommand, setViewport } from '@web/test-runner-commands';

type Features = Readonly<Record<'prefers-reduced-motion' | 'forced-colors', string>>;

/** A feature that is left out would stay as it was. */
const PLAIN: Features = { 'prefers-reduced-motion': 'no-preference', 'forced-colors': 'none' };

/** These features, and no others. */
export async function emulate(features: Partial<Features>): Promise<void> {
  await executeServerCommand<boolean, Features>('media-features', { ...PLAIN, ...features });
  await drawn();
}

/** CSS pixels. */
const WINDOW = { width: 1280, height: 1024 };

/** The test's window as `zoom` leaves it: 4 is 400 %, with a quarter of the width and of the height. */
export async function zoomTo(zoom: number): Promise<void> {
  const [width, height] = [WINDOW.width / zoom, WINDOW.height / zoom];
  await setViewport({ width, height, deviceScaleFactor: zoom } as { width: number; height: number });
  await drawn();
}

/** Until what changed is laid out and drawn. */
export async function drawn(): Promise<void> {
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
}
