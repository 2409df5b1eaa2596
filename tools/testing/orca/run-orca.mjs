// `npm run hear -- --orca` goes to a heat pump's result by keyboard, in Firefox with Orca on a virtual display. It writes what
// Orca says into test/accessibility/ear/orca. It needs Debian's packages.
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../../build/paths.mjs';
import { startDisplay } from '../engines/display.mjs';
import { spawnWithUs } from '../engines/spawn-with-us.mjs';
import { servePage } from './page.mjs';
import { missingPrograms } from './programs.mjs';

/** Relative to the root of the project. */
const KEPT = 'test/accessibility/ear/orca';

/** @returns the exit status */
export async function runOrca() {
  const missing = missingPrograms();
  if (missing) {
    console.error(missing);
    return 1;
  }
  const folder = mkdtempSync(join(tmpdir(), 'heq-orca-'));
  const target = join(ROOT, KEPT, 'heat-pump.txt');
  mkdirSync(join(ROOT, KEPT), { recursive: true });
  const display = await startDisplay('Xvfb');
  const page = await servePage();
  const env = {
    ...process.env,
    DISPLAY: display.name,
    HOME: folder,
    XDG_RUNTIME_DIR: folder,
    GTK_MODULES: 'gail:atk-bridge',
    ACCESSIBILITY_ENABLED: '1',
    GNOME_ACCESSIBILITY: '1',
  };
  const inside = join(ROOT, 'tools/testing/orca/inside.mjs');
  const args = ['--', process.execPath, inside, page.url, folder, target];
  const session = spawnWithUs('dbus-run-session', args, { stdio: ['ignore', 'ignore', 'inherit'], env });
  const [code] = await once(session, 'exit');
  await page.stop();
  display.stop();
  rmSync(folder, { recursive: true, force: true });
  if (code === 0) console.log(`What Orca said is in ${KEPT}/heat-pump.txt`);
  return code ?? 1;
}
