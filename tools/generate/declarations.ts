// `node tools/generate/declarations.ts <file>` writes the types for partners, and beside them those for each framework.
import { writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { rollup } from 'rollup';
import { dts } from 'rollup-plugin-dts';
import { frameworkTypes } from './framework-types.ts';
import { product } from './product-in-node.ts';

const file = process.argv[2];
if (!file) throw new Error('declarations: name the file to write');

const bundle = await rollup({
  input: 'src/element/public-types.ts',
  plugins: [dts({ tsconfig: 'tools/build/tsconfig.json' })],
  external: [/^[a-z@]/, /\.css$/],
});
const { output } = await bundle.generate({ format: 'es' });

/** In src these names are plain strings, since the registry decides which ones exist. A partner's editor gets the list. */
function named(types: string, name: string, names: readonly string[]): string {
  const open = `type ${name} = string;`;
  if (!types.includes(open))
    throw new Error(`declarations: the source has no \`${open}\` into which the names could be written`);
  return types.replace(open, `type ${name} = ${names.map((one) => `'${one}'`).join(' | ')};`);
}

const types = named(
  named(
    output[0].code,
    'Asset',
    product.assets.map(({ id }) => id),
  ),
  'Journey',
  product.journeys.all,
);
const foreign = /^import .*/m.exec(types)?.[0];
if (foreign)
  throw new Error(`declarations: a partner's types must not refer to other files, but have ${foreign}`);
writeFileSync(file, types);
const from = `./${basename(file).replace(/\.d\.ts$/, '.js')}`;
for (const [framework, typesFor] of Object.entries(frameworkTypes)) {
  writeFileSync(join(dirname(file), `${framework}.d.ts`), typesFor(from));
}
