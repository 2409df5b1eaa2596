// The other programs that Orca needs, all in Debian's packages.
import { spawnSync } from 'node:child_process';

/** Each program with its package. */
const NEEDED = {
  orca: 'orca',
  'firefox-esr': 'firefox-esr',
  Xvfb: 'xvfb',
  xdotool: 'xdotool',
  openbox: 'openbox',
  'dbus-run-session': 'dbus-daemon',
  gsettings: 'libglib2.0-bin',
};

const isThere = (program) => spawnSync('which', [program], { stdio: 'ignore' }).status === 0;

/** Null if all are there, otherwise a sentence that says what to install. */
export function missingPrograms() {
  const missing = Object.keys(NEEDED).filter((program) => !isThere(program));
  if (missing.length === 0) return null;
  const packages = [...new Set(missing.map((program) => NEEDED[program])), 'at-spi2-core'];
  return `There is no ${missing.join(', no ')} here. To hear Orca, run this as root on Debian: apt-get install ${packages.join(' ')}`;
}
