// Runs a real WordPress with our plugin and its own database, all in a temporary folder.
import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { ROOT } from '../../build/paths.mjs';
import { installOnDebian, spawnWithUs } from '../programs.mjs';

const PACKAGES = ['wordpress', 'wordpress-theme-twentytwentythree', 'php-cli', 'php-mysql', 'mariadb-server'];

const onPath = (name) =>
  [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin']
    .map((folder) => join(folder, name))
    .find(existsSync);

const hasWordPress = (folder) => existsSync(join(folder, 'wp-settings.php'));
const hasDatabase = (php) => spawnSync(php, ['-m'], { encoding: 'utf8' }).stdout?.includes('mysqli');

function programs() {
  const folder = [process.env.WORDPRESS_PATH, '/usr/share/wordpress'].filter(Boolean).find(hasWordPress);
  const [php, server, install] = ['php', 'mariadbd', 'mariadb-install-db'].map(onPath);
  return folder && php && server && install && hasDatabase(php) ? { folder, php, server, install } : null;
}

/** Returns their paths. Throws a sentence that says what to do if one is missing. */
function findWordPress() {
  const found = programs();
  if (found) return found;
  installOnDebian(PACKAGES, 'WordPress');
  const fetched = programs();
  if (fetched) return fetched;
  throw new Error(
    `These tests need WordPress with PHP and MariaDB: install them (on Debian: apt-get install ${PACKAGES.join(' ')}), name a folder of WordPress in WORDPRESS_PATH, and try again.`,
  );
}

const INSTALL = fileURLToPath(new URL('install.php', import.meta.url));
const PLUGIN = join(ROOT, 'demo/wordpress/home-energy-quote');

/** Milliseconds: a database starts slowly on a busy machine. */
const PATIENCE = 60_000;

async function until(isThere, what) {
  for (const end = Date.now() + PATIENCE; Date.now() < end; await wait(200)) if (await isThere()) return;
  throw new Error(`${what} did not start.`);
}

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  return port;
}

/** This configuration stops all requests to the outside, for updates and for avatars. */
const config = (socket, url) => `<?php
define( 'DB_NAME', 'wordpress' );
define( 'DB_USER', 'root' );
define( 'DB_PASSWORD', '' );
define( 'DB_HOST', 'localhost:${socket}' );
define( 'WP_HOME', '${url}' );
define( 'WP_SITEURL', '${url}' );
define( 'WP_HTTP_BLOCK_EXTERNAL', true );
define( 'DISABLE_WP_CRON', true );
$table_prefix = 'wp_';
defined( 'ABSPATH' ) || define( 'ABSPATH', __DIR__ . '/' );
require_once ABSPATH . 'wp-settings.php';
`;

function run(program, args) {
  const { status, stdout, stderr } = spawnSync(program, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${program} failed: ${stderr || stdout}`);
  return stdout;
}

async function startDatabase({ server, install }, folder) {
  const [data, socket] = [join(folder, 'data'), join(folder, 'socket')];
  const user = `--user=${userInfo().username}`;
  const own = ['--no-defaults', `--datadir=${data}`, user];
  run(install, [...own, '--auth-root-authentication-method=normal', '--skip-test-db']);
  const first = join(folder, 'first.sql');
  writeFileSync(first, 'CREATE DATABASE IF NOT EXISTS wordpress;\n');
  const options = [`--socket=${socket}`, `--pid-file=${join(folder, 'pid')}`, '--skip-networking'];
  const running = spawnWithUs(server, [...own, ...options, `--init-file=${first}`], { stdio: 'ignore' });
  await until(() => existsSync(socket), 'MariaDB');
  return { socket, running };
}

async function startPages({ folder: wordpress, php }, folder, socket) {
  const site = join(folder, 'site');
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  cpSync(wordpress, site, { recursive: true, dereference: true });
  cpSync(PLUGIN, join(site, 'wp-content/plugins/home-energy-quote'), { recursive: true });
  writeFileSync(join(site, 'wp-config.php'), config(socket, url));
  console.log(run(php, [INSTALL, site]));
  const running = spawnWithUs(php, ['-S', `127.0.0.1:${port}`, '-t', site], { stdio: 'ignore' });
  await until(
    () =>
      fetch(url)
        .then(({ ok }) => ok)
        .catch(() => false),
    'WordPress',
  );
  return { url, site, running };
}

async function stop(running) {
  for (const child of running.toReversed()) {
    const ended = once(child, 'exit');
    child.kill();
    await ended;
  }
}

/** Resolves to `{ url, folder, stop }`. Files put into the folder are served unchanged. Throws a sentence if a program is missing. */
export async function startWordPress() {
  const programs = findWordPress();
  const folder = mkdtempSync(join(tmpdir(), 'heq-wordpress-'));
  const running = [];
  const end = async () => {
    await stop(running);
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const database = await startDatabase(programs, folder);
    running.push(database.running);
    const pages = await startPages(programs, folder, database.socket);
    running.push(pages.running);
    return { url: pages.url, folder: pages.site, stop: end };
  } catch (error) {
    await end();
    throw error;
  }
}
