// `node tools/generate/custom-elements.ts <file>` describes the element for editors, as a Custom Elements Manifest.
import { writeFileSync } from 'node:fs';
import { type Attribute, takesOf } from '../../src/element/attribute-kinds.ts';
import { purposes } from '../../src/element/attribute-purposes.ts';
import { attributeNames, attributes, settingOf } from '../../src/element/attributes.ts';
import { ELEMENT_NAME } from '../../src/element/define.ts';
import { product } from './product-in-node.ts';
import { publicEvents, publicMembers, publicParts, publicSlots, publicTokens } from './public-surface.ts';

/** Editors show descriptions as Markdown. */
const described = (description: string, example: string) => `${description}\n\n\`\`\`ts\n${example}\n\`\`\``;

const events = publicEvents.map(({ name, description, example, type }) => ({
  name,
  description: described(description, example),
  type: { text: `CustomEvent<${type}>` },
}));

const members = publicMembers.map(({ kind, name, isStatic, description, example, parameters, type }) => ({
  kind,
  name,
  description: described(description, example),
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

/** The TypeScript type of an attribute's value. A choice is a union of its words, so that editors and wrappers know them. */
function typeOf(row: Attribute): string {
  const { otherwise } = row;
  if (typeof otherwise === 'boolean') return 'boolean';
  const taken = takesOf(row, product.journeys);
  const isChoice = typeof otherwise === 'string' && /^[\w-]+(, [\w-]+)+$/.test(taken);
  const words = taken.split(', ');
  if (isChoice) return words.map((word) => `'${word}'`).join(' | ');
  return typeof otherwise === 'number' || taken.startsWith('px') ? 'number | string' : 'string';
}

const rows = attributeNames.map((name) => ({
  name,
  key: settingOf(name),
  row: attributes[name] as Attribute,
}));

const attributeRows = rows.map(({ name, key, row }) => {
  const { otherwise, instead = JSON.stringify(otherwise) } = row;
  const description = `${purposes[name].description}. Takes ${takesOf(row, product.journeys)}; otherwise ${instead}.`;
  const value = typeof otherwise === 'string' && otherwise ? { default: otherwise } : {};
  return { name, fieldName: key, description, type: { text: typeOf(row) }, ...value };
});

/** Every attribute is also a property. `lang` is left out because every HTML element has it. */
const properties = rows
  .filter(({ key }) => key !== 'lang')
  .map(({ name, key, row }) => ({
    kind: 'field',
    name: key,
    description: purposes[name].description,
    type: { text: `${typeOf(row)} | null` },
    attribute: name,
    reflects: true,
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
          attributes: attributeRows,
          events,
          cssParts: publicParts,
          cssProperties: publicTokens.map(({ name, description, value }) => ({
            name,
            description,
            default: value,
          })),
          slots: publicSlots,
          members: [...properties, ...members],
        },
      ],
      exports: [
        {
          kind: 'js',
          name: 'HomeEnergyQuoteElement',
          declaration: { name: 'HomeEnergyQuoteElement', module: 'dist/home-energy-quote.mjs' },
        },
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
