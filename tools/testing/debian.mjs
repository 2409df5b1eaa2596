// Installs a program that the tests need with apt-get, but only as root on Debian or Ubuntu, where it needs no question to the
// user.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

/** Without a network, apt-get then fails within seconds instead of minutes. */
const IMPATIENT = ['-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=15'];

/** True if packages can be installed there without asking. @param release the text of /etc/os-release, if it exists */
export const isOurs = ({ platform, user, release }) =>
  platform === 'linux' && user === 0 && /^ID(_LIKE)?=.*\b(debian|ubuntu)\b/m.test(release);

function here() {
  const release = existsSync('/etc/os-release') ? readFileSync('/etc/os-release', 'utf8') : '';
  return { platform: process.platform, user: process.getuid?.(), release };
}

/** Does nothing on other systems. The caller checks whether the programs are there afterwards. */
export function installOnDebian(packages, missing, machine = here()) {
  if (!isOurs(machine)) return;
  console.log(`${missing} is not installed: installing ${packages.join(' ')} with apt-get…`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const options = { stdio: ['ignore', 'inherit', 'inherit'], env };
  spawnSync('apt-get', [...IMPATIENT, 'update', '-q'], options);
  spawnSync(
    'apt-get',
    [...IMPATIENT, 'install', '-q', '-y', '--no-install-recommends', ...packages],
    options,
  );
}
