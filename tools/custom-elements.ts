// Knows how the element is described to editors: node tools/custom-elements.ts <file>, in the Custom Elements Manifest's form.
import { writeFileSync } from 'node:fs';
import type { Attribute } from '../src/element/attribute-row.ts';
import { attributeNames, attributes } from '../src/element/attributes.ts';
import { ELEMENT_NAME } from '../src/element/element-name.ts';
import { publicEvents, publicMembers, publicParts, publicTokens } from './public-surface.ts';

const events = publicEvents.map(({ name, says, type }) => ({
  name,
  description: says,
  type: { text: `CustomEvent<${type}>` },
}));

const members = publicMembers.map(({ kind, name, isStatic, says, parameters, type }) => ({
  kind,
  name,
  description: says,
  ...(isStatic ? { static: true } : {}),
  ...(kind === 'field'
    ? { type: { text: type } }
    : {
        parameters: parameters.map((taken) => ({
          name: taken.name,
          optional: taken.optional,
          type: { text: taken.type },
        })),
        return: { type: { text: type } },
      }),
}));

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
          events,
          cssParts: publicParts.map(({ name, says }) => ({ name, description: says })),
          cssProperties: publicTokens.map(({ name, says, value }) => ({
            name,
            description: says,
            default: value,
          })),
          slots: [{ name: '', description: 'Shown until the widget has rendered, and if it cannot.' }],
          members,
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
