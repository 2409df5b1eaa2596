// For each browser engine: how to find and start it, how many test files it runs at the same time, and which it cannot run.
import { chromeLauncher, puppeteerCore } from '@web/test-runner-chrome';
import { CHROME_FLAGS, findBrowser, findFirefox, findWebKit } from './programs.mjs';
import { webKitSessions } from './webkit.mjs';

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

/**
 * Creates a launcher for @web/test-runner. Its own one reuses pages for the next file: there, Back would leave the test, and
 * what the last file stored would still be there.
 */
function freshPages(launchOptions) {
  const isFirefox = launchOptions.browser === 'firefox';
  // With its own puppeteer, the launcher recognises Firefox by its name.
  const launcher = chromeLauncher({
    launchOptions,
    createPage: isFirefox ? createPage : createFocusedPage,
    ...(isFirefox && { puppeteer: puppeteerCore }),
  });
  const stopSession = launcher.stopSession.bind(launcher);
  launcher.stopSession = async (session) => {
    const result = await stopSession(session);
    const used = launcher.inactivePages.splice(0);
    await Promise.all(used.map(({ puppeteerPage }) => puppeteerPage.browserContext().close()));
    return result;
  };
  return launcher;
}

const createPage = async ({ browser }) => (await browser.createBrowserContext()).newPage();

/** In a background tab, no frames are drawn and nothing can have the focus. */
async function createFocusedPage(started) {
  const page = await createPage(started);
  const devTools = await page.createCDPSession();
  await devTools.send('Emulation.setFocusEmulationEnabled', { enabled: true });
  return page;
}

/** Tests that need something that only Chromium can do, by the beginnings of their paths, with the reason. */
const CHROMIUM_ALONE = {
  'test/accessibility/states/':
    'they read the accessibility tree and set media features, forced colours and zoom',
  'test/accessibility/motion.test.ts': 'it sets media features',
  'test/accessibility/one-press.sweep.test.ts': 'it presses with a real pointer',
  'test/visitors/': 'they ask where in its history the window is',
};

/** The reason why no other engine can run this file. Undefined if it can. */
export function chromiumAlone(file) {
  const path = file.replaceAll('\\', '/');
  return Object.entries(CHROMIUM_ALONE).find(([start]) => path.startsWith(start))?.[1];
}
