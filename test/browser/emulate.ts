// What the visitor has set: less motion, forced colours, and how wide their window is.
import { executeServerCommand, setViewport } from '@web/test-runner-commands';

type Features = Readonly<Record<'prefers-reduced-motion' | 'prefers-contrast' | 'forced-colors', string>>;

/** A feature that is left out would stay as it was. */
const PLAIN: Features = {
  'prefers-reduced-motion': 'no-preference',
  'prefers-contrast': 'no-preference',
  'forced-colors': 'none',
};

let isTold = false;

/** These features, and no others. */
export async function emulate(features: Partial<Features>): Promise<void> {
  isTold = true;
  await executeServerCommand<boolean, Features>('media-features', { ...PLAIN, ...features });
  await drawn();
}

const isToldHere = () => window.heqTest.engine === 'chromium';

/**
 * Less motion, unless the test file has said otherwise: drawing the frames of animations would be half the work of a
 * journey. Other engines can't be told.
 */
export async function calm(): Promise<void> {
  if (!isTold && isToldHere()) await emulate({ 'prefers-reduced-motion': 'reduce' });
}

/** For a journey whose test is about what moves by itself. */
export async function withMotion(): Promise<void> {
  if (isToldHere()) await emulate({});
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
