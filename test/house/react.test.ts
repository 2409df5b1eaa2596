// Checks that src uses nothing of React that our build leaves out of it (tools/leave-out).
import ts from 'typescript';
import {
  ALIASES,
  CUT_ALIASES,
  CUT_ELEMENTS,
  CUT_EVENT_FIELDS,
  CUT_PROPERTIES,
  EVENTS,
  REACT_DOM_EXPORTS,
  REACT_EXPORTS,
} from '../../tools/leave-out/unused.ts';
import { filesOf, isTest, nodesOf, parse, type SourceFile } from './project.ts';
import { holds } from './rule.ts';

const files = filesOf(['src'], ['.ts', '.tsx']).filter((file) => !isTest(file));

/** The names that may be imported from each module. */
const EXPORTS: Readonly<Record<string, readonly string[]>> = {
  react: REACT_EXPORTS,
  'react-dom': [],
  'react-dom/client': REACT_DOM_EXPORTS,
};

const HANDLERS = new Set(EVENTS.flatMap((name) => [`on${name}`, `on${name}Capture`]));

function importProblems(node: ts.Node): string[] {
  if (!ts.isImportDeclaration(node) || !ts.isStringLiteral(node.moduleSpecifier)) return [];
  const from = node.moduleSpecifier.text;
  const allowed = Object.hasOwn(EXPORTS, from) ? EXPORTS[from] : undefined;
  const clause = node.importClause;
  if (!allowed || !clause || clause.isTypeOnly) return [];
  const named = clause.namedBindings;
  if (clause.name || !named || !ts.isNamedImports(named)) return [`all of ${from}`];
  return named.elements
    .filter(({ isTypeOnly }) => !isTypeOnly)
    .map(({ name, propertyName }) => (propertyName ?? name).getText())
    .filter((name) => !allowed.includes(name))
    .map((name) => `${name} of ${from}`);
}

/** Checks elements of the DOM. Components may have any properties. */
function elementProblems(node: ts.Node): string[] {
  if (!ts.isJsxOpeningElement(node) && !ts.isJsxSelfClosingElement(node)) return [];
  const tag = node.tagName.getText();
  if (!/^[a-z]/.test(tag)) return [];
  const names = node.attributes.properties.map((one) => (ts.isJsxAttribute(one) ? one.name.getText() : ''));
  const properties = names.filter(
    (name) =>
      CUT_PROPERTIES.includes(name) ||
      (CUT_ALIASES.test(name) && !Object.hasOwn(ALIASES, name)) ||
      (/^on[A-Z]/.test(name) && !HANDLERS.has(name)),
  );
  const isCut = CUT_ELEMENTS.includes(tag) || tag.includes('-');
  return [...(isCut ? [`<${tag}>`] : []), ...properties.map((name) => `<${tag} ${name}>`)];
}

/** Checks fields of events by name only, since other objects hardly have fields with these names. */
function fieldProblems(node: ts.Node): string[] {
  const name = ts.isPropertyAccessExpression(node) || ts.isBindingElement(node) ? node.name.getText() : '';
  return CUT_EVENT_FIELDS.includes(name) ? [`${name} of an event`] : [];
}

const find = (file: SourceFile) =>
  [...nodesOf(parse(file))].flatMap((node) => [
    ...importProblems(node),
    ...elementProblems(node),
    ...fieldProblems(node),
  ]);

holds({
  title: 'Nothing of React is used that our build leaves out',
  files,
  finds: (file) => find(file).map((what) => `${what} is not there; see tools/leave-out/unused.ts`),
  planted: {
    'src/a.tsx': "import { Suspense } from 'react';",
    'src/b.tsx': "import React from 'react';",
    'src/c.tsx': "import { createPortal } from 'react-dom';",
    'src/d.tsx': 'export const D = () => <iframe />;',
    'src/e.tsx': 'export const E = () => <input autoFocus />;',
    'src/f.tsx': 'export const F = () => <input onSelect={() => {}} />;',
    'src/g.tsx': 'export const G = () => <path strokeWidth={2} />;',
    'src/h.tsx': "import { Component } from 'react';",
    'src/i.tsx': 'export const I = () => <a onWheel={(event) => event.deltaX} />;',
    'src/j.tsx': 'export const J = () => <a onTouchMove={({ touches }) => touches} />;',
  },
  innocent: {
    'src/a.tsx': "import { type Suspense, useState as state } from 'react';",
    'src/b.tsx': 'export const B = () => <Picker autoFocus onSelect={() => {}} />;',
    'src/c.tsx': 'export const C = () => <input onChange={({ key }) => key} onKeyDownCapture={() => {}} />;',
  },
});
