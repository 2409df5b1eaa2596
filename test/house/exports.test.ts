// Checks that each export is imported by another file, so that a name without `export` is known to be used in its file only.
import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import ts from 'typescript';
import { filesOf, isTest, nodesOf, parse, type SourceFile } from './project.ts';
import { holds } from './rule.ts';

const ENDINGS = ['.ts', '.tsx', '.mjs', '.js'];
const code = filesOf(['src', 'demo', 'tools'], ENDINGS);
const configs = ['rollup.config.mjs', 'web-test-runner.config.mjs'].map((path) => ({
  path,
  text: readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8'),
}));
const all = [...code, ...configs, ...filesOf(['test'], ENDINGS)];
/** These are used by partners, pages, the build or Stryker, or replace another file. */
const PUBLIC = [
  'src/index.ts',
  'src/element/public-types.ts',
  'src/element/leave-fallback.ts',
  'demo/pages/',
  'demo/wordpress/',
  'tools/mutation/',
  'tools/gallery/stage.ts',
];
const readmes = filesOf(['demo/server'], ['.md'])
  .map(({ text }) => text)
  .join('\n');

/** The imported names by the path of their file. '*' means all of them. */
const imported = new Map<string, Set<string>>();
for (const file of all) {
  const from = (path: ts.Node | undefined, names: readonly string[]) => {
    if (!path || !ts.isStringLiteralLike(path)) return;
    const to = posix.join(posix.dirname(file.path), path.text);
    imported.set(to, new Set([...(imported.get(to) ?? []), ...names]));
  };
  // Most files import only at their top. The others use `import()` or refer to a type with it.
  const nodes = /\bimport\(/.test(file.text) ? nodesOf(parse(file)) : parse(file).statements;
  for (const node of nodes)
    if (ts.isImportDeclaration(node)) from(node.moduleSpecifier, namesIn(node.importClause?.namedBindings));
    else if (ts.isExportDeclaration(node)) from(node.moduleSpecifier, namesIn(node.exportClause));
    else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
      from(node.arguments[0], ['*']);
    else if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument))
      from(node.argument.literal, ['*']);
}

function namesIn(names: ts.NamedImportBindings | ts.NamedExportBindings | undefined): readonly string[] {
  if (!names || !('elements' in names)) return ['*'];
  return names.elements.map(({ name, propertyName }) => (propertyName ?? name).text);
}

function exportsOf(file: SourceFile): readonly string[] {
  return parse(file).statements.flatMap((statement) => {
    const kinds = ts.canHaveModifiers(statement) ? ts.getModifiers(statement)?.map(({ kind }) => kind) : [];
    if (!kinds?.includes(ts.SyntaxKind.ExportKeyword) || kinds.includes(ts.SyntaxKind.DefaultKeyword))
      return [];
    const named = ts.isVariableStatement(statement) ? statement.declarationList.declarations : [statement];
    return named.flatMap((one) => {
      const { name } = one as { name?: ts.Node };
      return name && ts.isIdentifier(name) ? [name.text] : [];
    });
  });
}

holds({
  title: 'An export is imported by another file, or named by the guides of the reference API',
  files: code.filter((file) => !isTest(file) && !PUBLIC.some((part) => file.path.startsWith(part))),
  finds: (file) => {
    const used = imported.get(file.path);
    return exportsOf(file)
      .filter((name) => !used?.has(name) && !used?.has('*') && !new RegExp(`\\b${name}\\b`).test(readmes))
      .map((name) => `nobody imports ${name}: take its \`export\` away, or it`);
  },
  planted: {
    'src/domain/flags.ts': 'export const NO_FLAG = 1;\nexport const NO_FLAGS = {};',
    'demo/server/a.ts': 'export interface Asked { readonly a: string }',
    'tools/a.mjs': 'export async function neverCalled() {}',
  },
  innocent: {
    'src/domain/flags.ts': 'const NO_FLAG = 1;\nexport const NO_FLAGS = {};',
    'demo/server/store/a.ts': 'export default {}; export interface Engine {}',
  },
});
