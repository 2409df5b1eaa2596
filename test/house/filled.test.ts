// Checks each sentence whose key is written in the code: it must exist, and get the values for its placeholders. Otherwise a
// visitor would read 'Step {position}'.
import ts from 'typescript';
import { PRICE_LINES } from '../../src/domain/price-lines.generated.ts';
import { packs } from '../../src/words/packs.ts';
import { filesOf, isTest, lineAt, nodesOf, parse, type SourceFile } from './project.ts';
import { holds } from './rule.ts';

const sentences: Readonly<Record<string, string>> = packs[0].sentences;
const PLURALS = ['zero', 'one', 'two', 'few', 'many'].map((form) => `.${form}`);

/** The functions that take a key, and the placeholders that they fill themselves. A problem's sentence gets its field's label. */
const prices = Object.keys(PRICE_LINES[0]!.figures);
const WORDS: Readonly<Record<string, readonly string[]>> = { words: prices, say: [] };
const RULES = { says: ['label'] };

const saysProblems = ({ text }: SourceFile) => text.includes("/problem.ts'");

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
  const sayers = saysProblems(file) ? { ...WORDS, ...RULES } : WORDS;
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
    'src/d.ts': "import { says } from '../wizard/problem.ts';\nsays('problem.nowhere');",
    'src/wizard/text-rules.ts': "import { says } from './problem.ts';\nsays('problem.nowhere');",
    'src/e.ts': "import { says } from '../wizard/problem.ts';\nsays('problem.maxLength');",
    'src/f.tsx': "words('address.count', { shown });",
  },
  innocent: {
    'src/a.tsx':
      "words('step.of', { position, of }); words('step.of', values); words('step.of', { ...values });",
    'src/b.ts':
      "import { says } from '../wizard/problem.ts';\nsays('problem.required'); says('problem.maxLength', { max: 8 });",
    'src/c.tsx': "const says = (part) => words(landingKey(id, part)); says('title');",
  },
});
