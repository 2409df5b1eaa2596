// Calculates constant modules once, when the script is built, instead of on every page.
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { build } from 'esbuild';
import postcss from 'postcss';
import { ROOT } from '../paths.mjs';
import { cssText } from './css-text.mjs';

/** By their paths: each exports nothing but what JSON can say. */
const MODULES = /\/src\/(styles\/sheet|ui\/house\/silhouettes)\.ts$/;
/** The prices that the tables of the reference API have. */
const PRICES = /\/src\/domain\/price-lines\.ts$/;

/** A rollup plugin, to stand before what reads TypeScript. */
export function atBuild() {
  return {
    name: 'at-build',
    async load(id) {
      const path = id.replaceAll('\\', '/');
      if (!MODULES.test(path) && !PRICES.test(path)) return null;
      const exported = Object.entries(
        PRICES.test(path) ? { PRICE_LINES: tablePrices() } : await valuesOf(id),
      );
      const code = exported.map(
        ([name, value]) => `export const ${name} = ${JSON.stringify(value, inFewLayers)};`,
      );
      return { code: code.join('\n'), map: { mappings: '' } };
    },
  };
}

/** Whose day the prices are of, where one is set; the tests' own tables and their day are none of the build's. */
export const priceDay = () => (process.env.HEQ_TABLES ? '' : (process.env.HEQ_TODAY ?? ''));

/** In a process of its own: the tables are read again each time, as they are, and not as a test has them. */
function tablePrices() {
  const env = { ...process.env, HEQ_TABLES: '', HEQ_TODAY: priceDay() };
  return JSON.parse(execFileSync(process.execPath, [join(ROOT, 'tools/prices/price-lines.ts')], { env }));
}

async function valuesOf(entry) {
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    write: false,
    format: 'esm',
    plugins: [stylesheets],
  });
  return import(`data:text/javascript;base64,${Buffer.from(outputFiles[0].text).toString('base64')}`);
}

/** Of JSON: in a stylesheet, neighbours of one layer share it. */
export function inFewLayers(_, value) {
  if (typeof value !== 'string' || !value.startsWith('@layer')) return value;
  const root = postcss.parse(value);
  root.walkAtRules('layer', (layer) => {
    const before = layer.prev();
    if (!layer.nodes || before?.name !== 'layer' || before.params !== layer.params) return;
    before.append(layer.nodes);
    layer.remove();
  });
  return root.toString();
}

/** As the rest of the build reads them. */
const stylesheets = {
  name: 'stylesheets',
  setup({ onLoad }) {
    const { load } = cssText();
    onLoad({ filter: /\.css$/ }, async ({ path }) => ({ contents: (await load(path)).code }));
  },
};
