// Checks that the engine uses descriptors: an asset is named in its own files only, and elsewhere with a reason.
import assert from 'node:assert/strict';
import { posix } from 'node:path';
import { describe, it } from 'node:test';
import ts from 'typescript';
import { product } from '../../tools/generate/product-in-node.ts';
import { filesOf, isTest, lineAt, nodesOf, parse, type SourceFile } from './project.ts';
import { holds } from './rule.ts';

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
  'src/domain/flags.ts': 'the names of the API and of the flags',
  'src/domain/answers.ts': 'the answers of each asset',
  'src/domain/result-shape.ts': 'the API says of a result what it was asked for, by asset',
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
