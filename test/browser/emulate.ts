// Emulates the visitor's settings: reduced motion, forced colours, and the window's size.
import { executeServerCommand, setViewport } from '@web/test-runner-commands';

type Features = Readonly<Record<'prefers-reduced-motion' | 'prefers-contrast' | 'forced-colors', string>>;

/** All features are listed, since a feature that is left out would keep its value. */
const PLAIN: Features = {
  'prefers-reduced-motion': 'no-preference',
  'prefers-contrast': 'no-preference',
  'forced-colors': 'none',
};

let isSet = false;

/**
 * Sets these features, and all others to their defaults.
 * @example await emulate({ 'forced-colors': 'active' })
 */
export async function emulate(features: Partial<Features>): Promise<void> {
  isSet = true;
  await executeServerCommand<boolean, Features>('media-features', { ...PLAIN, ...features });
  await nextPaint();
}

const isPossible = () => window.heqTest.engine === 'chromium';

/**
 * Turns motion off, unless the test file has set its own features: drawing the frames of animations would be half the work of
 * a journey. In other engines this cannot be emulated.
 * @example before(calm)
 */
export async function calm(): Promise<void> {
  if (!isSet && isPossible()) await emulate({ 'prefers-reduced-motion': 'reduce' });
}

/**
 * For tests of things that move.
 * @example before(withMotion)
 */
export async function withMotion(): Promise<void> {
  if (isPossible()) await emulate({});
}

/** In CSS pixels. */
const WINDOW = { width: 1280, height: 1024 };

/**
 * Sets the window to its size at this `zoom`: 4 is 400 %, with a quarter of the width and height.
 * @example await zoomTo(4)
 */
export async function zoomTo(zoom: number): Promise<void> {
  const [width, height] = [WINDOW.width / zoom, WINDOW.height / zoom];
  await setViewport({ width, height, deviceScaleFactor: zoom } as { width: number; height: number });
  await nextPaint();
}

/**
 * Resolves when changes have been laid out and painted.
 * @example await nextPaint()
 */
export async function nextPaint(): Promise<void> {
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
}
