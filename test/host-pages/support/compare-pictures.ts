// The browser itself decodes and compares the images.
import type { BrowserContext } from '@playwright/test';

export interface Difference {
  /** Width and height in pixels, of each image. */
  readonly sizes: readonly [string, string];
  /** The share of pixels that differ visibly, 0 to 1. */
  readonly share: number;
}

/** Pixels whose channels differ by no more than this count as equal, since text may be drawn between pixels. */
const SAME = 24;

export async function comparePictures(
  context: BrowserContext,
  one: Buffer,
  other: Buffer,
): Promise<Difference> {
  const page = await context.newPage();
  try {
    const pictures = [one, other].map((picture) => picture.toString('base64'));
    return await page.evaluate(compare, { pictures, same: SAME });
  } finally {
    await page.close();
  }
}

/** Runs in the page. */
async function compare({ pictures, same }: { pictures: string[]; same: number }): Promise<Difference> {
  async function decode(picture: string): Promise<ImageData> {
    const bytes = Uint8Array.from(atob(picture), (char) => char.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes]));
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
    if (!canvas) throw new Error('nothing to draw on');
    canvas.drawImage(bitmap, 0, 0);
    return canvas.getImageData(0, 0, bitmap.width, bitmap.height);
  }
  const size = ({ width, height }: ImageData) => `${width} x ${height}`;
  const [one, other] = await Promise.all([decode(pictures[0] ?? ''), decode(pictures[1] ?? '')]);
  let different = 0;
  for (let at = 0; at < one.data.length; at += 4) {
    const apart = (channel: number) =>
      Math.abs((one.data[at + channel] ?? 0) - (other.data[at + channel] ?? 0));
    if (Math.max(apart(0), apart(1), apart(2)) > same) different++;
  }
  return { sizes: [size(one), size(other)], share: different / (one.data.length / 4) };
}
