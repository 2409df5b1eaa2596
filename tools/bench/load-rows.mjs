// Measures what a page pays for the widget as it loads: bytes, time to ready, and layout shift.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DIST } from '../build/paths.mjs';
import { floorScript, LIMIT, weigh } from '../build/size.mjs';
import { median, runs } from './rows.mjs';
import { FLOOR, mountOnce, OURS, onStage, THROTTLE } from './stage.mjs';

/** Compares the script's size with the libraries as published. */
export async function bytesRows() {
  const size = weigh(readFileSync(join(DIST, 'home-energy-quote.js'), 'utf8'));
  const floor = weigh(await floorScript('tools/floor/all-libraries.mjs'));
  return ['raw', 'gzip', 'brotli'].map((kind) => ({
    name: `script, ${kind}`,
    value: size[kind] / 1000,
    unit: 'kB',
    floor: floor[kind] / 1000,
    ...(kind === 'brotli' && { budget: `${LIMIT / 1000} kB` }),
  }));
}

const LEVER =
  'measure again on a machine that does nothing else; then what runs before the first screen (src/README.md)';

/** From the script's tag to ready, and the longest task, against React alone. */
export const mountRows = () =>
  onStage(async (open) => [...(await mountRowsAt(open, 1)), ...(await mountRowsAt(open, THROTTLE))]);

/** Our script and the floor alternate, so that other work on the machine affects both equally. */
async function mountRowsAt(open, throttle) {
  const seen = { [OURS]: [], [FLOOR]: [] };
  for (let run = 0; run < runs(21); run += 1) {
    for (const tag of [OURS, FLOOR]) seen[tag].push(await mountOnce(open, tag, throttle));
  }
  const at = throttle === 1 ? '' : `, ${throttle}× throttled`;
  const row = (name, key, budget) => {
    const [value, floor] = [OURS, FLOOR].map((tag) => median(seen[tag].map((one) => one[key])));
    return { name: `${name}${at}`, value, unit: 'ms', floor, ...(budget && { budget, lever: LEVER }) };
  };
  const rows = [
    row('script and mount to ready', 'ready', throttle === 1 ? '1.4 times' : '1.2 times'),
    row('longest task', 'longest', throttle > 1 && '1 times'),
  ];
  if (throttle > 1) return rows;
  const requests = median(seen[OURS].map((one) => one.requests));
  // The one request is for the token.
  return [...rows, { name: 'requests at load besides the script', value: requests, unit: '', budget: '1' }];
}

/** Milliseconds by which the script is delayed. */
const LATE = 600;
/** CSS pixels, as on many laptops and phones. */
const SIZES = { 'a laptop': { width: 1280, height: 720 }, 'a phone': { width: 412, height: 823 } };

/** The browser's own layout shift score, with the README's snippet. */
export function shiftRows() {
  return onStage(async (open) => {
    const rows = [];
    for (const [on, size] of Object.entries(SIZES)) {
      const name = `layout shift on ${on}`;
      rows.push({ name, value: await shift(open, { size }), unit: '', budget: '0' });
      const late = await shift(open, { size, late: LATE });
      rows.push({ name: `${name}, the script ${LATE} ms late`, value: late, unit: '', budget: '0' });
    }
    return rows;
  });
}

/** Runs in the page before all other code. */
function watchShift() {
  globalThis.seen = { shift: 0, ready: false };
  new PerformanceObserver((list) => {
    for (const { value } of list.getEntries()) globalThis.seen.shift += value;
  }).observe({ type: 'layout-shift', buffered: true });
  addEventListener('heq-ready', () => {
    globalThis.seen.ready = true;
  });
}

async function shift(open, circumstances) {
  const { tab, close } = await open(OURS, { ...circumstances, init: watchShift });
  await tab.waitForFunction(() => globalThis.seen.ready);
  await tab.waitForTimeout(1000);
  const value = await tab.evaluate(() => globalThis.seen.shift);
  await close();
  return value;
}
