// Packs and installs the package as its user does: into a folder of its own, without a network.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

export interface Packed {
  /** Where a project of the user's would stand. */
  readonly folder: string;
  /** Every file of the installed package. */
  readonly files: readonly string[];
  readonly read: (file: string) => string;
  readonly remove: () => void;
}

/** Milliseconds; no limit of a test ends a command that never does, since the test waits for it. */
const LONGEST = 60_000;

/** What a command says. Throws all of it when the command failed, or did not end. */
export function run(command: string, args: readonly string[], cwd: string): string {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, encoding: 'utf8', timeout: LONGEST });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed:\n${stdout}${stderr}`);
  return stdout;
}

/** npm by the file that runs us, when npm does: on Windows a plain `npm` can't be spawned. */
function npm(args: readonly string[], cwd: string): string {
  const cli = process.env.npm_execpath;
  return cli?.endsWith('.js') ? run(process.execPath, [cli, ...args], cwd) : run('npm', args, cwd);
}

/** The package has no dependencies, so nothing is fetched. */
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
