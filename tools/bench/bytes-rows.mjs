// Compares the script's size with the libraries as published, and lists the size of each part.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DIST } from '../build/paths.mjs';
import { floorScript, GOAL, weigh } from '../build/size.mjs';
import { printTreemap } from './treemap.mjs';

const LEVER = 'the words of the landing pages (3 kB) and the drawings (5 kB); src/README.md, Bytes';

export async function bytesRows({ tell }) {
  const size = weigh(readFileSync(join(DIST, 'home-energy-quote.js'), 'utf8'));
  const floor = weigh(await floorScript('tools/floor/all-libraries.mjs'));
  await printTreemap(tell);
  return ['raw', 'gzip', 'brotli'].map((kind) => ({
    name: `script, ${kind}`,
    value: size[kind] / 1000,
    unit: 'kB',
    floor: floor[kind] / 1000,
    ...(kind === 'brotli' ? { budget: `${GOAL / 1000} kB`, lever: LEVER } : {}),
  }));
}
