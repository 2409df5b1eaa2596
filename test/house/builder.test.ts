// Checks the embed builder and the WordPress plugin against the table of attributes.
import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { createContext, runInContext } from 'node:vm';
import { THEMES } from '../../src/domain/settings.ts';
import { attributes } from '../../src/element/attributes.ts';
import { packs } from '../../src/words/packs.ts';
import { product } from '../../tools/generate/product-in-node.ts';
import { wordpressAttributes } from '../../tools/generate/tables.ts';

// Checks that the embed builder offers every attribute with its values, and that the demo lists every theme with its colours.

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

// The WordPress plugin has the same attributes as the element: `UPDATE_README=1` writes them.

const PLUGIN = new URL('../../demo/wordpress/home-energy-quote/', import.meta.url);
const read = (file: string) => readFileSync(new URL(file, PLUGIN), 'utf8');

/** A replacement for an element of the editor, which tells what it was created with. */
interface Made {
  readonly type: unknown;
  readonly props: Record<string, unknown> | null;
  readonly children: readonly unknown[];
}

interface Block {
  readonly attributes: Readonly<Record<string, { readonly type: string }>>;
  edit(props: object): Made;
}

function registered(attributes: object): Block {
  const blocks: Block[] = [];
  const components = {
    PanelBody: 'panel',
    Placeholder: 'box',
    SelectControl: 'select',
    TextControl: 'text',
    ToggleControl: 'toggle',
  };
  const wp = {
    blocks: { registerBlockType: (_: string, given: Block) => blocks.push(given) },
    element: {
      createElement: (type: unknown, props: null, ...children: unknown[]): Made => ({
        type,
        props,
        children,
      }),
    },
    components,
    blockEditor: { InspectorControls: 'inspector', useBlockProps: () => ({}) },
  };
  runInContext(read('block.js'), createContext({ window: { wp, heqAttributes: attributes } }));
  const [block] = blocks;
  assert.ok(block);
  return block;
}

const ASK =
  'run UPDATE_README=1 node --test test/house/builder.test.ts, then npx biome check --write demo/wordpress';

describe('the WordPress plugin', () => {
  it('ATTRIBUTES: knows each attribute, made from the table', () => {
    const made = wordpressAttributes();
    if (process.env.UPDATE_README) writeFileSync(new URL('attributes.json', PLUGIN), made);
    else assert.deepEqual(JSON.parse(read('attributes.json')), JSON.parse(made), ASK);
  });

  it('ATTRIBUTES: its block has a field for each, and a list for attributes with fixed values', () => {
    const attributes = JSON.parse(wordpressAttributes()) as Record<string, { choices?: string[] }>;
    const block = registered(attributes);
    assert.deepEqual(
      Object.keys(block.attributes),
      Object.keys(attributes).map((name) => name.replaceAll('-', '_')),
    );
    const set: object[] = [];
    const drawn = block.edit({
      attributes: { theme: 'volt' },
      setAttributes: (value: object) => set.push(value),
    });
    const [inspector] = drawn.children as Made[];
    const panels = (inspector?.children as Made[][])[0] ?? [];
    const fields = panels.flatMap(({ children }) => children[0] as Made[]);
    assert.equal(fields.length, Object.keys(attributes).length);
    const theme = fields.find(({ props }) => props?.label === 'theme');
    assert.equal(theme?.type, 'select');
    assert.equal(theme?.props?.value, 'volt');
    (theme?.props?.onChange as (value: string) => void)('civic');
    assert.deepEqual({ ...set[0] }, { theme: 'civic' });
    assert.equal(fields.find(({ props }) => props?.label === 'hide-nav')?.type, 'toggle');
  });

  it('escapes everything that it writes into a page', () => {
    const php = read('home-energy-quote.php');
    const printed = [...php.matchAll(/=\\?"' \. (\w+)\(/g)].map(([, by]) => by);
    assert.deepEqual([...new Set(printed)], ['esc_attr']);
    assert.match(php, /defined\( 'ABSPATH' \) \|\| exit;/);
  });
});
