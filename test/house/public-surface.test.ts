// Checks what a page may rely on, and the documents that are generated from it.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { Ajv } from 'ajv';
import { THEMES } from '../../src/domain/settings.ts';
import { attributeNames } from '../../src/element/attributes.ts';
import {
  publicEvents,
  publicMembers,
  publicParts,
  publicTokens,
} from '../../tools/generate/public-surface.ts';
import { readmeTables } from '../../tools/generate/tables.ts';
import { drawnFrom } from '../../tools/picture/drawn-from.ts';
import { filesOf } from './project.ts';

// Lists everything that a page may rely on. A change of a name here changes a contract and needs an entry in CHANGELOG.md.

const CONTRACT = 'a page may rely on these: put what is new into this file, and say it in CHANGELOG.md';

const words = (text: string) => text.trim().split(/\s+/);

const EVENTS = {
  'heq-ready': 'version',
  'heq-route': 'route path',
  'heq-step': 'step position of seconds',
  'heq-quote': 'asset quoteId',
  'heq-result':
    'asset quoteId savingPoundsPerYear costPoundsPerYear co2SavedTonnesPerYear savingPoundsPerYearLow savingPoundsPerYearHigh costPoundsPerYearLow costPoundsPerYearHigh co2SavedTonnesPerYearLow co2SavedTonnesPerYearHigh',
  'heq-stage': 'stage reason',
  'heq-enquiry':
    'id fullName email phone contactTime adopt info loyalInformation property consent brief record summary',
  'heq-error': 'kind code status message',
};

const MEMBERS = [
  'static field version: string',
  'field messages: Readonly<Record<string, string>>',
  'field endpoints: Readonly<Record<string, string>>',
  'method start(journey? postcode?): void',
  'method reset(): void',
  'method getState(): version route step assets quoteIds, PublicState | null',
];

const ATTRIBUTES = `
  api-base auth-url gb-data journey only skip-home postcode registration router route-base persist tracking
  variant
  enquiries share
  theme brand-color accent-color radius font font-heading size brand-name logo-src heading-level
  hide-nav hide-footer copy lang loading
  support-phone support-hours support-email white-label non-domestic-phone non-domestic-hours terms-url privacy-url
  about-url service-area`;

const TOKENS = `
  scheme bg surface tint text muted line brand on-brand accent on-accent sun good bad warn focus focus-fill
  series-1 series-2 series-3 radius shadow font font-heading heading-weight size`;

const PARTS = `
  alert alert-error alert-info alert-success alert-warning
  button button-link button-primary button-quiet button-secondary
  card chart dialog disclosure facts field figure footer frame heading help input link nav problem-summary progress
  tab tab-selected tabs`;

