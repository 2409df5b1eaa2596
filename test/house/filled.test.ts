// Checks each sentence that is said by its key in so many words: that it is there, and that it is given what its braces
// ask for. Else a visitor reads 'Step {position}'.
import ts from 'typescript';
import { PRICE_LINES } from '../../src/domain/price-lines.ts';
import { packs } from '../../src/words/packs.ts';
import { filesOf, isTest, lineAt, nodesOf, parse, type SourceFile } from './project.ts';
import { holds } from './rule.ts';

const sentences: Readonly<Record<string, string>> = packs[0].sentences;
const PLURALS = ['zero', 'one', 'two', 'few', 'many'].map((form) => `.${form}`);

/** Who says it, and what is filled in without being given: a problem's sentence gets the label of its field. */
const prices = Object.keys(PRICE_LINES[0]!.said);
const WORDS: Readonly<Record<string, readonly string[]>> = { words: prices, say: [] };
const RULES = { says: ['label'] };

const saysProblems = ({ text }: SourceFile) => text.includes("/problem.ts'");

const bracesOf = (key: string) =>
  ['', ...PLURALS].flatMap((form) => sentences[key + form]?.match(/(?<=\{)\w+(?=\})/g) ?? []);

/** Each text that an expression may come to, where it says so itself. */
function keysOf(node: ts.Expression | undefined): string[] {
  if (node && ts.isStringLiteralLike(node)) return [node.text];
  if (node && ts.isConditionalExpression(node)) return [...keysOf(node.whenTrue), ...keysOf(node.whenFalse)];
  return [];
}

/** Null where only the running code can tell. */
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
  return keysOf(key).flatMap((said) => {
    // What an asset brings itself is in its own folder.
    if (said.startsWith('asset.')) return [];
    if (!(said in sentences)) return [`"${said}" is no key of src/words`];
    const lacking = bracesOf(said).filter((name) => given && ![...known, ...given].includes(name));
    return lacking.map((name) => `"${said}" is said without its {${name}}`);
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
  title: 'A sentence that is said by its key is there, and has what its braces ask for',
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
