// Checks the catalogue of sentences against the code.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import ts from 'typescript';
import { PRICE_LINES } from '../../src/domain/price-lines.generated.ts';
import { landingWords } from '../../src/words/landing.ts';
import type { Pack } from '../../src/words/pack.ts';
import { packs } from '../../src/words/packs.ts';
import { filesOf, isTest, lineAt, nodesOf, parse, type SourceFile } from './project.ts';
import { holds } from './rule.ts';
import { textsIn } from './source-texts.ts';

// Checks that each sentence is used, since every visitor loads all of them, and that it has the same placeholders in every
// language and wording.

/** Used by the page about an asset, or named in the server's responses. */
const ELSEWHERE = /^(land|source|assumption)\./;

const code = filesOf(['src'], ['.ts', '.tsx']).filter(
  (file) => !isTest(file) && !file.path.startsWith('src/words/en-gb/'),
);

/** `${key}.${field}` does not tell which sentence it is. */
const isKey = (text: string) => /^[\w-]+\\\./.test(text);

const PLURAL = /\.(zero|one|two|few|many)$/;

/** A problem's sentence is first searched for with its field's name. */
const keyOf = (key: string) => key.replace(PLURAL, '').replace(/^(problem\.\w+)\.\w+$/, '$1');

function unused(keys: readonly string[], files: readonly SourceFile[]): string[] {
  const texts = new Set(files.flatMap((file) => [...textsIn(file)]).filter(isKey));
  const used = new RegExp(`^(${[...texts].join('|')})$`);
  return keys.filter((key) => !ELSEWHERE.test(key) && !used.test(keyOf(key)));
}

describe('Each sentence is used', () => {
  it('Each sentence is said by somebody: of British English, and so of each language', () => {
    const nobody = unused(Object.keys(packs[0].sentences), code);
    assert.deepEqual(nobody, [], 'no file of src names these keys: take them out of src/words');
  });

  it('Each sentence is said by somebody: one that nobody says is found', () => {
    const view = { path: 'src/ui/a.tsx', text: `const a = [words('a.b'), \`c.\${d}.e\`, \`\${f}.g\`];` };
    const keys = ['a.b', 'a.b.one', 'c.1.e', 'a.c', 'c.1', 'h.g', 'land.solar.cost'];
    assert.deepEqual(unused(keys, [view]), ['a.c', 'c.1', 'h.g']);
  });
});

type Texts = Readonly<Record<string, string>>;

const fillsIn = (text = '') => [...new Set(text.match(/\{\w+\}/g))].sort();

/** What a plain sentence may name in addition: the specification's title of a failed result is one word. */
const PLAIN_ALONE: Texts = { 'failure.result': '{what}' };

/** Sentences whose placeholders differ from those of the first language. The singular may say '1 home' without its `{count}`. */
function misfilled(sentences: Texts, first: Texts, mayLack = PLURAL): string[] {
  return Object.entries(sentences).flatMap(([key, text]) => {
    const wanted = fillsIn(first[key.replace(PLURAL, '')]);
    const found = fillsIn(text);
    const isLacking = !mayLack.test(key) && wanted.some((one) => !found.includes(one));
    const isWrong = found.some((one) => !wanted.includes(one));
    return key.replace(PLURAL, '') in first && (isLacking || isWrong)
      ? [`${key}: ${found.join(' ')}, not ${wanted.join(' ')}`]
      : [];
  });
}

describe('Each sentence gets the values of its placeholders', () => {
  const all: readonly Pack[] = packs;
  const [{ sentences: first }] = packs;

  it('Each sentence has what fills it: in each language, as in the first, and in copy="plain"', () => {
    for (const { lang, sentences, plain } of all) {
      assert.deepEqual(misfilled(sentences as Texts, first), [], `src/words, ${lang}`);
      const filled = { ...first, ...PLAIN_ALONE };
      assert.deepEqual(misfilled(plain as Texts, filled, /^/), [], `src/words, plain of ${lang}`);
    }
  });

  it('Each sentence has what fills it: each language has those of its landing pages', () => {
    for (const { lang, sentences, landings } of all) {
      const pages = Object.entries(landings).map(([asset, page]) => landingWords(asset, page));
      const lacking = Object.entries(Object.assign({}, ...pages) as Texts).filter(
        ([key, text]) => (sentences as Texts)[key] !== text,
      );
      assert.deepEqual(lacking, [], `merge landingWords of each page into the sentences of ${lang}`);
    }
  });

  it('Each sentence has what fills it: one that lacks it, or names another, is found', () => {
    const english = { a: 'Step {position} of {of}', b: '{count} homes', 'b.one': '1 home' };
    const welsh = {
      a: 'Cam {position} o {all}',
      b: 'cartrefi',
      'b.one': '1 cartref',
      'b.two': '{number} gartref',
    };
    assert.deepEqual(misfilled(welsh, english), [
      'a: {all} {position}, not {of} {position}',
      'b: , not {count}',
      'b.two: {number}, not {count}',
    ]);
  });
});

/** The specification's own (VAL-07, VAL-08), which no field of the widget has. */
const NOT_SHOWN = ['problem.max', 'problem.min'];

const straight = (sentences: Texts) => Object.keys(sentences).filter((key) => sentences[key]?.includes("'"));

