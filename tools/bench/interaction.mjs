// From a press until the browser has painted what came of it: its own Event Timing, as INP counts it.

/** In the page, before anything of it. The browser tells of no press that took less than 16 ms. */
export function watchPresses() {
  globalThis.presses = [];
  new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries()) {
      if (name === 'click') globalThis.presses.push(duration);
    }
  }).observe({ type: 'event', durationThreshold: 16 });
}

const LEAST = 16;

/** Milliseconds. `done` waits for what the press brings. */
export async function press(tab, target, done) {
  await tab.evaluate(() => {
    globalThis.presses.length = 0;
  });
  await target.click();
  await done();
  // Told some frames after it was painted.
  await tab.waitForTimeout(150);
  return tab.evaluate((least) => Math.max(least, ...globalThis.presses), LEAST);
}
