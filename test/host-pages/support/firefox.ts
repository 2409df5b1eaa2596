// Drives Firefox, which has its own rules for printing, with the protocol WebDriver BiDi.
import { inflateSync } from 'node:zlib';
import puppeteer, { type Browser, type Page } from 'puppeteer-core';

/** The path of Firefox. Empty if it is not installed. */
export const firefox = process.env.FIREFOX_PATH ?? '';

export const startFirefox = (): Promise<Browser> =>
  puppeteer.launch({ browser: 'firefox', executablePath: firefox });

/** Continues a visit that began in another browser, as after a reload. */
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

/** The number of pages of a PDF. Firefox keeps the objects in compressed streams. */
export function pagesIn(pdf: Uint8Array): number {
  const bytes = Buffer.from(pdf);
  const text = bytes.toString('latin1');
  const packed = [...text.matchAll(/\/ObjStm[\s\S]*?stream\r?\n/g)].map(({ index, 0: head }) =>
    inflateSync(bytes.subarray(index + head.length), { finishFlush: 2 }).toString('latin1'),
  );
  return [text, ...packed].join('\n').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;
}
