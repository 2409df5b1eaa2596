// A build in development writes no folder of a version, so a test that needs one makes it.
import { copyFileSync, mkdirSync, rmSync } from 'node:fs';

const DIST = new URL('../../../dist/', import.meta.url);

/** Calls `use` while dist has a folder of this version with the script, and removes the folder afterwards. */
export async function withRelease(version: string, use: () => Promise<void>): Promise<void> {
  const folder = new URL(`${version}/`, DIST);
  mkdirSync(folder, { recursive: true });
  for (const file of ['home-energy-quote.js', 'home-energy-quote.js.map'])
    copyFileSync(new URL(file, DIST), new URL(file, folder));
  try {
    await use();
  } finally {
    rmSync(folder, { recursive: true });
  }
}
