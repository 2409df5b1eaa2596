// Measures the browser's own layout shift score, with the README's snippet.
import { OURS, onStage } from './stage.mjs';

/** Milliseconds by which the script is delayed. */
const LATE = 600;

function watch() {
  globalThis.seen = { shift: 0, ready: false };
  new PerformanceObserver((list) => {
    for (const { value } of list.getEntries()) globalThis.seen.shift += value;
  }).observe({ type: 'layout-shift', buffered: true });
  addEventListener('heq-ready', () => {
    globalThis.seen.ready = true;
  });
}

/** CSS pixels, as on many laptops and phones. */
const SIZES = { 'a laptop': { width: 1280, height: 720 }, 'a phone': { width: 412, height: 823 } };

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

async function shift(open, circumstances) {
  const { tab, close } = await open(OURS, { ...circumstances, init: watch });
  await tab.waitForFunction(() => globalThis.seen.ready);
  await tab.waitForTimeout(1000);
  const value = await tab.evaluate(() => globalThis.seen.shift);
  await close();
  return value;
}
