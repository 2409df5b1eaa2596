// Each test file gets a WebKit of its own: a driver, a window, a storage and a history that end with it.
import { startDisplay } from './display.mjs';
import { startWebKit } from './webkit-driver.mjs';

/** A launcher of @web/test-runner. `programs` are those of find-webkit.mjs. */
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
    // So that @web/test-runner's commands know that keys are sent by us.
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