describe('the public surface', () => {
  it('ATTRIBUTES: the attributes are these, in the order of the README', () => {
    assert.deepEqual(attributeNames, words(ATTRIBUTES), CONTRACT);
  });

  it('EVENTS: the events are these, with exactly these keys in their detail', () => {
    const found = publicEvents.map(({ name, detail }) => [name, detail.join(' ')]);
    assert.deepEqual(Object.fromEntries(found), EVENTS, CONTRACT);
  });

  it('EVENTS: each event is dispatched by a file of src/element', () => {
    const code = filesOf(['src/element'], ['.ts', '.tsx']).map(({ text }) => text);
    const isSent = (name: string) => code.some((text) => text.includes(`, '${name}',`));
    assert.deepEqual(
      publicEvents.map(({ name }) => name).filter((name) => !isSent(name)),
      [],
      'nobody announces these: what causes one is in src/element/journey-events.ts',
    );
  });

  it('METHODS: the methods and properties are these', () => {
    const found = publicMembers.map(({ kind, name, isStatic, parameters, type, keys }) => {
      const taken = kind === 'method' ? `(${parameters.flatMap((each) => each.keys).join(' ')})` : '';
      const shape = keys.length > 0 ? `${keys.join(' ')}, ` : '';
      return `${isStatic ? 'static ' : ''}${kind} ${name}${taken}: ${shape}${type}`;
    });
    assert.deepEqual(found, MEMBERS, CONTRACT);
  });

  it('TOKENS: the tokens are these', () => {
    assert.deepEqual(
      publicTokens.map(({ name }) => name),
      words(TOKENS).map((name) => `--heq-${name}`),
      CONTRACT,
    );
  });

  it('PARTS: the parts are these', () => {
    assert.deepEqual(
      publicParts.map(({ name }) => name),
      words(PARTS),
      CONTRACT,
    );
  });

  it('each has a description', () => {
    const all = [...publicEvents, ...publicMembers, ...publicParts, ...publicTokens];
    assert.deepEqual(
      all.filter(({ description }) => description.length < 4),
      [],
    );
  });

  it('EVENTS, METHODS: each has an example that compiles', () => {
    const examples = [...publicEvents, ...publicMembers].map(({ name, example }) => [name, example] as const);
    assert.deepEqual(
      examples.filter(([, example]) => example === '').map(([name]) => name),
      [],
    );
    assert.equal(compilerSays(examples.map(([, example]) => example).join('\n')), '');
    assert.match(compilerSays('element.start({ journey: 3 });'), /not assignable/);
  });
});

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** The compiler's errors in lines of TypeScript in which `element` is the element. */
function compilerSays(lines: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'heq-examples-'));
  const imports = `import { HomeEnergyQuoteElement } from '${ROOT}src/element/public-types.ts';`;
  writeFileSync(
    join(folder, 'page.ts'),
    `${imports}\ndeclare const element: HomeEnergyQuoteElement;\n${lines}\n`,
  );
  const config = {
    extends: `${ROOT}tsconfig.json`,
    compilerOptions: {
      typeRoots: [`${ROOT}node_modules/@types`],
      allowImportingTsExtensions: true,
      rewriteRelativeImportExtensions: false,
    },
    include: ['page.ts', `${ROOT}tools/types`],
  };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config));
  const compiler = join(ROOT, 'node_modules/typescript7/bin/tsc');
  const { stdout } = spawnSync(process.execPath, [compiler, '--noEmit', '-p', folder], { encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  return stdout;
}

// Checks custom-elements.json, which editors and authors of wrappers read.

const SCHEMA = new URL('../../node_modules/custom-elements-manifest/schema.json', import.meta.url);
const TOOL = fileURLToPath(new URL('../../tools/generate/custom-elements.ts', import.meta.url));

interface Row {
  readonly name: string;
  readonly fieldName?: string;
  readonly attribute?: string;
  readonly type: { readonly text: string };
}

function written() {
  const folder = mkdtempSync(join(tmpdir(), 'heq-manifest-'));
  const file = join(folder, 'custom-elements.json');
  const { status, stderr } = spawnSync(process.execPath, [TOOL, file], { encoding: 'utf8' });
  assert.equal(status, 0, stderr);
  const manifest = JSON.parse(readFileSync(file, 'utf8'));
  rmSync(folder, { recursive: true });
  return manifest;
}

describe('custom-elements.json', () => {
  const manifest = written();
  const [{ attributes, members }] = manifest.modules[0].declarations as [
    { attributes: Row[]; members: Row[] },
  ];

  it('ATTRIBUTES: fits the schema of the Custom Elements Manifest', () => {
    const validate = new Ajv({ strict: false, allErrors: true }).compile(
      JSON.parse(readFileSync(SCHEMA, 'utf8')),
    );
    assert.ok(validate(manifest), JSON.stringify(validate.errors?.slice(0, 3)));
  });

  it('ATTRIBUTES: gives each attribute its property, except the one that every element has', () => {
    assert.deepEqual(
      attributes.map(({ name }) => name),
      attributeNames,
    );
    const named = attributes.filter(({ name }) => name !== 'lang');
    assert.deepEqual(
      named.map(({ fieldName, name }) => [fieldName, name]),
      members.filter(({ attribute }) => attribute).map(({ name, attribute }) => [name, attribute]),
    );
  });

  it('ATTRIBUTES: lists the values of a choice', () => {
    const typeOf = (name: string) => attributes.find((row) => row.name === name)?.type.text;
    assert.equal(typeOf('theme'), THEMES.map((theme) => `'${theme}'`).join(' | '));
    assert.equal(typeOf('router'), "'hash' | 'memory'");
    assert.equal(typeOf('hide-nav'), 'boolean');
    assert.equal(typeOf('size'), 'number | string');
    assert.equal(typeOf('support-phone'), 'string');
  });
});

// The reference's tables are generated from src: `UPDATE_README=1` writes them. The README's snippet and picture are current.

const file = new URL('../../README.md', import.meta.url);
const reference = new URL('../../demo/guide/reference.md', import.meta.url);
const pictures = new URL('../../tools/picture/', import.meta.url);

describe('the README and the reference', () => {
  for (const [name, table] of Object.entries(readmeTables)) {
    it(`SET-02: its table of ${name} matches src`, () => {
      const text = readFileSync(reference, 'utf8');
      const place = new RegExp(`(<!-- ${name} -->\\n)[\\s\\S]*?(<!-- /${name} -->)`);
      assert.match(text, place);
      const written = text.replace(place, (_, start, end) => `${start}\n${table}\n\n${end}`);
      if (process.env.UPDATE_README) writeFileSync(reference, written);
      else assert.equal(text, written, 'run UPDATE_README=1 node --test test/house/public-surface.test.ts');
    });
  }

  it('SEEN-13: its picture and its animation are up to date', () => {
    const taken: unknown = JSON.parse(readFileSync(new URL('drawn-from.json', pictures), 'utf8'));
    assert.equal(taken, drawnFrom(), 'run npm run picture, and look at what it made');
    assert.ok(statSync(new URL('../../demo/pages/assets/journey.gif', pictures)).size < 1_000_000);
  });

  const readme = readFileSync(file, 'utf8');
  const style = /<style>(.*?)<\/style>/.exec(readme)?.[1] ?? '';

  it('SECURITY: names the hash of the style that its snippet has', () => {
    const hash = createHash('sha256').update(style).digest('base64');
    assert.ok(readme.includes(`'sha256-${hash}'`), hash);
  });

  it('EMB-01: each guide and the builder have the style of its snippet', () => {
    const shown = ['guide/hosting.md', 'guide/script.md', 'pages/assets/builder/snippet.js'].map((path) =>
      readFileSync(new URL(`../../demo/${path}`, import.meta.url), 'utf8'),
    );
    for (const text of shown) assert.ok(style && text.includes(style), style);
  });
});