describe('No sentence of copy="plain" has a straight apostrophe', () => {
  it('AMB-14: nor does one of the specification that it keeps', () => {
    const { sentences, plain } = packs[0];
    assert.deepEqual(straight({ ...sentences, ...plain }), NOT_SHOWN);
  });

  it('AMB-14: one that has it is found', () => {
    assert.deepEqual(straight({ a: "isn't", b: 'isn’t' }), ['a']);
  });
});

/** Words for position or appearance on the screen, which mean nothing to screen reader users. The next content may be 'below'. */
const BY_THE_EYE =
  /\b(on|at|to) (the|your) (left|right|top|bottom)\b|\b(left|right)-hand\b|\b(red|green|blue|orange|yellow|gr[ae]y|round|square(?! metre))\b/i;

describe('No sentence points by place, shape or colour alone', () => {
  it('1.3.3: no sentence points by place, shape or colour alone', () => {
    const { sentences, plain, landings } = packs[0];
    const landed = Object.entries(landings).map(([asset, page]) => landingWords(asset, page));
    const texts = [sentences, plain, ...landed].flatMap((some) => Object.values(some) as string[]);
    assert.ok(texts.length > 500);
    assert.deepEqual(
      texts.filter((text) => BY_THE_EYE.test(text)),
      [],
    );
  });

  it('1.3.3: one that does is reported', () => {
    for (const text of ['Press the green button.', 'Use the list on the right.', 'Choose the round one.'])
      assert.match(text, BY_THE_EYE);
    assert.doesNotMatch('2 addresses. Choose yours below. Not right? £300 is left.', BY_THE_EYE);
  });
});

// Checks each sentence whose key is written in the code: it must exist, and get the values for its placeholders. Otherwise a
// visitor would read 'Step {position}'.

const sentences: Readonly<Record<string, string>> = packs[0].sentences;
const PLURALS = ['zero', 'one', 'two', 'few', 'many'].map((form) => `.${form}`);

/** The functions that take a key, and the placeholders that they fill themselves. A problem's sentence gets its field's label. */
const prices = Object.keys(PRICE_LINES[0]!.figures);
const WORDS: Readonly<Record<string, readonly string[]>> = { words: prices, say: [] };
const RULES = { problemCode: ['label'] };

const makesProblems = ({ text }: SourceFile) => text.includes("/problem.ts'");

const bracesOf = (key: string) =>
  ['', ...PLURALS].flatMap((form) => sentences[key + form]?.match(/(?<=\{)\w+(?=\})/g) ?? []);

/** The texts that an expression may have as its value, if they are written in it. */
function keysOf(node: ts.Expression | undefined): string[] {
  if (node && ts.isStringLiteralLike(node)) return [node.text];
  if (node && ts.isConditionalExpression(node)) return [...keysOf(node.whenTrue), ...keysOf(node.whenFalse)];
  return [];
}

/** Null if only the running code determines it. */
function givenBy(node: ts.Expression | undefined): readonly string[] | null {
  if (!node) return [];
  if (!ts.isObjectLiteralExpression(node)) return null;
  const names = node.properties.map(({ name }) => name?.getText());
  return names.every((name) => name !== undefined) ? names : null;
}

function problemsOf(call: ts.CallExpression, sayers: typeof WORDS): string[] {
  const known = sayers[call.expression.getText()];
  if (!known) return [];
  const [key, values] = call.arguments;
  const given = givenBy(values);
  return keysOf(key).flatMap((one) => {
    // An asset's own sentences are in its folder.
    if (one.startsWith('asset.')) return [];
    if (!(one in sentences)) return [`"${one}" is no key of src/words`];
    const lacking = bracesOf(one).filter((name) => given && ![...known, ...given].includes(name));
    return lacking.map((name) => `"${one}" is said without its {${name}}`);
  });
}

function finds(file: SourceFile): string[] {
  const sayers = makesProblems(file) ? { ...WORDS, ...RULES } : WORDS;
  return [...nodesOf(parse(file))]
    .filter(ts.isCallExpression)
    .flatMap((call) =>
      problemsOf(call, sayers).map((problem) => `line ${lineAt(file.text, call.getStart())}: ${problem}`),
    );
}

holds({
  title: 'A sentence that is used by its key exists, and gets the values of its placeholders',
  files: filesOf(['src'], ['.ts', '.tsx']).filter((file) => !isTest(file)),
  finds,
  planted: {
    'src/a.tsx': "words('step.of', {});",
    'src/b.tsx': "words('step.of', { position: 1 });",
    'src/c.tsx': "words(isOne ? 'action.next' : 'step.of');",
    'src/d.ts': "import { problemCode } from '../wizard/problem.ts';\nproblemCode('problem.nowhere');",
    'src/wizard/text-rules.ts':
      "import { problemCode } from './problem.ts';\nproblemCode('problem.nowhere');",
    'src/e.ts': "import { problemCode } from '../wizard/problem.ts';\nproblemCode('problem.maxLength');",
    'src/f.tsx': "words('address.count', { shown });",
  },
  innocent: {
    'src/a.tsx':
      "words('step.of', { position, of }); words('step.of', values); words('step.of', { ...values });",
    'src/b.ts':
      "import { problemCode } from '../wizard/problem.ts';\nproblemCode('problem.required'); problemCode('problem.maxLength', { max: 8 });",
    'src/c.tsx': "const problemCode = (part) => words(landingKey(id, part)); problemCode('title');",
  },
});
