// Checks how sentences are worded.

import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { fleschKincaid } from 'flesch-kincaid';
import { syllable } from 'syllable';
import ts from 'typescript';
import { packs } from '../../src/words/packs.ts';
import { filesOf, importsOf, isTest, nodesOf, parse, type SourceFile } from './project.ts';
import { holds } from './rule.ts';

// Checks the sentences for visitors: all are in the catalogue, and none promises more than a quote can.

/** Sentences that the specification fixes exactly. */
const EXCUSED = [
  'Best contact time',
  'Determining best tariff for you',
  'What your panels make, which is guidance and not a guarantee',
];

const PROMISES = /\bup to\b|\bfree\b|\bguarantee[ds]?\b|\bbest\b(?!.*\bof\b)/i;

/** Attributes that are announced or shown. */
const SPOKEN = [
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'alt',
  'title',
  'placeholder',
  'label',
];

const catalogue = filesOf(['src/words'], ['.ts']).filter((file) => !isTest(file));
const views = filesOf(['src'], ['.tsx']).filter((file) => !isTest(file));

function promises(file: SourceFile): string[] {
  return [...nodesOf(parse(file))]
    .filter((node) => ts.isStringLiteralLike(node) && ts.isPropertyAssignment(node.parent))
    .filter((node) => node !== (node.parent as ts.PropertyAssignment).name)
    .map((node) => (node as ts.StringLiteralLike).text)
    .filter((text) => PROMISES.test(text) && !EXCUSED.includes(text));
}

function isSpoken(node: ts.Node): boolean {
  if (ts.isJsxText(node)) return true;
  return (
    ts.isStringLiteral(node) && ts.isJsxAttribute(node.parent) && SPOKEN.includes(node.parent.name.getText())
  );
}

function sentences(file: SourceFile): string[] {
  return [...nodesOf(parse(file))]
    .filter((node) => isSpoken(node) && /[a-z]{2}/i.test(node.getText()))
    .map((node) => `says ${node.getText().trim()}`);
}

holds({
  title: 'No sentence promises: no "up to", "free", "guaranteed", nor "best" without "of"',
  files: catalogue,
  finds: promises,
  planted: {
    'src/words/a.ts': "const a = { b: 'Save up to £300' };",
    'src/words/b.ts': "const a = { 'b.c': 'Your best tariff' };",
    'src/words/c.ts': 'const a = { b: `Guaranteed` };',
  },
  innocent: { 'src/words/a.ts': "const a = { 'up to': 'The best of those we compare, freely chosen' };" },
});

/** The list of languages, and the type of their keys. */
const KNOW_ENGLISH = ['src/words/packs.ts', 'src/words/word-key.ts'];
const isEnglish = (path: string | null) => path !== null && /^src\/words\/en-gb\b/.test(path);

holds({
  title: 'A language is passed in: only the list of languages and the type of keys import English',
  files: filesOf(['src', 'tools'], ['.ts', '.tsx', '.mjs']).filter(
    (file) => !isTest(file) && !isEnglish(file.path) && !KNOW_ENGLISH.includes(file.path),
  ),
  finds: (file) => importsOf(file).flatMap(({ from, path }) => (isEnglish(path) ? [`imports ${from}`] : [])),
  planted: {
    'src/screens/a.tsx': "import { landings } from '../words/en-gb/landings.ts';",
    'tools/a.ts': "import type { sentences } from '../src/words/en-gb/sentences.ts';",
  },
  innocent: { 'src/screens/a.tsx': "import { packs } from '../words/packs.ts';" },
});

holds({
  title: 'A view contains no text of its own: all its words come from the catalogue',
  files: views,
  finds: sentences,
  planted: {
    'src/ui/a.tsx': 'const a = <p>Hello</p>;',
    'src/ui/b.tsx': 'const b = <button aria-label="Close" />;',
  },
  innocent: { 'src/ui/a.tsx': 'const a = <p className="hello" title={words}>{words} · £</p>;' },
});

// Checks that each sentence can be read at the age of twelve, except those whose wording is fixed.

/** In years. */
const READER = 12;
/** In words: a shorter text is a label, in which a single long word would decide. */
const SENTENCE = 8;

