// Reads from src what a page may rely on besides attributes: events, members of the element, parts and tokens.
import { readFileSync } from 'node:fs';
import ts from 'typescript';

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
const parse = (path: string) => ts.createSourceFile(path, read(path), ts.ScriptTarget.Latest, true);

const ELEMENT = parse('src/element/home-energy-quote-element.tsx');
/** The files with the types that events and methods name. */
const SHAPES = [
  parse('src/element/events.ts'),
  parse('src/state/widget.tsx'),
  parse('src/domain/enquiry.ts'),
  parse('src/element/public-state.ts'),
  parse('src/element/read-settings.ts'),
  parse('src/api/endpoints.ts'),
];

interface PublicEvent {
  readonly name: string;
  readonly description: string;
  /** A line of TypeScript that uses the event. The variable `element` is the element. */
  readonly example: string;
  /** The names of the detail's properties. */
  readonly detail: readonly string[];
  /** The detail's type in TypeScript. */
  readonly type: string;
}

export interface PublicMember {
  readonly kind: 'method' | 'field';
  readonly name: string;
  /** True if it is a member of the class and not of an instance. */
  readonly isStatic: boolean;
  readonly description: string;
  /** A line of TypeScript that uses the member. The variable `element` is the element. */
  readonly example: string;
  readonly parameters: readonly { name: string; type: string; optional: boolean; keys: readonly string[] }[];
  /** The return type in TypeScript, and the names of its properties. */
  readonly type: string;
  readonly keys: readonly string[];
}

interface PublicToken {
  readonly name: string;
  readonly description: string;
  /** The value in the default theme. */
  readonly value: string;
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();
const nameOf = (node: { readonly name?: ts.Node | undefined }) =>
  node.name?.getText().replace(/^'|'$/g, '') ?? '';

function docOf(node: ts.Node): string {
  const [doc] = ts.getJSDocCommentsAndTags(node);
  return oneLine((doc && ts.getTextOfJSDocComment(doc.comment)) ?? '');
}

function exampleOf(node: ts.Node): string {
  const tag = ts.getJSDocTags(node).find(({ tagName }) => tagName.text === 'example');
  return ts.getTextOfJSDocComment(tag?.comment)?.trim() ?? '';
}

/** The names of an object type's members, with a `?` if they are optional. It follows named types and ignores null. */
function keysOf(type: ts.TypeNode | undefined): readonly string[] {
  if (!type) return [];
  if (ts.isUnionTypeNode(type)) return type.types.flatMap(keysOf);
  const members = ts.isTypeLiteralNode(type) ? type.members : interfaceOf(type.getText())?.members;
  return (members ?? []).map((member) => `${nameOf(member)}${member.questionToken ? '?' : ''}`);
}

/** The type as written, or the definition that its name refers to. */
function typeOf(type: ts.TypeNode | undefined): string {
  const text = type?.getText() ?? 'void';
  const alias = SHAPES.flatMap((file) => [...file.statements])
    .filter(ts.isTypeAliasDeclaration)
    .find((declared) => declared.name.text === text);
  return alias?.type.getText() ?? text;
}

function interfaceOf(name: string): ts.InterfaceDeclaration | undefined {
  return SHAPES.flatMap((file) => [...file.statements])
    .filter(ts.isInterfaceDeclaration)
    .find((declared) => declared.name.text === name);
}

export const publicEvents: readonly PublicEvent[] = [...(interfaceOf('EventDetails')?.members ?? [])]
  .filter(ts.isPropertySignature)
  .map((member) => ({
    name: nameOf(member),
    description: docOf(member),
    example: exampleOf(member),
    detail: keysOf(member.type),
    type: oneLine(member.type?.getText() ?? ''),
  }));

const CLASS = ELEMENT.statements.find(ts.isClassDeclaration);

/** Callbacks that the browser calls are not part of the public surface. */
const isForPages = (member: ts.ClassElement) =>
  docOf(member) !== '' && !/^#|Callback$|^constructor$/.test(nameOf(member));

export const publicMembers: readonly PublicMember[] = [...(CLASS?.members ?? [])]
  .filter(isForPages)
  .filter(
    (member) =>
      ts.isMethodDeclaration(member) ||
      ts.isGetAccessorDeclaration(member) ||
      ts.isPropertyDeclaration(member),
  )
  .map((member) => ({
    kind: ts.isMethodDeclaration(member) ? 'method' : 'field',
    name: nameOf(member),
    isStatic: member.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.StaticKeyword) ?? false,
    description: docOf(member),
    example: exampleOf(member),
    parameters: (ts.isPropertyDeclaration(member) ? [] : [...member.parameters]).map((parameter) => ({
      name: nameOf(parameter),
      type: typeOf(parameter.type),
      optional: parameter.initializer !== undefined,
      keys: keysOf(parameter.type),
    })),
    type: typeOf(member.type),
    keys: keysOf(member.type),
  }));

/** The tags of the class, such as `@part button - a button`. The slot has no name. */
const tagsOf = (tag: string) =>
  ts
    .getJSDocTags(CLASS as ts.Node)
    .filter(({ tagName }) => tagName.text === tag)
    .map(({ comment }) => {
      const [name = '', description = ''] = oneLine(ts.getTextOfJSDocComment(comment) ?? '').split(
        / ?- (.*)/,
      );
      return { name, description };
    });

export const publicParts = tagsOf('part');

export const publicSlots = tagsOf('slot');

export const publicTokens: readonly PublicToken[] = [
  ...read('themes/meadow.css').matchAll(/\/\* (.*?) \*\/\s+(--heq-[\w-]+):\s*([^;]+);/g),
].map(([, description = '', name = '', value = '']) => ({ name, description, value: oneLine(value) }));
