// Firefox, which lays paper out by its own rules: driven by the protocol that all browsers are to have.
import { inflateSync } from 'node:zlib';
import puppeteer, { type Browser, type Page } from 'puppeteer-core';

/** Its path; empty where it is not installed. */
export const firefox = process.env.FIREFOX_PATH ?? '';

export const startFirefox = (): Promise<Browser> =>
  puppeteer.launch({ browser: 'firefox', executablePath: firefox });

/** A visit that was made in another browser, as after a reload. */
export async function takeOver(
  page: Page,
  url: string,
  kept: Readonly<Record<string, string>>,
): Promise<void> {
  await page.goto(url);
  await page.evaluate((all) => {
    for (const [key, value] of Object.entries(all)) sessionStorage.setItem(key, value);
    location.hash = '#/quote/results';
    location.reload();
  }, kept);
}

/** How many pages a PDF has: Firefox keeps its objects in packed streams. */
export function pagesIn(pdf: Uint8Array): number {
  const bytes = Buffer.from(pdf);
  const text = bytes.toString('latin1');
  const packed = [...text.matchAll(/\/ObjStm[\s\S]*?stream\r?\n/g)].map(({ index, 0: head }) =>
    inflateSync(bytes.subarray(index + head.length), { finishFlush: 2 }).toString('latin1'),
  );
  return [text, ...packed].join('\n').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;
}