/** The requirement that fixes a sentence or words in it. */
const FIXED: Readonly<Record<string, string>> = {
  'ev.ice.notValid': 'ERR-14',
  'ev.electric.notValid': 'ERR-15',
  'ev.miles.low': 'STEP-MILES-07',
  'refusal.nonDomestic': 'ERR-08',
  'refusal.prepayment': 'ERR-10',
  'refusal.gasOnly': 'ERR-11',
  'refusal.noElectricity': 'ERR-12',
  'refusal.solarProperty': 'STEP-PROP-03',
  'address.notice': 'STEP-ADDR-13',
};

const WORD = /[\p{L}\d'’£-]*[\p{L}\d][\p{L}\d.,'’%°-]*/gu;

/** The age for one sentence: the Flesch-Kincaid grade plus five years. */
function readingAge(sentence: string): number {
  const words = sentence.replace(/\{\w+\}/g, 'ten').match(WORD) ?? [];
  const syllables = words.map((word) => Math.max(1, syllable(word))).reduce((sum, count) => sum + count, 0);
  return words.length < SENTENCE
    ? 0
    : 5 + fleschKincaid({ sentence: 1, word: words.length, syllable: syllables });
}

type Catalogue = Readonly<Record<string, string>>;

/** Names of sources and URLs are not sentences. What is assumed of a home names it as its source does. */
const isRead = (key: string) => !/^(source|assumption)\./.test(key) && !key.endsWith('.href');

function hard(catalogue: Catalogue, fixed: Catalogue): string[] {
  return Object.entries(catalogue)
    .filter(([key]) => isRead(key) && !Object.hasOwn(fixed, key))
    .flatMap(([key, text]) => text.split(/(?<=[.!?])\s+/).map((sentence) => ({ key, sentence })))
    .filter(({ sentence }) => readingAge(sentence) > READER)
    .map(({ key, sentence }) => `${key}: ${Math.ceil(readingAge(sentence))} years: ${sentence}`);
}

describe('Every sentence can be read at twelve', () => {
  const [english] = packs;

  it('Every sentence can be read at twelve: in copy="spec", but for what the specification fixes', () => {
    assert.deepEqual(hard(english.sentences, FIXED), []);
  });

  it('Every sentence can be read at twelve: in copy="plain", with one excused', () => {
    const catalogue: Catalogue = { ...english.sentences, ...english.plain };
    assert.deepEqual(hard(catalogue, { 'address.notice': '' }), []);
  });

  it('Every sentence can be read at twelve: what is excused is there, and hard', () => {
    const easy = Object.keys(FIXED).filter((key) => {
      const text = (english.sentences as Catalogue)[key];
      return text === undefined || hard({ [key]: text }, {}).length === 0;
    });
    assert.deepEqual(easy, []);
  });

  it('Every sentence can be read at twelve: a hard one is found, an easy one and a label are not', () => {
    const found = (text: string) => hard({ a: text }, {}).length;
    assert.equal(
      found(
        'Considering individual circumstances, organisations generally experience significant inefficiencies annually.',
      ),
      1,
    );
    assert.equal(found('We look up your meter, and we use it only for this quote.'), 0);
    assert.equal(found('Annual electricity consumption'), 0);
  });
});

// Checks that no hyphen is used as a minus sign in texts: screen readers skip it, and a cost would become a saving.

const TEXTS = new URL('../accessibility/', import.meta.url);

const filesIn = (folder: string) =>
  readdirSync(new URL(folder, TEXTS))
    .filter((file) => file.endsWith('.txt'))
    .map((file) => ({
      path: `${folder}${file}`,
      text: readFileSync(new URL(`${folder}${file}`, TEXTS), 'utf8'),
    }));

/** Before an amount, but not within a word or between two figures. */
const HYPHEN = /(?<![\w£%])-\s?[£\d]/;

holds({
  title: 'BEY-11: A minus is written as a minus sign in all texts',
  files: [...filesIn('snapshots/'), ...filesIn('ear/transcripts/')],
  finds: ({ path, text }) =>
    text
      .split('\n')
      .filter((line) => HYPHEN.test(line))
      .map((line) => `${path}: ${line.trim()}`),
  planted: { 'result.txt': 'text "Savings of -£340 a year"' },
  innocent: { 'result.txt': 'text "−£340, 2026-11-22, 12-5, Semi-detached, kWh-4"' },
});
