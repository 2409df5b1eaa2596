// Counts timers and frames while nothing happens: on a question without input, and on a hidden page.
import { OURS, onStage } from './stage.mjs';
import { pastAddress } from './visit.mjs';

/** Milliseconds to settle, and milliseconds during which timers and frames are counted. */
const SETTLE = 3000;
const WINDOW = 12_000;

/** Runs in the page before all other code. It does not count the timer that renews the token after 10 s. */
function watch() {
  globalThis.asked = [];
  const TOKEN = 9000;
  for (const name of ['setTimeout', 'setInterval', 'requestAnimationFrame', 'requestIdleCallback']) {
    const own = globalThis[name];
    globalThis[name] = (callback, ...rest) => {
      if (!(name === 'setTimeout' && rest[0] >= TOKEN)) globalThis.asked.push(`${name} ${rest[0] ?? ''}`);
      return own.call(globalThis, callback, ...rest);
    };
  }
  globalThis.hide = () => {
    Object.defineProperty(document, 'hidden', { value: true });
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
    document.dispatchEvent(new Event('visibilitychange'));
  };
}

export function idleRows({ tell }) {
  return onStage(async (open) => {
    const { tab, close } = await open(OURS, { init: watch });
    // The home screen, which has a carousel, on a hidden page.
    await tab.evaluate(() => globalThis.hide());
    const hidden = await row(tab, 'timers and frames in 12 s, the page hidden', tell);
    await close();
    const shown = await open(OURS, { init: watch });
    await pastAddress(shown.tab, 'Explore heat pumps');
    const idle = await row(shown.tab, 'timers and frames in 12 s, at a question', tell);
    await shown.close();
    return [hidden, idle];
  });
}

async function row(tab, name, tell) {
  await tab.waitForTimeout(SETTLE);
  await tab.evaluate(() => {
    globalThis.asked.length = 0;
  });
  await tab.waitForTimeout(WINDOW);
  const asked = await tab.evaluate(() => globalThis.asked);
  if (asked.length > 0) tell(`  ${name}: ${asked.join(', ')}`);
  return { name, value: asked.length, unit: '', budget: '0' };
}
