// The WordPress plugin has the same attributes as the element: `UPDATE_README=1` writes them.
import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { createContext, runInContext } from 'node:vm';
import { wordpressAttributes } from '../../tools/generate/wordpress-attributes.ts';

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
  'run UPDATE_README=1 node --test test/house/wordpress.test.ts, then npx biome check --write demo/wordpress';

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
