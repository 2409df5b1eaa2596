// Checks that an asset is named in its own files and in the registry only.
import assert from 'node:assert/strict';
import { posix } from 'node:path';
import { describe, it } from 'node:test';
import ts from 'typescript';
import type { Pack } from '../../src/words/pack.ts';
import { packs } from '../../src/words/packs.ts';
import { product } from '../../tools/generate/product-in-node.ts';
import { filesOf, importsOf, isTest, lineAt, nodesOf, parse, type SourceFile } from './project.ts';
import { holds } from './rule.ts';

// Checks that only the registry names the assets, and that all code which can get them from the product does so.

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

// Checks that the engine uses descriptors: an asset is named in its own files only, and elsewhere with a reason.

/** A folder with a descriptor is an asset's. The API has its own name for it. */
const folders = filesOf(['src/journeys'], ['/index.ts']).map(({ path }) =>
  posix.basename(posix.dirname(path)),
);
const NAMES = [...new Set([...folders, ...product.assets.map(({ id }) => id)])].join('|');

/** An asset's own files have its name in their path. `words` has the sentences of all assets. */
const OWN = new RegExp(`(^|[/-])(${NAMES})[/.-]|^src/words/|^demo/server/test/`);
const IN_NAME = new RegExp(`(^|[^a-z])(${NAMES.replaceAll('-', '[ -]')})(?![a-z])`);

/** Names that the API or a service gives to facts, which do not depend on the asset that is quoted. */
const FACTS = new Set(
  `isEv hasSolar hasHeatPump EV21LEF solarGeneration solarUsedInHouse evConsumption ashpSize solarPropertyId
  ashpPropertyId ashpPropertyTypes solar_valid recalculateSolar recalculateAshp four_rate_ev
  four_rate_ev_electricity_tariffs ev_share ev_rate_p`.split(/\s+/),
);

/** Files and folders that may name assets, with the reason. */
const MAY: Readonly<Record<string, string>> = {
  'src/journeys/registry.ts': 'the list of assets',
  'demo/server/quotes/assets.ts': 'the server’s list of assets',
  'demo/server/counting/counted-assets.ts': 'the list of what is counted of each',
  'src/api/calls/quotes.ts': 'the bodies of the API’s quotes',
  'src/api/calls/vehicles.ts': 'a field of the API asks for electric vehicles',
  'demo/server/routes/vehicles.ts': 'reads that field',
  'demo/server/routes/lists.ts': 'the API has a list of homes for each of two assets',
  'demo/server/routes/quotes.ts': 'two calls of the API are of one asset each',
  'src/domain/journey.ts': 'the names of the API and of the flags',
  'src/domain/answers.ts': 'the answers of each asset',
  'src/domain/result.ts': 'the API says of a result what it was asked for, by asset',
  'src/ui/house/': 'draws what can be on a house',
  'demo/server/model/support/': 'the terms of grants name what they are for',
  'demo/server/model/tariff/tariffs.ts': 'the terms of tariffs name what they are for',
};

const files = filesOf(['src', 'demo/server'], ['.ts', '.tsx']).filter(
  (file) => !isTest(file) && !OWN.test(file.path) && !file.path.endsWith('.d.ts'),
);
const mayName = (path: string) => Object.keys(MAY).find((allowed) => path.startsWith(allowed));

/** The asset that is one of the words in a name or key. */
const assetIn = (name: string) => IN_NAME.exec(name.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase())?.[2];

function named(file: SourceFile): readonly string[] {
  const found = [...nodesOf(parse(file))].flatMap((node) => {
    const isName = ts.isIdentifier(node);
    // A string with a space is a sentence, and one with a slash is a path.
    const isKey = ts.isStringLiteralLike(node) && !/[ /]/.test(node.text);
    return (isName || isKey) && !FACTS.has(node.text) && assetIn(node.text)
      ? [`line ${lineAt(file.text, node.getStart())}: ${node.text}`]
      : [];
  });
  return [...new Set(found)];
}

holds({
  title: 'An asset is named in its own files only: others use the descriptors',
  files,
  finds: (file) => (mayName(file.path) ? [] : named(file)),
  planted: {
    'src/shell/a.ts': "const isThere = asset === 'ashp';",
    'src/shell/b.tsx': 'const a = words(`solar.payback`);',
    'demo/server/routes/a.ts': 'export const evOnly = 1;',
    'src/state/a.ts': 'type A = { heatPumpHomeId: number };',
  },
  innocent: {
    'src/shell/a.ts': "const event = { level: 'eve', says: 'with solar panels' }; // ashp",
    'src/journeys/ev/a.ts': "import { a } from '../../solar/a.ts';",
  },
});

describe('The files that may name an asset', () => {
  it('name one; an exception that is not needed is reported', () => {
    const needed = new Set(files.filter((file) => named(file).length > 0).map(({ path }) => mayName(path)));
    assert.deepEqual(
      Object.keys(MAY).filter((allowed) => !needed.has(allowed)),
      [],
    );
  });
});
