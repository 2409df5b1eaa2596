// How each browser engine is found and started, and how many files it takes at once.
import { CHROME_FLAGS, findBrowser } from '../browser.mjs';
import { freshPages } from '../fresh-pages.mjs';
import { findFirefox } from './find-firefox.mjs';
import { findWebKit } from './find-webkit.mjs';
import { webKitSessions } from './webkit-sessions.mjs';

export const ENGINES = [
  {
    name: 'chromium',
    // A page waits for timers and answers for a third of its time.
    concurrency: 4,
    find: findBrowser,
    launcher: () => freshPages({ executablePath: findBrowser(), args: CHROME_FLAGS }),
  },
  {
    name: 'firefox',
    // Two pages at once would take each other's focus.
    concurrency: 1,
    find: findFirefox,
    launcher: () => freshPages({ browser: 'firefox', executablePath: findFirefox() }),
  },
  { name: 'webkit', concurrency: 2, find: findWebKit, launcher: () => webKitSessions(findWebKit()) },
];

/** The engine of that name; Chromium where none is named. */
export function engineNamed(name = 'chromium') {
  const engine = ENGINES.find((known) => known.name === name);
  if (engine) return engine;
  throw new Error(
    `There is no engine "${name}": the engines are ${ENGINES.map((known) => known.name).join(', ')}.`,
  );
}
