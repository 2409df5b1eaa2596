// Checks that only the registry names the assets, and that all code which can get them from the product does so.
import assert from 'node:assert/strict';
import { posix } from 'node:path';
import { describe, it } from 'node:test';
import type { Pack } from '../../src/words/pack.ts';
import { packs } from '../../src/words/packs.ts';
import { product } from '../../tools/generate/product-in-node.ts';
import { filesOf, importsOf, isTest } from './project.ts';
import { holds } from './rule.ts';

const REGISTRY = 'src/journeys/registry.ts';
const descriptors = filesOf(['src/journeys'], ['/index.ts']);
const styles = filesOf(['src/journeys'], ['.css']).filter(({ path }) =>
  descriptors.some((one) => path.startsWith(`${posix.dirname(one.path)}/`)),
);
const registry = filesOf(['src/journeys'], ['registry.ts']);
const listed = (file: { path: string; text: string }) => importsOf(file).map(({ path }) => path);

describe('the registry', () => {
  it('lists the asset and the stylesheets of every folder that has a descriptor', () => {
    assert.deepEqual(
      registry.flatMap(listed).toSorted(),
      [...descriptors, ...styles].map(({ path }) => path).toSorted(),
      `${REGISTRY} imports the descriptor and each stylesheet of an asset's folder`,
    );
  });

  it('reports a missing one', () => {
    const short = { path: REGISTRY, text: "import { ev } from './ev/index.ts';" };
    assert.notDeepEqual(
      listed(short),
      descriptors.map(({ path }) => path),
    );
  });
});

describe('an asset of the product', () => {
  const all: readonly Pack[] = packs;
  const lacks = ({ id, sentences, landing }: (typeof product.assets)[number]) =>
    sentences || landing.page || all.some(({ landings }) => !Object.hasOwn(landings, id)) ? [id] : [];

  it('has its sentences and its page in each language of src/words, and none of its own', () => {
    assert.deepEqual(
      product.assets.flatMap(lacks),
      [],
      '`sentences` and `landing.page` are for tests: put them into each pack, the page under `landings`',
    );
  });

  it('is reported if it has a sentence of its own, or no page', () => {
    const [asset] = product.assets;
    assert.ok(asset);
    assert.deepEqual(lacks({ ...asset, id: 'no-such-asset' }), ['no-such-asset']);
    assert.deepEqual(lacks({ ...asset, sentences: {} }), [asset.id]);
  });
});

/** The element passes the product to all other code. Stylesheets are combined before there is an element. */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  'src/journeys/registry.ts': ['src/journeys/product.ts', 'src/journeys/journeys-css.ts'],
  'src/journeys/product.ts': ['src/element/home-energy-quote-element.tsx'],
};

holds({
  title: 'The assets are passed in: only the element’s folder imports the registry and the product',
  files: filesOf(['src'], ['.ts', '.tsx']).filter((file) => !isTest(file)),
  finds: (file) =>
    importsOf(file)
      .filter(({ path }) => path && MAY_IMPORT[path] && !MAY_IMPORT[path].includes(file.path))
      .map(({ path }) => `imports ${path}`),
  planted: {
    'src/screens/a.tsx': "import { assets } from '../journeys/registry.ts';",
    'src/journeys/result/a.ts': "import { product } from '../product.ts';",
  },
});
