// Starts a driver on a free port, with the few commands of the WebDriver protocol that the tests need.
import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { pressing } from './pressing.mjs';
import { spawnWithUs } from './spawn-with-us.mjs';

/** Milliseconds within which the driver must respond. */
const START = 20_000;
/** With LANG=C, WebKit would report "C" as its language, which is not a valid one. */
const LANGUAGE = { LANG: 'en_GB.UTF-8', LC_ALL: '', LANGUAGE: '' };

/** `{ open, url, press, stop }`. */
export async function startWebKit({ driver, browser }, display) {
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
