// Checks that the embed builder offers every attribute with its values, and that the demo lists every theme with its colours.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { THEMES } from '../../src/domain/settings.ts';
import { attributes } from '../../src/element/attributes.ts';
import { packs } from '../../src/words/packs.ts';
import { product } from '../../tools/generate/product-in-node.ts';

interface Field {
  readonly attribute?: string;
  readonly options?: readonly string[];
}

// Scripts of demo pages have no types.
const script = (path: string) => import(new URL(`../../demo/pages/assets/${path}`, import.meta.url).href);
const { GROUPS } = (await script('builder/fields.js')) as {
  readonly GROUPS: readonly { fields: readonly Field[] }[];
};
const { OF_FRAME } = (await script('of-frame.js')) as { readonly OF_FRAME: readonly string[] };
const { THEMES: LISTED } = (await script('themes.js')) as {
  readonly THEMES: readonly { name: string; colours: readonly string[] }[];
};

/** The attributes that the builder does not offer, with the reason. */
const LEFT_OUT: Readonly<Record<string, string>> = {
  'api-base': 'it writes the address of the API that it is served by',
  'auth-url': 'of servers whose tokens come from elsewhere',
  'gb-data': 'of APIs that have a verified list of addresses',
  'route-base': 'of pages with two elements',
  lang: 'there is one language',
};

const offered = new Map(
  GROUPS.flatMap(({ fields }) => fields).flatMap((field) =>
    field.attribute ? [[field.attribute, field] as const] : [],
  ),
);
/** In 'event, api, off', each word is a value. */
const valuesOf = (name: string, takes: string) =>
  name === 'journey' ? product.journeys.all : takes.split(', ');

describe('the embed builder', () => {
  for (const [name, { takes }] of Object.entries(attributes))
    it(`offers ${name}, or has a reason not to`, () => {
      const field = offered.get(name);
      assert.notEqual(Boolean(field), name in LEFT_OUT, 'a line in demo/pages/assets/builder/fields.js');
      if (field?.options)
        assert.deepEqual(field.options.filter(Boolean).toSorted(), [...valuesOf(name, takes)].toSorted());
    });

  it('offers no unknown attribute, and leaves out the language while there is only one', () => {
    assert.deepEqual(
      [...offered.keys()].filter((name) => !(name in attributes)),
      [],
    );
    assert.equal(packs.length === 1, 'lang' in LEFT_OUT);
  });
});

describe('the frame', () => {
  it('takes only existing attributes from its URL', () => {
    assert.deepEqual(
      OF_FRAME.filter((name) => !(name in attributes)),
      [],
    );
  });
});

describe('the list of themes', () => {
  it('has every theme, with the colours of its file', () => {
    assert.deepEqual(
      LISTED.map(({ name }) => name),
      [...THEMES],
    );
    for (const { name, colours } of LISTED) {
      const css = readFileSync(new URL(`../../themes/${name}.css`, import.meta.url), 'utf8');
      const token = (of: string) => css.match(new RegExp(`--heq-${of}:\\s*(#[0-9a-f]+)`))?.[1];
      assert.deepEqual(colours, ['bg', 'brand', 'accent', 'text'].map(token), name);
    }
  });
});
