// Measures what the widget does when nothing happens, and what a removed element leaves behind.
import { OURS, onStage } from './stage.mjs';
import { pastAddress } from './visit.mjs';

/** Milliseconds to settle, and milliseconds during which timers and frames are counted. */
const SETTLE = 3000;
const WINDOW = 12_000;

/** Runs in the page before all other code. It does not count the timer that renews the token after 10 s. */
function watchTimers() {
  globalThis.requested = [];
  const TOKEN = 9000;
  for (const name of ['setTimeout', 'setInterval', 'requestAnimationFrame', 'requestIdleCallback']) {
    const own = globalThis[name];
    globalThis[name] = (callback, ...rest) => {
      if (!(name === 'setTimeout' && rest[0] >= TOKEN)) globalThis.requested.push(`${name} ${rest[0] ?? ''}`);
      return own.call(globalThis, callback, ...rest);
    };
  }
  globalThis.hide = () => {
    Object.defineProperty(document, 'hidden', { value: true });
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
    document.dispatchEvent(new Event('visibilitychange'));
  };
}

export function idleRows({ tell }) {
  return onStage(async (open) => {
    const { tab, close } = await open(OURS, { init: watchTimers });
    // The home screen, which has a carousel, on a hidden page.
    await tab.evaluate(() => globalThis.hide());
    const hidden = await idleRow(tab, 'timers and frames in 12 s, the page hidden', tell);
    await close();
    const shown = await open(OURS, { init: watchTimers });
    await pastAddress(shown.tab, 'Explore heat pumps');
    const idle = await idleRow(shown.tab, 'timers and frames in 12 s, at a question', tell);
    await shown.close();
    return [hidden, idle];
  });
}

async function idleRow(tab, name, tell) {
  await tab.waitForTimeout(SETTLE);
  await tab.evaluate(() => {
    globalThis.requested.length = 0;
  });
  await tab.waitForTimeout(WINDOW);
  const requested = await tab.evaluate(() => globalThis.requested);
  if (requested.length > 0) tell(`  ${name}: ${requested.join(', ')}`);
  return { name, value: requested.length, unit: '', budget: '0' };
}

/** Cycles until everything that is created only once exists. */
const WARM_UP = 20;
const CYCLES = 500;
const LEVER = 'what grows is named by comparing two heap snapshots of such a page';

/** Runs in the page: adds an element, waits until it is ready, removes it, and waits until it has ended. */
async function cycle() {
  const old = document.querySelector('home-energy-quote');
  const api = old?.getAttribute('api-base') ?? globalThis.api;
  globalThis.api = api;
  old?.remove();
  const element = document.createElement('home-energy-quote');
  element.setAttribute('api-base', api);
  const ready = new Promise((resolve) => element.addEventListener('heq-ready', resolve, { once: true }));
  document.body.append(element);
  await ready;
  element.remove();
  // The element ends in a later task, and React's effects end in the one after that.
  await new Promise((resolve) => setTimeout(resolve, 20));
}

export function heapRows({ tell }) {
  return onStage(async (open) => {
    const { tab, devTools, close } = await open(OURS);
    const run = () => tab.evaluate(cycle);
    for (let at = 0; at < WARM_UP; at += 1) await run();
    const before = await counts(devTools);
    const heap = [];
    for (let at = 0; at < CYCLES; at += 1) {
      await run();
      heap.push((await counts(devTools)).heap);
      if (at % 100 === 99) tell(`  ${at + 1} of ${CYCLES}`);
    }
    const after = await counts(devTools);
    await close();
    return [
      {
        name: 'heap kept a mount and removal',
        value: slope(heap) / 1000,
        unit: 'kB',
        budget: '2 kB',
        lever: LEVER,
      },
      { name: `nodes kept after ${CYCLES}`, value: after.nodes - before.nodes, unit: '', budget: '0' },
      {
        name: `listeners kept after ${CYCLES}`,
        value: after.listeners - before.listeners,
        unit: '',
        budget: '0',
      },
    ];
  });
}

/** Counts after a forced garbage collection. */
async function counts(devTools) {
  await devTools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devTools.send('Runtime.getHeapUsage');
  const { nodes, jsEventListeners } = await devTools.send('Memory.getDOMCounters');
  return { heap: usedSize, nodes, listeners: jsEventListeners };
}

/** The slope of a series from one value to the next, by least squares. */
function slope(values) {
  const middle = (values.length - 1) / 2;
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const top = values.reduce((sum, value, at) => sum + (at - middle) * (value - mean), 0);
  const bottom = values.reduce((sum, _, at) => sum + (at - middle) ** 2, 0);
  return top / bottom;
}
