// The fixtures of every host page test: the page on two origins, and the invariants that it must keep.
import { test as base, expect, type Locator, type Page } from '@playwright/test';
import { noteRequests, widgetTexts } from './last-seen.ts';
import { type PageState, pageState } from './page-state.ts';
import { recorded, recordOn } from './record.ts';
import { type Servers, startServers } from './servers.ts';
import { walk, widgetOn } from './walk.ts';

/** The URL of a reference API that can produce faults, without a slash at the end. */
export const API = process.env.HEQ_API ?? 'http://127.0.0.1:4173';

export interface Host {
  readonly page: Page;
  /** The first widget on the page. */
  readonly widget: Locator;
  /** Opens the page with the widget. */
  open(file: string): Promise<void>;
  /** Fails if something differs from the page without the widget, or if an error occurred. */
  invariants(): Promise<void>;
  /** Walks the whole journey, then checks the invariants. */
  journey(): Promise<void>;
  pressProbe(): Promise<void>;
}

interface Worker {
  readonly servers: Servers;
  /** Generated files on the pages' origin, by path. */
  readonly made: Map<string, () => string>;
}

export const test = base.extend<{ host: Host }, Worker>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads which fixtures a function asks for.
  made: [async ({}, use) => use(new Map()), { scope: 'worker' }],
  servers: [
    async ({ made }, use) => {
      const servers = await startServers(API, made);
      await use(servers);
      await servers.stop();
    },
    { scope: 'worker' },
  ],
  host: async ({ page, servers }, use, info) => {
    const requests = noteRequests(page);
    await use(await hostOf(page, servers));
    if (info.status === info.expectedStatus) return;
    // Reporters shorten attachments, so this is printed.
    console.log(`\n${info.title}\n\n${await widgetTexts(page)}\n\n${requests()}`);
  },
});

export { expect };

async function hostOf(page: Page, { pages }: Servers): Promise<Host> {
  const widget = widgetOn(page).first();
  let without: PageState | undefined;
  let presses = 0;
  await recordOn(page);

  async function openWithout(url: string): Promise<void> {
    const scripts = /home-energy-quote\.m?js/;
    await page.route(scripts, (route) => route.abort());
    await page.goto(url);
    await page.waitForTimeout(100);
    without = await pageState(page);
    await page.unroute(scripts);
  }

  async function open(file: string): Promise<void> {
    const url = `${pages}/${file}`;
    await openWithout(url);
    await page.goto('about:blank');
    await page.goto(url);
    presses = 0;
  }

  async function pressProbe(): Promise<void> {
    const probe = page.locator('#probe');
    await probe.scrollIntoViewIfNeeded();
    const box = await probe.boundingBox();
    if (!box) throw new Error('the page has no probe to press');
    // A real click at its position: an element above it, or an inert page, would prevent it.
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    presses++;
  }

  async function invariants(): Promise<void> {
    const { errors, violations } = await recorded(page);
    expect.soft(errors, 'errors on the page').toEqual([]);
    expect.soft(violations, 'violations of its policy').toEqual([]);
    expect.soft(await pageState(page), 'the page, as it is without the widget').toEqual(without);
    await pressProbe();
    expect.soft((await recorded(page)).probes, 'presses of the page’s own button').toBe(presses);
  }

  async function journey(): Promise<void> {
    await walk(widget);
    await invariants();
  }

  return { page, widget, open, invariants, journey, pressProbe };
}
