// Knows what mounting costs in a browser: time to ready and longest task, plain and four times throttled, and what the page sees of it.
import { once } from 'node:events';
import { createServer } from 'node:http';
import { chromium } from '@playwright/test';
import { CHROME_FLAGS, findBrowser } from '../testing/browser.mjs';

const RUNS = 7;
const median = (values) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)];

/** In the page, before anything of it: long tasks and shifts are noted from the start. */
function watch() {
  globalThis.seen = { tasks: [0], shift: 0, ready: 0 };
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) globalThis.seen.tasks.push(duration);
  }).observe({ type: 'longtask', buffered: true });
  new PerformanceObserver((list) => {
    for (const { value } of list.getEntries()) globalThis.seen.shift += value;
  }).observe({ type: 'layout-shift', buffered: true });
  addEventListener('heq-ready', () => {
    globalThis.seen.ready = performance.now();
  });
}

const page = (tag) => `<!doctype html><html lang="en"><head><title>bench</title>
<style>${tag}{display:block;min-height:640px}</style></head>
<body><h1>A page</h1><${tag}></${tag}><p>What comes after</p>
<script>performance.mark('script');</script><script src="/${tag}.js"></script></body></html>`;

export async function mountRows(ours, floor) {
  const scripts = { '/home-energy-quote.js': ours, '/react-alone.js': floor };
  const server = createServer((request, response) => {
    const script = scripts[request.url];
    const tag = request.url === '/floor' ? 'react-alone' : 'home-energy-quote';
    const isPage = request.url === '/floor' || request.url === '/ours';
    response.writeHead(script || isPage ? 200 : 404, {
      'content-type': script ? 'text/javascript' : 'text/html',
    });
    response.end(script ?? (isPage ? page(tag) : ''));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${server.address().port}`;
  const browser = await chromium.launch({ executablePath: findBrowser(), args: CHROME_FLAGS });
  try {
    return [...(await rowsAt(browser, origin, 1)), ...(await rowsAt(browser, origin, 4))];
  } finally {
    await browser.close();
    server.close();
  }
}

async function rowsAt(browser, origin, throttle) {
  const one = async (path) => {
    const runs = [];
    for (let run = 0; run < RUNS; run += 1) runs.push(await mountOnce(browser, `${origin}${path}`, throttle));
    return (key) => median(runs.map((seen) => seen[key]));
  };
  const [ours, floor] = [await one('/ours'), await one('/floor')];
  const at = throttle === 1 ? '' : `, ${throttle}× throttled`;
  const rows = [
    {
      name: `script and mount to ready${at}`,
      value: ours('ready'),
      unit: 'ms',
      floor: floor('ready'),
      budget: '1.6 times',
    },
    {
      name: `longest task${at}`,
      value: ours('longest'),
      unit: 'ms',
      floor: floor('longest'),
      ...(throttle === 4 ? { budget: '1.5 times' } : {}),
    },
  ];
  if (throttle > 1) return rows;
  const shift = { name: 'layout shift', value: ours('shift'), unit: '', budget: '0' };
  return [
    ...rows,
    shift,
    { name: 'requests at load besides the script', value: ours('requests'), unit: '', budget: 'the token' },
  ];
}

async function mountOnce(browser, url, throttle) {
  const context = await browser.newContext();
  const tab = await context.newPage();
  const devTools = await context.newCDPSession(tab);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: throttle });
  await tab.addInitScript(watch);
  await tab.goto(url);
  await tab.waitForFunction(() => globalThis.seen.ready > 0);
  const seen = await tab.evaluate(async () => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    const { startTime } = performance.getEntriesByName('script')[0];
    const { tasks, shift, ready } = globalThis.seen;
    const others = performance.getEntriesByType('resource').filter(({ name }) => !name.endsWith('.js'));
    return { ready: ready - startTime, longest: Math.max(...tasks), shift, requests: others.length };
  });
  await context.close();
  return seen;
}
