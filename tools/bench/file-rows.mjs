// Measures how long it takes to read a meter's file of a year's half hours on a result, and the longest task meanwhile, with the
// CPU throttled four times.
import { runs } from './runs.mjs';
import { OURS, onStage } from './stage.mjs';
import { median } from './statistics.mjs';
import { toResult, widget } from './visit.mjs';

const RUNS = runs(6);
const THROTTLE = 4;
const ROWS = 17_520;
/** Milliseconds: without an end, a sentence with other words would be waited for until somebody ends the bench. */
const PATIENCE = 60_000;

/** Runs in the page. It puts the file into the field without an event, since making the file takes longer than reading it. */
function fill(field, rows) {
  const at = (row) =>
    new Date(Date.UTC(2025, 0, 1) + row * 1_800_000).toISOString().replace('.000Z', '+00:00');
  const line = (_, row) => ` 0.${100 + (row % 48)}, ${at(row)}, ${at(row + 1)}`;
  const text = [' Consumption (kwh), Start, End', ...Array.from({ length: rows }, line)].join('\n');
  const files = new DataTransfer();
  files.items.add(new File([text], 'use.csv'));
  field.files = files.files;
}

/** Dispatches the event and waits for the message about the file. */
async function choose(field, patience) {
  const part = field.closest('details');
  const tasks = [];
  const watcher = new PerformanceObserver((list) => tasks.push(...list.getEntries()));
  watcher.observe({ type: 'longtask' });
  const begun = performance.now();
  const read = new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error(`The file was not read in ${patience} ms.`)), patience);
    new MutationObserver((_, observer) => {
      if (!/We read .+ of the half hours from .+ 2025/.test(part.textContent)) return;
      observer.disconnect();
      resolve(performance.now() - begun);
    }).observe(part, { subtree: true, childList: true, characterData: true });
  });
  field.dispatchEvent(new Event('change', { bubbles: true }));
  const time = await read;
  await new Promise((resolve) => setTimeout(resolve, 300));
  return { time, task: Math.max(50, ...tasks.map(({ duration }) => duration)) };
}

export function fileRows() {
  return onStage(async (open) => {
    const seen = [];
    for (let run = 0; run < RUNS; run += 1) {
      const { tab, devTools, close } = await open(OURS);
      await toResult(tab);
      await tab.waitForTimeout(1000);
      for (const part of ['Make your result more exact', 'Use your smart meter’s readings'])
        await widget(tab).getByText(part, { exact: true }).click();
      const field = widget(tab).locator('input[type=file]');
      await field.evaluate(fill, ROWS);
      await devTools.send('Emulation.setCPUThrottlingRate', { rate: THROTTLE });
      seen.push(await field.evaluate(choose, PATIENCE));
      await close();
    }
    const row = (name, times) => ({
      name: `${ROWS.toLocaleString('en')} half hours, ${THROTTLE}× throttled: ${name}`,
      value: median(times),
      unit: 'ms',
      budget: '200 ms',
    });
    return [
      row(
        'from the file to what was read',
        seen.map(({ time }) => time),
      ),
      row(
        'longest task',
        seen.map(({ task }) => task),
      ),
    ];
  });
}
