// Packs and installs the package as its user does, in a separate folder and without a network.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

export interface Packed {
  /** The folder of the user's project. */
  readonly folder: string;
  /** Every file of the installed package. */
  readonly files: readonly string[];
  readonly read: (file: string) => string;
  readonly remove: () => void;
}

/** Milliseconds. A test's own limit does not end a command that never ends, because the test waits for it. */
const LONGEST = 60_000;

/** Returns a command's output. Throws with the output if the command fails or does not end. */
export function run(command: string, args: readonly string[], cwd: string): string {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, encoding: 'utf8', timeout: LONGEST });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed:\n${stdout}${stderr}`);
  return stdout;
}

/** If npm started this process, its own file is run again, since Windows cannot spawn a plain `npm`. */
function npm(args: readonly string[], cwd: string): string {
  const cli = process.env.npm_execpath;
  return cli?.endsWith('.js') ? run(process.execPath, [cli, ...args], cwd) : run('npm', args, cwd);
}

/** The package has no dependencies, so nothing is downloaded. */
export function packed(): Packed {
  const folder = mkdtempSync(join(tmpdir(), 'heq-consumer-'));
  const installed = join(folder, 'node_modules', 'home-energy-quote');
  npm(['pack', '--pack-destination', folder, '--loglevel=error'], ROOT);
  const tarball = readdirSync(folder).find((file) => file.endsWith('.tgz'));
  writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }');
  npm(['install', `./${tarball}`, '--offline', '--loglevel=error'], folder);
  return {
    folder,
    files: readdirSync(installed, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) =>
        join(entry.parentPath, entry.name)
          .slice(installed.length + 1)
          .replaceAll('\\', '/'),
      )
      .sort(),
    read: (file) => readFileSync(join(installed, file), 'utf8'),
    remove: () => rmSync(folder, { recursive: true }),
  };
}
