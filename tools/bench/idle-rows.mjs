// Timers and frames while nothing happens: on a question without input, and on a hidden page.
import { OURS, onStage } from './stage.mjs';
import { pastAddress } from './visit.mjs';

/** Milliseconds to settle, and to count for. */
const SETTLE = 3000;
const WINDOW = 12_000;

/** In the page, before anything of it: what is asked for is counted, but for the token, which is renewed in 10 s. */
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
    // Home, with its carousel, on a page that has gone out of sight.
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
