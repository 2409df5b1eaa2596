// Measures the time from a press until the browser has painted its effect, by Event Timing, as INP does; where the effect
// comes in a later task, as that of Back does, until a frame with a given text is painted.
import { median, percentile } from './statistics.mjs';

/** Runs in the page before all other code. The browser reports no event that took less than 16 ms. */
export function watchPresses() {
  globalThis.presses = [];
  new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries()) {
      if (name === 'click' || name === 'keydown') globalThis.presses.push(duration);
    }
  }).observe({ type: 'event', durationThreshold: 16 });
}

const LEAST = 16;

/** Returns milliseconds. `done` waits for the effect of the press. */
export const press = (tab, target, done) => timed(tab, () => target.click(), done);

/** Does the same with a key. */
export const pressKey = (tab, target, key, done) => timed(tab, () => target.press(key), done);

/**
 * Presses until a frame with this text is painted. The page itself looks for it, once a frame: a locator that waits looks more
 * often, and what it asks lays the page out.
 */
export async function pressUntil(tab, target, text) {
  await tab.evaluate(watchText, text);
  const byEvents = await press(tab, target, () => tab.evaluate(() => globalThis.painted));
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

/** The rows for these times, with the CPU throttled four times, against a budget. */
export function rowsOf(what, times, { budget = '100 ms', lever } = {}) {
  const row = (of, value) => ({ name: `${what} to next paint, ${of}, 4× throttled`, value, unit: 'ms' });
  const last = {
    ...row('95th percentile', percentile(times, 0.95)),
    budget,
    ...(lever && { lever }),
  };
  return [row('median', median(times)), last];
}
