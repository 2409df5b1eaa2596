// Knows how the element is described to editors: node tools/custom-elements.ts <file>, in the Custom Elements Manifest's form.
import { readFileSync, writeFileSync } from 'node:fs';
import type { Attribute } from '../src/element/attribute-row.ts';
import { attributeNames, attributes } from '../src/element/attributes.ts';
import { ELEMENT_NAME } from '../src/element/element-name.ts';
import { PARTS } from '../src/element/parts.ts';

const read = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');

/** Each event with the comment that stands over it in events.ts. */
function events() {
  const found = read('src/element/events.ts').matchAll(
    /\/\*\* (.*?) \*\/\s+readonly '(heq-\w+)': (.*?);\n/gs,
  );
  return [...found].map(([, description, name, detail]) => ({
    name,
    description,
    type: { text: `CustomEvent<${(detail ?? '').replace(/\s+/g, ' ')}>` },
  }));
}

/** Each public token with the value that the default theme gives it. */
function cssProperties() {
  const tokens = read('themes/meadow.css').matchAll(/--heq-([\w-]+):\s*([^;]+);/g);
  return [...tokens].map(([, name, value]) => ({
    name: `--heq-${name}`,
    default: (value ?? '').replace(/\s+/g, ' '),
  }));
}

const manifest = {
  schemaVersion: '2.1.0',
  modules: [
    {
      kind: 'javascript-module',
      path: 'dist/home-energy-quote.mjs',
      declarations: [
        {
          kind: 'class',
          customElement: true,
          name: 'HomeEnergyQuoteElement',
          tagName: ELEMENT_NAME,
          superclass: { name: 'HTMLElement' },
          attributes: attributeNames.map((name) => {
            const { takes, says, otherwise } = attributes[name] as unknown as Attribute;
            return { name, description: says, type: { text: takes }, default: JSON.stringify(otherwise) };
          }),
          events: events(),
          cssParts: PARTS.map((name) => ({ name })),
          cssProperties: cssProperties(),
          slots: [{ name: '', description: 'Shown until the widget has rendered, and if it cannot.' }],
          members: [
            { kind: 'field', name: 'messages', type: { text: 'Record<string, string>' } },
            {
              kind: 'method',
              name: 'start',
              parameters: [{ name: 'options', optional: true, type: { text: 'StartOptions' } }],
            },
            { kind: 'method', name: 'reset' },
            { kind: 'method', name: 'getState', return: { type: { text: 'PublicState | null' } } },
          ],
        },
      ],
      exports: [
        {
          kind: 'custom-element-definition',
          name: ELEMENT_NAME,
          declaration: { name: 'HomeEnergyQuoteElement', module: 'dist/home-energy-quote.mjs' },
        },
      ],
    },
  ],
};

const file = process.argv[2];
if (!file) throw new Error('custom-elements: name the file to write');
writeFileSync(file, `${JSON.stringify(manifest, null, 2)}\n`);
