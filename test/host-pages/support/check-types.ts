// Runs a partner's compiler on our types: on pages of each framework, and on the guide's recipes exactly as written.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { COMPILER, copyPage, linkPackage, MODULES, REACT } from './build-page.ts';
import { blocks } from './guide.ts';
import { run } from './packed.ts';

const GUIDE = new URL('../../../demo/guide/frameworks.md', import.meta.url);

/** Compiles `page` with one of the compilers. Throws what it reports. */
function compile(page: string, compiler: string, more: object = {}): void {
  const compilerOptions = { ...COMPILER.compilerOptions, types: [], noEmit: true };
  writeFileSync(join(page, 'tsconfig.json'), JSON.stringify({ compilerOptions, ...more }));
  run(process.execPath, [join(MODULES, compiler), '-p', page], page);
}

/** Checks pages of several frameworks that use only the types, Preact in both versions. */
export function checkTypes(folder: string): void {
  const page = copyPage('types', folder, [...REACT, 'preact', 'solid-js', 'svelte', 'vue']);
  for (const preact of ['preact', 'preact-11']) {
    linkPackage(folder, 'preact', preact);
    compile(page, 'typescript7/bin/tsc');
  }
}

/** Checks each recipe together with the names that it expects on a partner's page. */
export function checkRecipes(folder: string): void {
  for (const each of [...REACT, 'preact', 'solid-js', 'vue']) linkPackage(folder, each);
  const page = join(folder, 'recipes');
  mkdirSync(page);
  const recipes = { ...inReact(), ...inline() };
  for (const [file, text] of Object.entries(recipes)) writeFileSync(join(page, file), text);
  compile(page, 'typescript7/bin/tsc', { include: ['*.tsx'] });
  compile(page, 'vue-tsc/bin/vue-tsc.js', {
    include: ['*.vue'],
    vueCompilerOptions: { strictTemplates: true },
  });
}

const TRACK = 'declare function track(asset: string): void;';
const VALUES = `declare const api: string, narrow: boolean, words: Readonly<Record<string, string>>;\n${TRACK}`;

/** The two blocks about React: props and a ref. */
function inReact(): Readonly<Record<string, string>> {
  const [props = '', ref = ''] = blocks('frameworks.md', 'tsx');
  const imports = `import { useEffect, useRef } from 'react';
import type { HeqEvent, HomeEnergyQuoteElement } from 'home-energy-quote/react';`;
  return {
    'react.tsx': `${VALUES}\n${props}`,
    'react-ref.tsx': `${imports}\n${VALUES}\nexport function Page() {\n${ref}\nreturn <home-energy-quote ref={quote} />;\n}`,
  };
}

/** The recipes in lines of the list: `- Vue: … \`<home-energy-quote … />\`.` */
function inline(): Readonly<Record<string, string>> {
  const listens = (framework: string) => `import type { HeqEvent } from 'home-energy-quote/${framework}';
const onResult = ({ detail }: HeqEvent<'heq-result'>): void => track(detail.asset);`;
  const inJsx = (framework: string, source: string, markup: string) =>
    `/** @jsxImportSource ${source} */\n${listens(framework)}\n${VALUES}\nexport const page = ${markup};`;
  const vue = `<script setup lang="ts">\n${listens('vue')}\n${VALUES}\n</script>\n<template>${inLine('Vue')}</template>`;
  return {
    'page.vue': vue,
    'solid.tsx': inJsx('solid', 'solid-js', inLine('Solid')),
    'preact.tsx': inJsx('preact', 'preact', inLine('Preact and Svelte')),
  };
}

function inLine(framework: string): string {
  const line = new RegExp(`^- ${framework}:.*?\`(<home-energy-quote .*?/>)\``, 'm');
  const [, markup] = line.exec(readFileSync(GUIDE, 'utf8')) ?? [];
  if (!markup) throw new Error(`the guide has no element in its line on ${framework}`);
  return markup;
}
