// Fetches a program that the tests need by apt-get, as root on Debian or Ubuntu: only where that can be done
// unasked.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

/** Where there is no network that is known in seconds, not in minutes. */
const IMPATIENT = ['-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=15'];

/** Whether packages can be fetched there unasked. @param release the text of /etc/os-release, where there is one */
export const isOurs = ({ platform, user, release }) =>
  platform === 'linux' && user === 0 && /^ID(_LIKE)?=.*\b(debian|ubuntu)\b/m.test(release);

function here() {
  const release = existsSync('/etc/os-release') ? readFileSync('/etc/os-release', 'utf8') : '';
  return { platform: process.platform, user: process.getuid?.(), release };
}

/** Does nothing elsewhere. Whether they are there afterwards is for the caller to see. */
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
