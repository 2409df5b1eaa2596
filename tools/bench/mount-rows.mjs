// Measures the time from the script's tag to ready, and the longest task, unthrottled and with the CPU throttled four times,
// against React alone.
import { FLOOR, OURS, onStage } from './stage.mjs';
import { median } from './statistics.mjs';

/** Our script and the floor alternate, so that other work on the machine affects both equally. */
const RUNS = 21;

const LEVER =
  'measure again on a machine that does nothing else; then what runs before the first screen (src/README.md, Speed)';

/** Runs in the page before all other code. */
function watch() {
  globalThis.seen = { tasks: [0], ready: 0 };
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) globalThis.seen.tasks.push(duration);
  }).observe({ type: 'longtask', buffered: true });
  addEventListener('heq-ready', () => {
    globalThis.seen.ready = performance.now();
  });
}

export function mountRows() {
  return onStage(async (open) => [...(await rowsAt(open, 1)), ...(await rowsAt(open, 4))]);
}

async function rowsAt(open, throttle) {
  const runs = { [OURS]: [], [FLOOR]: [] };
  for (let run = 0; run < RUNS; run += 1) {
    for (const tag of [OURS, FLOOR]) runs[tag].push(await mountOnce(open, tag, throttle));
  }
  const at = throttle === 1 ? '' : `, ${throttle}× throttled`;
  const row = (name, key, budget) => {
    const [value, floor] = [OURS, FLOOR].map((tag) => median(runs[tag].map((seen) => seen[key])));
    return { name: `${name}${at}`, value, unit: 'ms', floor, ...(budget && { budget, lever: LEVER }) };
  };
  const rows = [
    row('script and mount to ready', 'ready', '1.3 times'),
    row('longest task', 'longest', throttle === 4 && '1.5 times'),
  ];
  if (throttle > 1) return rows;
  const requests = median(runs[OURS].map((seen) => seen.requests));
  // The one request is for the token.
  return [...rows, { name: 'requests at load besides the script', value: requests, unit: '', budget: '1' }];
}

async function mountOnce(open, tag, throttle) {
  const { tab, close } = await open(tag, { throttle, init: watch });
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
