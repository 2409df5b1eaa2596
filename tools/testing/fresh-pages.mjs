// Each test file gets its own window, storage and history.
import { chromeLauncher, puppeteerCore } from '@web/test-runner-chrome';

/**
 * Creates a launcher for @web/test-runner. Its own one reuses pages for the next file: there, Back would leave the test, and
 * what the last file stored would still be there.
 */
export function freshPages(launchOptions) {
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
