// A disk of a few megabytes, which tests can fill.
import { execFileSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from './running-server.ts';

interface SmallDisk {
  /** An empty folder on the disk. */
  readonly folder: string;
  /** Frees space that was reserved from the start. */
  makeRoom(): void;
  remove(): void;
}

/** Mounts a filesystem in memory as root on Linux. Returns null if this is not possible. */
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
