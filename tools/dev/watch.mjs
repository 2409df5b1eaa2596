// Builds again at each change, not minified, and reloads the page.
import { spawn } from 'node:child_process';
import { createServer } from 'node:http';
import { watch } from 'rollup';
import config from '../../rollup.config.mjs';
import { forget } from '../build/freshness.mjs';
import { writeFrame } from '../build/gallery-frame.mjs';
import { ROOT } from '../build/paths.mjs';
import { SCRIPT_URL, scriptUrl } from '../build/plugins/script-url.mjs';

process.chdir(ROOT);
// What this command writes to dist is not what `npm start` and the tests need there.
forget();

await writeFrame();
const reload = await createReload();
const watcher = watch({
  ...config,
  output: {
    file: 'dist/home-energy-quote.js',
    format: 'iife',
    exports: 'named',
    sourcemap: 'inline',
    outro: reload.script,
    plugins: [scriptUrl(SCRIPT_URL.classic)],
  },
});

/** The server restarts itself when one of its files changes. */
const startServer = () =>
  spawn(process.execPath, ['--watch', '--watch-preserve-output', 'demo/server/main.ts'], {
    stdio: 'inherit',
  });
let server = null;

watcher.on('event', async (event) => {
  if (event.code === 'START') console.log('Building…');
  if (event.code === 'ERROR') console.error(`${event.error.message}\n${event.error.frame ?? ''}`);
  if (event.code === 'BUNDLE_END') {
    console.log(`Built in ${(event.duration / 1000).toFixed(1)} s.`);
    reload.reload();
  }
  await event.result?.close();
  if (event.code === 'END') server ??= startServer();
});

let ending = false;

async function end() {
  if (ending) return;
  ending = true;
  forget();
  server?.kill('SIGTERM');
  reload.close();
  await watcher.close();
}
process.on('SIGINT', end);
process.on('SIGTERM', end);

/** After a build, the page reloads itself: a line in the script that it runs listens to this server. Returns `{ script, reload, close }`: a line for the end of the bundle, and a function that reloads every page that runs it. */
async function createReload() {
  const pages = new Set();
  const server = createServer((request, response) => {
    response
      .writeHead(200, { 'content-type': 'text/event-stream', 'access-control-allow-origin': '*' })
      .flushHeaders();
    pages.add(response);
    request.on('close', () => pages.delete(response));
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${server.address().port}/`;
  return {
    script: `new EventSource(${JSON.stringify(url)}).onmessage = () => location.reload();`,
    reload() {
      for (const page of pages) page.write('data: built\n\n');
    },
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
