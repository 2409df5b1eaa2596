// Knows how far two pictures differ: decoded and compared by the browser itself.
import type { BrowserContext } from '@playwright/test';

export interface Difference {
  /** Width and height in pixels, of each. */
  readonly sizes: readonly [string, string];
  /** Share of the pixels that a person could tell apart, 0 to 1. */
  readonly share: number;
}

/** Channels of two pixels that differ by no more than this are the same pixel: text is drawn at places between pixels. */
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
  const decode = async (picture: string) => {
    const bytes = Uint8Array.from(atob(picture), (char) => char.charCodeAt(0));
    const { width, height, ...bitmap } = await createImageBitmap(new Blob([bytes])).then((made) => {
      const canvas = new OffscreenCanvas(made.width, made.height).getContext('2d');
      canvas?.drawImage(made, 0, 0);
      return { width: made.width, height: made.height, canvas };
    });
    return { size: `${width} x ${height}`, data: bitmap.canvas?.getImageData(0, 0, width, height).data };
  };
  const [first, second] = await Promise.all(pictures.map(decode));
  const [a, b] = [first?.data, second?.data];
  if (!first || !second || !a || !b) throw new Error('a picture could not be read');
  let different = 0;
  for (let at = 0; at < a.length; at += 4) {
    const differs = [0, 1, 2].some(
      (channel) => Math.abs((a[at + channel] ?? 0) - (b[at + channel] ?? 0)) > same,
    );
    if (differs) different++;
  }
  return { sizes: [first.size, second.size], share: different / (a.length / 4) };
}
