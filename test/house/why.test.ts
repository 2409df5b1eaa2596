// Checks that each view says why it asks its question, since a narrow column has no space for an explanation beside it.
import ts from 'typescript';
import { filesOf, isTest, nodesOf, parse, type SourceFile } from './project.ts';
import { reachedFrom } from './reached.ts';
import { holds, withoutComments } from './rule.ts';
import { textsIn } from './source-texts.ts';

const code = filesOf(['src'], ['.ts', '.tsx']).filter((file) => !isTest(file));

/** What a file and all that it imports give to `<Why>`: keys, and templates with a name where they are filled in. */
function whysFrom(start: SourceFile): readonly RegExp[] {
  const saying = reachedFrom(start, code).filter(({ text }) => withoutComments(text).includes('<Why '));
  return saying.flatMap((file) => [...textsIn(file, '[\\w-]+')]).map((text) => new RegExp(`^${text}$`));
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
  title: 'A view says with Why why its question is asked',
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
