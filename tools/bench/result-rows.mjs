// Measures the longest task while a result opens, from the press of See my result until nothing moves, with the CPU throttled
// four times. The floor is React alone, mounting one element.
import { runs } from './runs.mjs';
import { FLOOR, OURS, onStage } from './stage.mjs';
import { median } from './statistics.mjs';
import { button, toLastQuestion, widget } from './visit.mjs';

const RUNS = runs(5);
const THROTTLE = 4;
/** Milliseconds until the result is there, the last chart is drawn and the figure has counted up. */
const REST = 5000;

/** Runs in the page before all other code. */
function watchTasks() {
  globalThis.tasks = [];
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) globalThis.tasks.push(duration);
  }).observe({ type: 'longtask', buffered: true });
}

const longestTask = () => Math.max(50, ...globalThis.tasks);

export function resultRows() {
  return onStage(async (open) => {
    const seen = Object.fromEntries(Object.keys(toLastQuestion).map((name) => [name, []]));
    const floors = [];
    for (let run = 0; run < RUNS; run += 1) {
      floors.push(await mountsFloor(open));
      for (const [name, walk] of Object.entries(toLastQuestion)) seen[name].push(await opens(open, walk));
    }
    const floor = median(floors);
    return Object.entries(seen).map(([name, times]) => ({
      name: `longest task as a result opens, ${name}, ${THROTTLE}× throttled`,
      value: median(times),
      unit: 'ms',
      floor,
      budget: '150 ms',
    }));
  });
}

async function mountsFloor(open) {
  const { tab, close } = await open(FLOOR, { throttle: THROTTLE, init: watchTasks });
  await tab.waitForTimeout(1500);
  const time = await tab.evaluate(longestTask);
  await close();
  return time;
}

async function opens(open, walk) {
  const { tab, devTools, close } = await open(OURS, { init: watchTasks });
  await walk(tab);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: THROTTLE });
  await tab.evaluate(() => {
    globalThis.tasks.length = 0;
  });
  await button(tab, 'See my result').click();
  // A locator that waits would lay the page out in a task of its own.
  await tab.waitForTimeout(REST);
  await widget(tab).locator('.result').waitFor();
  const time = await tab.evaluate(longestTask);
  await close();
  return time;
}
