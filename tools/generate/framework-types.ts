// The type declarations of the element for each framework, as text: `dist/<framework>.d.ts`.

/** The types that the declarations below use. */
const IMPORTS = (from: string) => `import type {
  HomeEnergyQuoteAttributes,
  HomeEnergyQuoteElement,
  HomeEnergyQuoteListeners,
} from '${from}';
`;

/** These files also export what the package exports. */
const EXPORTS = (from: string) => `export { type HeqEvent, HomeEnergyQuoteElement } from '${from}';
`;

const PROPERTIES = `  messages?: HomeEnergyQuoteElement['messages'] | undefined;
  endpoints?: HomeEnergyQuoteElement['endpoints'] | undefined;`;

/** Adds the element to the elements that JSX knows. `Own` and `Common` are types of the file that it is written into. */
const JSX_OF = (module: string) => `declare module '${module}' {
  namespace JSX {
    interface IntrinsicElements {
      'home-energy-quote': Own & Omit<Common, keyof Own>;
    }
  }
}
`;

const react = (from: string) => `// The element in React's JSX: import 'home-energy-quote/react'.
import type { CSSProperties, DetailedHTMLProps, HTMLAttributes } from 'react';
${IMPORTS(from)}
/** Whatever React takes of every element: role, title, onClick, a typed ref. */
type Common = DetailedHTMLProps<HTMLAttributes<HomeEnergyQuoteElement>, HomeEnergyQuoteElement>;

type Tokens = { [token: \`--heq-\${string}\`]: string | number };

interface Own extends HomeEnergyQuoteAttributes, HomeEnergyQuoteListeners {
${PROPERTIES}
  class?: string | undefined;
  /** Tokens too: style={{ '--heq-brand': '#1d5aa6' }}. */
  style?: CSSProperties | (CSSProperties & Tokens) | undefined;
}

${JSX_OF('react')}
${EXPORTS(from)}`;

const preact = (from: string) => `// The element in Preact's JSX: import 'home-energy-quote/preact'.
import type { JSX, Ref } from 'preact';
${IMPORTS(from)}
interface Own extends HomeEnergyQuoteAttributes, HomeEnergyQuoteListeners {
${PROPERTIES}
  ref?: Ref<HomeEnergyQuoteElement> | undefined;
}

/** What Preact takes of every element, by the one name that versions 10 and 11 share. */
type Common = JSX.IntrinsicElements['div'];

${JSX_OF('preact')}
${EXPORTS(from)}`;

const solid = (from: string) => `// The element in Solid's JSX: import 'home-energy-quote/solid'.
import type { JSX } from 'solid-js';
${IMPORTS(from)}
type Own = HomeEnergyQuoteAttributes & {
  [Name in keyof HomeEnergyQuoteAttributes as \`attr:\${Name}\`]?: HomeEnergyQuoteAttributes[Name];
} & {
  [Name in Settable as \`prop:\${Name}\`]?: HomeEnergyQuoteElement[Name] | undefined;
} & {
  [Name in keyof HomeEnergyQuoteListeners as Name extends \`on\${infer Event}\` ? \`on:\${Event}\` : never]?: HomeEnergyQuoteListeners[Name];
};

/** What the class brings beyond every element, and can be set. */
type Settable = Exclude<keyof HomeEnergyQuoteElement, keyof HTMLElement | 'start' | 'reset' | 'getState'>;

type Common = JSX.HTMLAttributes<HomeEnergyQuoteElement>;

${JSX_OF('solid-js')}
${EXPORTS(from)}`;

const svelte = (from: string) => `// The element in Svelte's templates: import 'home-energy-quote/svelte'.
import type { HTMLAttributes } from 'svelte/elements';
${IMPORTS(from)}
interface Own extends HomeEnergyQuoteAttributes, HomeEnergyQuoteListeners {
${PROPERTIES}
}

type Common = HTMLAttributes<HomeEnergyQuoteElement>;

declare module 'svelte/elements' {
  interface SvelteHTMLElements {
    'home-energy-quote': Own & Omit<Common, keyof Own>;
  }
}

${EXPORTS(from)}`;

const vue = (from: string) => `// The element in Vue's templates: import 'home-energy-quote/vue'.
import type { DefineComponent, HTMLAttributes } from 'vue';
${IMPORTS(from)}
type Camel<Name extends string> = Name extends \`\${infer First}-\${infer Rest}\`
  ? \`\${First}\${Capitalize<Camel<Rest>>}\`
  : Name;

/** Vue reads \`:api-base\` as the prop \`apiBase\`, and \`@heq-ready\` as \`onHeqReady\`; a render function may write either. */
type Own = HomeEnergyQuoteAttributes & {
  [Name in keyof HomeEnergyQuoteAttributes as Camel<Name>]?: HomeEnergyQuoteAttributes[Name];
} & {
  [Name in keyof HomeEnergyQuoteListeners as Name extends \`on\${infer Event}\` ? \`on\${Capitalize<Camel<Event>>}\` : never]?: HomeEnergyQuoteListeners[Name];
} & {
${PROPERTIES}
};

declare module 'vue' {
  interface GlobalComponents {
    'home-energy-quote': DefineComponent<Own & Omit<HTMLAttributes, keyof Own>>;
  }
}

${EXPORTS(from)}`;

/** By the name that is imported: 'home-energy-quote/react'. `from` is the file of the element's own types. */
export const frameworkTypes: Readonly<Record<string, (from: string) => string>> = {
  react,
  preact,
  solid,
  svelte,
  vue,
};
