// Checks that the embed builder offers every attribute, with the values that it takes, and the gallery every theme.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { THEMES } from '../../src/domain/settings.ts';
import { attributes } from '../../src/element/attributes.ts';
import { packs } from '../../src/words/packs.ts';
import { product } from '../../tools/product-in-node.ts';

interface Field {
  readonly attribute?: string;
  readonly options?: readonly string[];
}

// A page's own script has no types.
const FIELDS = new URL('../../demo/pages/assets/builder/fields.js', import.meta.url).href;
const { GROUPS } = (await import(FIELDS)) as { readonly GROUPS: readonly { fields: readonly Field[] }[] };

/** What the builder leaves out, and why. */
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
/** 'event, api, off': each is one word. */
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

  it('offers no attribute that is not there, and leaves out the language while there is one', () => {
    assert.deepEqual(
      [...offered.keys()].filter((name) => !(name in attributes)),
      [],
    );
    assert.equal(packs.length === 1, 'lang' in LEFT_OUT);
  });
});

describe('the gallery', () => {
  it('shows every theme', () => {
    const script = readFileSync(
      new URL('../../demo/pages/assets/gallery/gallery.js', import.meta.url),
      'utf8',
    );
    const [, list] = script.match(/const THEMES = \[(.*)\]/) ?? [];
    assert.equal(list, THEMES.map((theme) => `'${theme}'`).join(', '));
  });
});
