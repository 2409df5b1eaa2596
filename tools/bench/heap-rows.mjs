// Measures what a removed element leaves behind: heap for each cycle, and nodes and listeners at the end.
import { OURS, onStage } from './stage.mjs';
import { slope } from './statistics.mjs';

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
