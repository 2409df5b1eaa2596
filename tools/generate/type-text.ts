// A type that follows from a schema, written out as an interface with the comments of the schema.
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const read = ts.readConfigFile(`${ROOT}tsconfig.json`, ts.sys.readFile);
const { options } = ts.parseJsonConfigFileContent(read.config, ts.sys, ROOT);

/** @param path of the file that exports the type, from the root */
export function typeText(path: string, name: string): string {
  const program = ts.createProgram([ROOT + path], options);
  const checker = program.getTypeChecker();
  const file = program.getSourceFile(ROOT + path);
  const symbol = file && checker.getSymbolAtLocation(file);
  const alias = symbol && checker.getExportsOfModule(symbol).find((one) => one.name === name);
  if (!alias) throw new Error(`type-text: ${path} exports no type ${name}`);
  const textOf = (type: ts.Type, indent: string): string => {
    if (type.isUnion() && !(type.flags & ts.TypeFlags.Boolean))
      return type.types.map((one) => textOf(one, indent)).join(' | ');
    const item = checker.getIndexTypeOfType(type, ts.IndexKind.Number);
    if (item && checker.isArrayLikeType(type)) return `readonly (${textOf(item, indent)})[]`;
    const value = checker.getIndexTypeOfType(type, ts.IndexKind.String);
    if (value) return `{ readonly [name: string]: ${textOf(value, indent)} }`;
    if (!(type.flags & ts.TypeFlags.Object)) return checker.typeToString(type);
    const members = checker.getPropertiesOfType(type).map((member) => {
      const doc = ts.displayPartsToString(member.getDocumentationComment(checker));
      const isOptional = (member.flags & ts.SymbolFlags.Optional) !== 0;
      const own = textOf(checker.getTypeOfSymbol(member), `${indent}  `);
      return `${doc && `${indent}  /** ${doc} */\n`}${indent}  readonly ${member.name}${isOptional ? '?' : ''}: ${own};\n`;
    });
    return `{\n${members.join('')}${indent}}`;
  };
  return `interface ${name} ${textOf(checker.getDeclaredTypeOfSymbol(alias), '')}`;
}
