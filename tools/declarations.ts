// Knows how the types a partner gets are written: node tools/declarations.ts <file>; react.d.ts is written beside it.
import { writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { rollup } from 'rollup';
import { dts } from 'rollup-plugin-dts';

const REACT = (from: string) => `// The element in React's JSX: import type {} from 'home-energy-quote/react'.
import type { CSSProperties, DetailedHTMLProps, HTMLAttributes } from 'react';
import type {
  HomeEnergyQuoteAttributes,
  HomeEnergyQuoteElement,
  HomeEnergyQuoteListeners,
} from './${from}';

/** Whatever React takes of every element: role, title, onClick, a typed ref. */
type Common = DetailedHTMLProps<HTMLAttributes<HomeEnergyQuoteElement>, HomeEnergyQuoteElement>;

type Tokens = { [token: \`--heq-\${string}\`]: string | number };

interface Own extends HomeEnergyQuoteAttributes, HomeEnergyQuoteListeners {
  messages?: HomeEnergyQuoteElement['messages'] | undefined;
  class?: string | undefined;
  /** Tokens too: style={{ '--heq-brand': '#1d5aa6' }}. */
  style?: CSSProperties | (CSSProperties & Tokens) | undefined;
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'home-energy-quote': Own & Omit<Common, keyof Own>;
    }
  }
}
`;

const file = process.argv[2];
if (!file) throw new Error('declarations: name the file to write');

const bundle = await rollup({
  input: 'src/element/public-types.ts',
  plugins: [dts({ tsconfig: 'tools/build/tsconfig.json' })],
  external: [/^[a-z@]/, /\.css$/],
});
const { output } = await bundle.generate({ format: 'es' });
const types = output[0].code;
const foreign = /^import .*/m.exec(types)?.[0];
if (foreign) throw new Error(`declarations: a partner's types must stand alone, but have ${foreign}`);
writeFileSync(file, types);
writeFileSync(join(dirname(file), 'react.d.ts'), REACT(basename(file).replace(/\.d\.ts$/, '.js')));
