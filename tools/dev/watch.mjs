// Builds again at each change, not minified, and reloads the page.
import { spawn } from 'node:child_process';
import { watch } from 'rollup';
import config from '../../rollup.config.mjs';
import { forget } from '../build/freshness.mjs';
import { writeFrame } from '../build/gallery-frame.mjs';
import { ROOT } from '../build/paths.mjs';
import { SCRIPT_URL, scriptUrl } from '../build/plugins/script-url.mjs';
import { createReload } from './reload.mjs';

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
