// Serves two pages that use the reference API: one with our script, one with the floor's.
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { DIST } from '../build/paths.mjs';
import { floorScript } from '../build/size.mjs';
import { CHROME_FLAGS, findBrowser } from '../testing/programs.mjs';
import { startReferenceApi } from '../testing/reference-api.mjs';
import { median, runs } from './rows.mjs';

export const OURS = 'home-energy-quote';
export const FLOOR = 'react-alone';
const DESKTOP = { width: 1280, height: 720 };

/** A page with the README's snippet. The script is sent after `late` milliseconds. */
function page(tag, api, late) {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>bench</title>
<style>${tag}{display:flow-root;min-height:max(640px,100svh)}</style></head>
<body><h1 style="margin:0">A page</h1><${tag} api-base="${api}"><p>Call us on <a href="tel:0">0</a>.</p></${tag}><p>What comes after</p>
<script>performance.mark('script');</script><script src="/${tag}.js?late=${late}"></script></body></html>`;
}

async function serve(scripts, api) {
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url, 'http://a');
    const late = Number(searchParams.get('late'));
    const tag = pathname.slice(1).replace('.js', '');
    if (!Object.hasOwn(scripts, tag)) return response.writeHead(404).end();
    const isScript = pathname.endsWith('.js');
    response.setHeader('content-type', isScript ? 'text/javascript' : 'text/html');
    setTimeout(() => response.end(isScript ? scripts[tag] : page(tag, api, late)), isScript ? late : 0);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { url: `http://127.0.0.1:${server.address().port}`, stop: () => server.close() };
}

/**
 * Calls `use` with a function that opens a page in a new browser context: `open(tag, { throttle, late, init, begin, size })`
 * resolves to `{ tab, devTools, close }`. `init` runs in the page before all other code, `begin(devTools)` before the page
 * exists. Everything is closed afterwards.
 */
export async function onStage(use) {
  process.env.RATE_LIMIT = 'off';
  const api = await startReferenceApi();
  const ours = readFileSync(join(DIST, `${OURS}.js`), 'utf8');
  const scripts = { [OURS]: ours, [FLOOR]: await floorScript(`tools/floor/${FLOOR}.mjs`) };
  const server = await serve(scripts, api.url);
  const browser = await chromium.launch({ executablePath: findBrowser(), args: CHROME_FLAGS });
  async function open(tag, { throttle = 1, late = 0, init, begin, size = DESKTOP } = {}) {
    const context = await browser.newContext({ viewport: size });
    const tab = await context.newPage();
    const devTools = await context.newCDPSession(tab);
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: throttle });
    if (init) await tab.addInitScript(init);
    await begin?.(devTools);
    await tab.goto(`${server.url}/${tag}?late=${late}`);
    return { tab, devTools, close: () => context.close() };
  }
  try {
    return await use(open);
  } finally {
    await browser.close();
    server.stop();
    await api.stop();
  }
}

/** The CPU is throttled as many times for what a visitor waits for. */
export const THROTTLE = 4;

/**
 * Runs in the page before all other code. `seen` holds when the element was ready and the length of each long task. Browsers do not
 * report tasks of less than 50 ms.
 */
export function watchLoad() {
  globalThis.seen = { tasks: [50], ready: 0 };
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) globalThis.seen.tasks.push(duration);
  }).observe({ type: 'longtask', buffered: true });
  addEventListener('heq-ready', () => {
    globalThis.seen.ready = performance.now();
  });
}

/** Milliseconds from the script's tag to ready, the longest task, and the requests besides the script. */
export async function mountOnce(open, tag, throttle) {
  const { tab, close } = await open(tag, { throttle, init: watchLoad });
  await tab.waitForFunction(() => globalThis.seen.ready > 0);
  const seen = await tab.evaluate(async () => {
    await new Promise((resolve) => setTimeout(resolve, 500));
    const { startTime } = performance.getEntriesByName('script')[0];
    const { tasks, ready } = globalThis.seen;
    const others = performance.getEntriesByType('resource').filter(({ name }) => !name.includes('.js'));
    return { ready: ready - startTime, longest: Math.max(...tasks), requests: others.length };
  });
  await close();
  return seen;
}

/** The floor of what a visitor waits for: React alone, mounting one element, throttled. */
export async function floorMount(open) {
  const times = [];
  for (let run = 0; run < runs(7); run += 1) times.push((await mountOnce(open, FLOOR, THROTTLE)).ready);
  return median(times);
}
