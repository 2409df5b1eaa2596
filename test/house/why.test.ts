// Checks that a view says itself why its question is asked: in a narrow column nothing stands beside it that would.
import ts from 'typescript';
import { filesOf, importsOf, isTest, nodesOf, parse, type SourceFile } from './project.ts';
import { holds, withoutComments } from './rule.ts';

const code = filesOf(['src'], ['.ts', '.tsx']).filter((file) => !isTest(file));
const byPath = new Map(code.map((file) => [file.path, file]));

/** What a file and all that it imports give to `<Why>`: keys, and templates with anything where they are filled in. */
function whysFrom(start: SourceFile): readonly RegExp[] {
  const found = new Set([start]);
  for (const file of found)
    for (const { path } of importsOf(file)) {
      const next = byPath.get(path ?? '');
      if (next) found.add(next);
    }
  const saying = [...found].filter(({ text }) => withoutComments(text).includes('<Why '));
  return saying.flatMap(textsOf);
}

const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

function textsOf(file: SourceFile): RegExp[] {
  return [...nodesOf(parse({ ...file, text: withoutComments(file.text) }))].flatMap((node) => {
    if (ts.isStringLiteralLike(node)) return [new RegExp(`^${escaped(node.text)}$`)];
    if (!ts.isTemplateExpression(node)) return [];
    const parts = [node.head, ...node.templateSpans.map(({ literal }) => literal)];
    return [new RegExp(`^${parts.map(({ text }) => escaped(text)).join('[\\w-]+')}$`)];
  });
}

const property = (node: ts.ObjectLiteralExpression, name: string) =>
  node.properties.filter(ts.isPropertyAssignment).find((one) => one.name.getText() === name)?.initializer;

/** `{ step, view: AddressView, why: ['address.why'] }`: the view's name and the keys. */
function asked(file: SourceFile) {
  return [...nodesOf(parse(file))].filter(ts.isObjectLiteralExpression).flatMap((node) => {
    const [view, why] = [property(node, 'view'), property(node, 'why')];
    if (!view || !why || !ts.isArrayLiteralExpression(why)) return [];
    return [
      { view: view.getText(), keys: why.elements.filter(ts.isStringLiteralLike).map(({ text }) => text) },
    ];
  });
}

const fileOf = (view: string) =>
  code.find(({ text }) => new RegExp(`export function ${view}\\b`).test(text)) ?? null;

holds({
  title: 'A view says why its question is asked, by Why, where nothing stands beside it',
  files: code.filter(({ text }) => /\bwhy: \[/.test(text)),
  finds: (file) =>
    asked(file).flatMap(({ view, keys }) => {
      const from = fileOf(view);
      const whys = from ? whysFrom(from) : [];
      return keys
        .filter((key) => !whys.some((why) => why.test(key)))
        .map((key) => `${view} shows no <Why says="${key}">`);
    }),
  planted: {
    'src/journeys/a/index.ts': "const a = { step, view: HeatingView, why: ['address.why'] };",
    'src/journeys/b/index.ts': "const a = { step, view: NowhereView, why: ['heating.why'] };",
  },
  innocent: {
    'src/journeys/a/index.ts':
      "const a = { step, view: HeatingView, why: ['heating.why', 'insulation.why'] };",
    'src/journeys/b/index.ts': "const a = { step, view: IceVehicleView, why: ['ev.ice.why'] };",
  },
});
