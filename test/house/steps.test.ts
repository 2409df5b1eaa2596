// Checks that views say why they ask, and why they refuse.
import ts from 'typescript';
import { filesOf, importsOf, isTest, nodesOf, parse, type SourceFile } from './project.ts';
import { holds, withoutComments } from './rule.ts';
import { textsIn } from './source-texts.ts';

/** A file, and all of these files that it imports directly or indirectly. */
function reachedFrom(start: SourceFile, files: readonly SourceFile[]): readonly SourceFile[] {
  const byPath = new Map(files.map((file) => [file.path, file]));
  const found = new Map([[start.path, start]]);
  for (const file of found.values())
    for (const { path } of importsOf(file)) {
      const next = byPath.get(path ?? '');
      if (next && !found.has(next.path)) found.set(next.path, next);
    }
  return [...found.values()];
}

// Checks that each view says why it asks its question, since a narrow column has no space for an explanation beside it.

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

/** The file that exports a name. */
const fileOf = (name: string) =>
  code.find(({ text }) => new RegExp(`export (function|const) ${name}\\b`).test(text)) ?? null;

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

// Checks that every step that can refuse a home has a view that says why. Otherwise Next would do nothing without a reason.

/** The text of a file and of all files that it imports directly or indirectly. */
const textFrom = (start: SourceFile) =>
  reachedFrom(start, code)
    .map(({ text }) => withoutComments(text))
    .join('\n');

/** The arguments of `problemCode`: an id, or an expression for one. */
const refusedBy = (step: string) =>
  [...step.matchAll(/problemCode\(\s*['"`]refusal\.([^'"`]+)/g)].map(([, id]) => id);

const STEP = /\bexport const (\w+)Step\b/;

/** `AddressView` of a file with `addressStep`. */
function viewBeside({ text }: SourceFile): SourceFile | null {
  const [, name = ''] = STEP.exec(text) ?? [];
  return fileOf(`${name.charAt(0).toUpperCase()}${name.slice(1)}View`);
}

const address = fileOf('addressStep')?.path.replace('src/', './');

holds({
  title: 'A step that can refuse a home has a view that says why with RefusalView',
  files: code.filter(({ text }) => STEP.test(text)),
  finds: (step) => {
    const view = viewBeside(step);
    if (view && /<RefusalView\b/.test(textFrom(view))) return [];
    return refusedBy(textFrom(step)).map(
      (id) => `refuses by refusal.${id}, and its view shows no <RefusalView>`,
    );
  },
  planted: {
    'src/a.ts': "export const heatingStep = v.check(isWarm, problemCode('refusal.solarProperty'))",
    'src/b.ts': `export const noViewStep = problemCode(\`refusal.\${meterRefusal(parts)}\`)`,
    'src/c.ts': `import { addressStep } from '${address}';\nexport const vehicleUsageStep = addressStep;`,
  },
  innocent: {
    'src/a.ts': "export const propertyTypeStep = problemCode('refusal.solarProperty')",
    'src/b.ts': `export const addressStep = problemCode(\`refusal.\${refusal}\`)`,
    'src/c.ts': "// problemCode('refusal.solarProperty')\nexport const heatingStep = 1;",
  },
});
