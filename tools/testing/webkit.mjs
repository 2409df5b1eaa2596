// Drives WebKitGTK through its WebDriver, on a virtual display: each test file gets its own driver, window, storage and history,
// which end with the file. The launcher for it on npm brings 220 packages and downloads drivers when it is installed.
import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { spawnWithUs } from './programs.mjs';

/** The pointer starts in the middle of the screen. The screen is so large that no window in its corner is under the pointer. */
const SCREEN = '3000x3000x24';

/** Resolves to `{ name, stop }`. The name is the value for DISPLAY; Xvfb chooses a free one. */
async function startDisplay(path) {
  const args = ['-displayfd', '1', '-screen', '0', SCREEN, '-nolisten', 'tcp'];
  const child = spawnWithUs(path, args, { stdio: ['ignore', 'pipe', 'ignore'] });
  const failed = once(child, 'exit').then(() => Promise.reject(new Error('Xvfb did not start.')));
  failed.catch(() => {});
  const [number] = await Promise.race([once(child.stdout.setEncoding('utf8'), 'data'), failed]);
  return { name: `:${number.trim()}`, stop: () => child.kill() };
}

const CODES = {
  Backspace: '\uE003',
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Escape: '\uE00C',
  PageUp: '\uE00E',
  PageDown: '\uE00F',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
  Delete: '\uE017',
};

function codeOf(key) {
  const value = [...key].length === 1 ? key : CODES[key];
  if (value) return value;
  throw new Error(`The WebDriver protocol has no key "${key}" here: add it to tools/testing/webkit.mjs.`);
}

/** The command that presses keys in sequence. In `Shift+Tab`, the last key is pressed while the others are held. */
function pressing(keys) {
  const actions = keys.flatMap((key) => {
    const names = key.length > 1 ? key.split('+') : [key];
    const values = names.map(codeOf);
    const down = values.map((value) => ({ type: 'keyDown', value }));
    return [...down, ...down.toReversed().map(({ value }) => ({ type: 'keyUp', value }))];
  });
  return { actions: [{ type: 'key', id: 'keyboard', actions }] };
}

/** Milliseconds within which the driver must respond. */
const START = 20_000;
/** With LANG=C, WebKit would report "C" as its language, which is not a valid one. */
const LANGUAGE = { LANG: 'en_GB.UTF-8', LC_ALL: '', LANGUAGE: '' };

/** `{ open, url, press, stop }`. */
async function startWebKit({ driver, browser }, display) {
  const port = await freePort();
  const env = { ...process.env, ...LANGUAGE, DISPLAY: display };
  const child = spawnWithUs(driver, [`--port=${port}`, '--host=127.0.0.1'], { env, stdio: 'ignore' });
  const ended = once(child, 'exit');
  try {
    const at = `http://127.0.0.1:${port}`;
    await untilReady(at);
    const { sessionId } = await command(`${at}/session`, 'POST', capabilities(browser));
    const session = `${at}/session/${sessionId}`;
    return {
      open: (url) => command(`${session}/url`, 'POST', { url }),
      url: () => command(`${session}/url`, 'GET'),
      press: (keys) => command(`${session}/actions`, 'POST', pressing(keys)),
      async stop() {
        await command(session, 'DELETE').catch(() => {});
        child.kill();
        await ended;
      },
    };
  } catch (error) {
    child.kill();
    throw error;
  }
}

const capabilities = (binary) => ({
  capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': { binary, args: ['--automation'] } } },
});

async function untilReady(at) {
  for (const end = Date.now() + START; ; await wait(50)) {
    try {
      return await command(`${at}/status`, 'GET');
    } catch (error) {
      if (Date.now() > end) throw new Error(`WebKitWebDriver did not start: ${error.message}`);
    }
  }
}

async function command(url, method, body) {
  const response = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) });
  const { value } = await response.json();
  if (!response.ok) throw new Error(`WebKitWebDriver: ${value.error}: ${value.message}`);
  return value;
}

async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

/** A launcher for @web/test-runner. `programs` are those of `findWebKit`. */
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
