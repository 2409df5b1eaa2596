// For each browser engine: how to find and start it, and how many test files it runs at the same time.
import { CHROME_FLAGS, findBrowser } from '../browser.mjs';
import { freshPages } from '../fresh-pages.mjs';
import { findFirefox } from './find-firefox.mjs';
import { findWebKit } from './find-webkit.mjs';
import { webKitSessions } from './webkit-sessions.mjs';

export const ENGINES = [
  {
    name: 'chromium',
    // A page waits for timers and responses a third of the time.
    concurrency: 4,
    find: findBrowser,
    launcher: () => freshPages({ executablePath: findBrowser(), args: CHROME_FLAGS }),
  },
  {
    name: 'firefox',
    // Two pages at the same time would take the focus from each other.
    concurrency: 1,
    find: findFirefox,
    launcher: () => freshPages({ browser: 'firefox', executablePath: findFirefox() }),
  },
  { name: 'webkit', concurrency: 2, find: findWebKit, launcher: () => webKitSessions(findWebKit()) },
];

/** The engine with that name, or Chromium if no name is given. */
export function engineNamed(name = 'chromium') {
  const engine = ENGINES.find((known) => known.name === name);
  if (engine) return engine;
  throw new Error(
    `There is no engine "${name}": the engines are ${ENGINES.map((known) => known.name).join(', ')}.`,
  );
}
