// Each test file gets its own WebKit: a driver, a window, a storage and a history that end with the file.
import { startDisplay } from './display.mjs';
import { startWebKit } from './webkit-driver.mjs';

/** A launcher for @web/test-runner. `programs` are those of find-webkit.mjs. */
export function webKitSessions(programs) {
  const running = new Map();
  let display = null;

  async function end(id) {
    const webKit = running.get(id);
    running.delete(id);
    await webKit?.stop();
  }

  return {
    name: 'WebKit',
    // Tells @web/test-runner's commands that we send the keys.
    type: 'webdriver',
    async startSession(id, url) {
      display ??= startDisplay(programs.display);
      const webKit = await startWebKit(programs, (await display).name);
      running.set(id, webKit);
      await webKit.open(url);
    },
    isActive: (id) => running.has(id),
    getBrowserUrl: (id) => running.get(id)?.url(),
    sendKeys: (id, keys) => running.get(id)?.press(keys),
    async stopSession(id) {
      await end(id);
      return {};
    },
    startDebugSession: () =>
      Promise.reject(new Error('WebKit runs without a screen: there is nothing to see.')),
    async stop() {
      await Promise.all([...running.keys()].map(end));
      (await display)?.stop();
    },
  };
}
