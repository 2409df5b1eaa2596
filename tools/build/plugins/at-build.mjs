// Calculates constant modules once, when the script is built, instead of on every page.
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import postcss from 'postcss';
import { ROOT } from '../paths.mjs';
import { cssText } from './css-text.mjs';
import { packed } from './packed-texts.mjs';

/** The paths of these modules. Their exports can all be written as JSON. */
const MODULES = /\/src\/(styles\/sheet|ui\/house\/silhouettes)\.ts$/;
/** Replaced by the prices in the reference API's tables. */
const PRICES = /\/src\/domain\/price-lines\.ts$/;
/** Each exports a catalogue of sentences, which the script unpacks. */
const SENTENCES = /\/src\/words\/[^/]+\/(own-sentences|plain)\.ts$/;
const UNPACKS = fileURLToPath(new URL('packed-texts.mjs', import.meta.url));

/** A rollup plugin. It must come before the one that strips TypeScript. */
export function atBuild() {
  return {
    name: 'at-build',
    async load(id) {
      const path = id.replaceAll('\\', '/');
      if (![MODULES, PRICES, SENTENCES].some((list) => list.test(path))) return null;
      const exported = Object.entries(
        PRICES.test(path) ? { PRICE_LINES: tablePrices() } : await valuesOf(id),
      );
      const write = SENTENCES.test(path) ? packedCode : valueCode;
      const code = exported.map(([name, value]) => `export const ${name} = ${write(value)};`);
      if (write === packedCode) code.unshift(`import { unpacked } from ${JSON.stringify(UNPACKS)};`);
      return { code: code.join('\n'), map: { mappings: '' } };
    },
  };
}

const valueCode = (value) => JSON.stringify(value, inFewLayers);

function packedCode(sentences) {
  const { keys, texts } = packed(sentences);
  return `unpacked(${JSON.stringify(keys)}, ${JSON.stringify(texts)})`;
}

/** The day for which the prices are built, if one is set. The tests' own tables and their day are not used by the build. */
export const priceDay = () => (process.env.HEQ_TABLES ? '' : (process.env.HEQ_TODAY ?? ''));

/** Runs in a process of its own, so that the tables are read again at each build, and never those of a test. */
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

/** A replacer for `JSON.stringify`: in a stylesheet, neighbouring blocks of the same layer become one. */
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

/** Loads stylesheets as the rest of the build does. */
const stylesheets = {
  name: 'stylesheets',
  setup({ onLoad }) {
    const { load } = cssText();
    onLoad({ filter: /\.css$/ }, async ({ path }) => ({ contents: (await load(path)).code }));
  },
};
