// A disk of a few megabytes, which can really be full.
import { execFileSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from './running-server.ts';

interface SmallDisk {
  /** An empty one on it. */
  readonly folder: string;
  /** Makes a part of it free that was taken from the start. */
  makeRoom(): void;
  remove(): void;
}

/** A filesystem in memory, as root on Linux; null where none may be mounted. */
export function smallDisk(megabytes: number): SmallDisk | null {
  const folder = temporaryFolder();
  try {
    const options = ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder];
    execFileSync('mount', options, { stdio: 'ignore' });
  } catch {
    return null;
  }
  const taken = join(folder, 'taken');
  writeFileSync(taken, Buffer.alloc((megabytes << 20) / 4));
  return {
    folder: join(folder, 'data'),
    makeRoom: () => rmSync(taken),
    remove: () => execFileSync('umount', ['-l', folder]),
  };
}
