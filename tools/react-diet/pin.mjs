// Knows how the texts of React that are installed become those the diet is for: run after reading what changed.
import { readFileSync, writeFileSync } from 'node:fs';
import { parseAst } from 'rollup/parseAst';
import { DIETS } from './diets.mjs';
import { pinOf } from './pins.mjs';

const installed = (file) => readFileSync(new URL(`../../node_modules/${file}`, import.meta.url), 'utf8');

const pins = Object.values(DIETS).map((diet) => [diet.file, pinOf(diet, installed(diet.file), parseAst)]);
writeFileSync(
  new URL('pins.json', import.meta.url),
  `${JSON.stringify(Object.fromEntries(pins), null, 2)}\n`,
);
