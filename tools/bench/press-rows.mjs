// Measures the time from a press until the browser has painted its effect, throttled, against React alone mounting one element:
// by Event Timing, as INP does; where the effect comes in a later task, until a frame with a given text is painted.
import { median, percentile, runs } from './rows.mjs';
import { floorMount, OURS, onStage, THROTTLE } from './stage.mjs';
import { button, openFolds, pastAddress, toResult, widget } from './visit.mjs';

/** Milliseconds. The browser reports no event that took less. */
const LEAST = 16;

/** Runs in the page before all other code. */
function watchPresses() {
  globalThis.presses = [];
  new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries()) {
      if (name === 'click' || name === 'keydown') globalThis.presses.push(duration);
    }
  }).observe({ type: 'event', durationThreshold: 16 });
}

/** Returns milliseconds. `act` presses, `done` waits for the effect of the press. */
async function timed(tab, act, done) {
  await tab.evaluate(() => {
    globalThis.presses.length = 0;
  });
  await act();
  await done();
  // The browser reports an event some frames after it has painted its effect.
  await tab.waitForTimeout(150);
  return tab.evaluate((least) => Math.max(least, ...globalThis.presses), LEAST);
}

/**
 * Presses until a frame with this text is painted. The page itself looks for it, once a frame: a locator that waits looks more
 * often, and what it asks lays the page out.
 */
async function pressUntil(tab, target, text) {
  await tab.evaluate(watchText, text);
  const byEvents = await timed(
    tab,
    () => target.click(),
    () => tab.evaluate(() => globalThis.painted),
  );
  return Math.max(byEvents, await tab.evaluate(() => globalThis.painted));
}

/** Runs in the page. */
function watchText(text) {
  const { shadowRoot } = document.querySelector('home-energy-quote');
  globalThis.painted = new Promise((resolve) => {
    const begin = ({ timeStamp }) => {
      const look = () => {
        if (!shadowRoot.textContent.includes(text)) return requestAnimationFrame(look);
        // A message that is sent in a frame is read when the frame is painted.
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(performance.now() - timeStamp);
        port2.postMessage(null);
      };
      requestAnimationFrame(look);
    };
    addEventListener('click', begin, { once: true, capture: true });
  });
}

function pressRows(what, times, floor, budget) {
  const row = (of, value) => ({
    name: `${what} to next paint, ${of}, ${THROTTLE}× throttled`,
    value,
    unit: 'ms',
    floor,
  });
  return [row('median', median(times)), { ...row('95th percentile', percentile(times, 0.95)), budget }];
}

/** Each round goes forwards to this question and back again. */
const LAST = 4;

/** From a press of Next or Back until the next question is painted. */
export function stepRows() {
  return onStage(async (open) => {
    const floor = await floorMount(open);
    const { tab, close } = await open(OURS, { throttle: THROTTLE, init: watchPresses });
    await pastAddress(tab, 'Explore all three together');
    const times = [];
    const move = async (name, to) => {
      times.push(await pressUntil(tab, button(tab, name), `Step ${to} of`));
    };
    // The first round is that of a new visitor, and counts like the others.
    for (let round = 0; round < runs(25); round += 1) {
      for (let to = 3; to <= LAST; to += 1) await move('Next', to);
      for (let to = LAST - 1; to >= 2; to -= 1) await move('Back', to);
    }
    await close();
    return pressRows('step change', times, floor, '0.35 times');
  });
}

/** Opens the solar result with all its folds, and throttles it. */
function onResult(use) {
  return onStage(async (open) => {
    const floor = await floorMount(open);
    const { tab, devTools, close } = await open(OURS, { init: watchPresses });
    await toResult(tab);
    await openFolds(tab);
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: THROTTLE });
    const rows = await use(tab, floor);
    await close();
    return rows;
  });
}

/** From the press that replaces a table by a chart until the chart is painted. */
export function chartRows() {
  return onResult(async (tab, floor) => {
    const charts = widget(tab).locator('figure.chart');
    const rows = [];
    for (let at = 0; at < (await charts.count()); at += 1)
      rows.push(await chartRow(tab, charts.nth(at), floor));
    return rows;
  });
}

async function chartRow(tab, figure, floor) {
  const title = (await figure.locator('.chart__title').innerText()).replace(/[£\d,.]+/g, '…');
  const times = [];
  for (let run = 0; run < runs(7); run += 1) {
    await figure.getByRole('button', { name: /Show as table/ }).click();
    const show = () => figure.getByRole('button', { name: /Show as chart/ }).click();
    times.push(await timed(tab, show, () => figure.locator('canvas').waitFor()));
  }
  const name = `chart “${title}” painted, ${THROTTLE}× throttled`;
  return { name, value: median(times), unit: 'ms', floor, budget: '0.4 times' };
}

/** From a key on a lever of What if until its sentence and chart are painted. */
export function leverRows() {
  return onResult(async (tab, floor) => {
    const levers = widget(tab).locator('.lever__slider');
    await levers.first().waitFor();
    const times = [];
    for (let at = 0; at < (await levers.count()); at += 1)
      times.push(...(await leverTimes(tab, levers.nth(at))));
    return pressRows('what-if lever', times, floor, '0.4 times');
  });
}

/** At its end, the lever goes back. */
async function leverTimes(tab, lever) {
  const times = [];
  for (let run = 0; run < runs(20); run += 1) {
    const [before, isAtEnd] = await lever.evaluate(({ value, max }) => [value, Number(value) >= Number(max)]);
    const isMoved = ([input, from]) => input.value !== from;
    const moved = async () => tab.waitForFunction(isMoved, [await lever.elementHandle(), before]);
    times.push(await timed(tab, () => lever.press(isAtEnd ? 'ArrowLeft' : 'ArrowRight'), moved));
  }
  return times;
}
