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
  readonly message?: string;
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
};

const fields = GROUPS.flatMap((group) => group.fields);
const offered = new Map(
  fields.flatMap((field) => (field.attribute ? [[field.attribute, field] as const] : [])),
);
/** In 'event, api, off', each word is a value. */
const valuesOf = (name: string, takes: string) =>
  name === 'journey' ? product.journeys.all : takes.split(', ');
/** A language can be chosen if there are several. */
const isLeftOut = (name: string, languages: number) =>
  name in LEFT_OUT || (name === 'lang' && languages === 1);
const wronglyOffered = (languages: number) =>
  Object.keys(attributes).filter((name) => offered.has(name) === isLeftOut(name, languages));

describe('the embed builder', () => {
  it('offers every attribute that it has no reason to leave out', () => {
    assert.deepEqual(wronglyOffered(packs.length), [], 'a line in demo/pages/assets/builder/fields.js');
    const other = packs.length === 1 ? 2 : 1;
    assert.deepEqual(wronglyOffered(other), ['lang'], 'with another number of languages');
  });

  for (const [name, { options }] of offered)
    it(`offers the values of ${name}, and it exists`, () => {
      const takes = attributes[name as keyof typeof attributes]?.takes;
      assert.ok(takes !== undefined, name);
      if (options)
        assert.deepEqual(options.filter(Boolean).toSorted(), [...valuesOf(name, takes)].toSorted());
    });

  for (const { lang, sentences } of packs)
    it(`offers only sentences of the language ${lang}`, () => {
      assert.deepEqual(
        fields.flatMap(({ message }) => (message === undefined || message in sentences ? [] : [message])),
        [],
      );
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
