// Runs inside its own D-Bus session: a window manager, which the focus needs; Orca; Firefox; and the walk. Writes what was spoken
// to the given file.

import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { spawnWithUs } from '../engines/spawn-with-us.mjs';
import { hands } from './hands.mjs';
import { heatPump } from './heat-pump.mjs';
import { follow } from './spoken.mjs';

const [url, folder, target] = process.argv.slice(2);
const notes = join(folder, 'orca-notes');
const profile = join(folder, 'firefox');
const settings = join(folder, 'orca');

const PREFERENCES = {
  'accessibility.force_disabled': -1,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.homepage_override.mstone': 'ignore',
  'datareporting.policy.dataSubmissionEnabled': false,
  'browser.aboutwelcome.enabled': false,
  'app.update.enabled': false,
  'network.captive-portal-service.enabled': false,
};
/**
 * Orca runs this when it starts. Its log is written line by line. Pressed keys are not announced, since only their effect
 * matters here.
 */
const CUSTOMIZED = `from orca import debug, settings
debug.debugFile.reconfigure(line_buffering=True)
settings.enableKeyEcho = False
settings.sayAllOnLoad = False
`;

for (const made of [profile, settings]) mkdirSync(made, { recursive: true });
const lines = Object.entries(PREFERENCES).map(
  ([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});`,
);
writeFileSync(join(profile, 'user.js'), lines.join('\n'));
writeFileSync(join(settings, 'orca-customizations.py'), CUSTOMIZED);

const gnome = (schema, key) => spawnSync('gsettings', ['set', schema, key, 'true'], { stdio: 'ignore' });
gnome('org.gnome.desktop.interface', 'toolkit-accessibility');
gnome('org.gnome.desktop.a11y.applications', 'screen-reader-enabled');

const start = (program, ...args) => spawnWithUs(program, args, { stdio: 'ignore' });
const ear = follow(notes);
start('openbox');
start('orca', '--replace', '-u', settings, `--debug-file=${notes}`);
await ear.heard(/Screen reader on/);
start('firefox-esr', '--no-remote', '--profile', profile, url);
await ear.heard(/Finished loading/);
const visitor = hands(ear);
try {
  await heatPump(visitor);
} finally {
  writeFileSync(target, `${visitor.lines.join('\n')}\n`);
}
process.exit();
