// Prints what a page showed and requested when a test fails, since some tests fail once in a hundred runs.
import type { Page, Request } from '@playwright/test';

/** One line for each request of the page, with its times in milliseconds and its result. */
export function noteRequests(page: Page): () => string {
  const begun = Date.now();
  const asked = new Map<Request, string>();
  const end = (request: Request, how: string) =>
    asked.set(request, `${asked.get(request)} ${how} at ${Date.now() - begun}`);
  page.on('request', (request) => {
    asked.set(request, `${Date.now() - begun} ${request.method()} ${request.url()}`);
  });
  page.on('requestfailed', (request) => end(request, request.failure()?.errorText ?? 'failed'));
  page.on('response', (response) => end(response.request(), `${response.status()}`));
  return () => [...asked.values()].join('\n');
}

/** The text of each widget, including those in frames. */
export async function widgetTexts(page: Page): Promise<string> {
  const texts = page
    .frames()
    .map((frame) =>
      frame
        .evaluate(() =>
          [...document.querySelectorAll('home-energy-quote')].map(
            ({ shadowRoot }) => shadowRoot?.querySelector<HTMLElement>('.root')?.innerText ?? '(nothing yet)',
          ),
        )
        .catch((error: Error) => [error.message]),
    );
  return (await Promise.all(texts)).flat().join('\n---\n');
}
