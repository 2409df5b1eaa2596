// Time from a press until the browser has painted its effect, from Event Timing, as INP counts it.
import { median, percentile } from './statistics.mjs';

/** In the page, before anything of it. The browser tells of no press that took less than 16 ms. */
export function watchPresses() {
  globalThis.presses = [];
  new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries()) {
      if (name === 'click' || name === 'keydown') globalThis.presses.push(duration);
    }
  }).observe({ type: 'event', durationThreshold: 16 });
}

const LEAST = 16;

/** Milliseconds. `done` waits for what the press brings. */
export const press = (tab, target, done) => timed(tab, () => target.click(), done);

/** The same of a key. */
export const pressKey = (tab, target, key, done) => timed(tab, () => target.press(key), done);

async function timed(tab, act, done) {
  await tab.evaluate(() => {
    globalThis.presses.length = 0;
  });
  await act();
  await done();
  // Told some frames after it was painted.
  await tab.waitForTimeout(150);
  return tab.evaluate((least) => Math.max(least, ...globalThis.presses), LEAST);
}

/** The rows of what was timed, four times throttled, against the budget of an interaction. */
export function rowsOf(what, times, lever) {
  const row = (of, value) => ({ name: `${what} to next paint, ${of}, 4× throttled`, value, unit: 'ms' });
  const last = {
    ...row('95th percentile', percentile(times, 0.95)),
    budget: '100 ms',
    ...(lever && { lever }),
  };
  return [row('median', median(times)), last];
}
