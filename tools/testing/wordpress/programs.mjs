// Finds WordPress, PHP and MariaDB in the places of Debian's packages, or where variables say.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { installOnDebian } from '../debian.mjs';

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
export function findWordPress() {
  const found = programs();
  if (found) return found;
  installOnDebian(PACKAGES, 'WordPress');
  const fetched = programs();
  if (fetched) return fetched;
  throw new Error(
    `These tests need WordPress with PHP and MariaDB: install them (on Debian: apt-get install ${PACKAGES.join(' ')}), name a folder of WordPress in WORDPRESS_PATH, and try again.`,
  );
}
