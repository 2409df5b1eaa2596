// Builds a user's page with the installed package: the compiler checks it, and rollup bundles it.
import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import commonjs from '@rollup/plugin-commonjs';
import { nodeResolve } from '@rollup/plugin-node-resolve';
import replace from '@rollup/plugin-replace';
import { type Plugin, rollup } from 'rollup';
import { compileScript, parse } from 'vue/compiler-sfc';
import { run } from './packed.ts';

export const MODULES = fileURLToPath(new URL('../../../node_modules/', import.meta.url));
const PAGES = fileURLToPath(new URL('../pages/consumers/', import.meta.url));

/** The strictest settings that a user can have: our type declarations are checked, too. */
export const COMPILER = {
  compilerOptions: {
    target: 'ES2022',
    lib: ['ES2023', 'DOM', 'DOM.Iterable'],
    module: 'ESNext',
    moduleResolution: 'bundler',
    jsx: 'react-jsx',
    strict: true,
    exactOptionalPropertyTypes: true,
    verbatimModuleSyntax: true,
    skipLibCheck: false,
  },
};

export const REACT = ['react', 'react-dom', '@types/react', '@types/react-dom'];

/** Copies a page of `pages/consumers/` into the folder, and links the packages of this project that it needs. */
export function copyPage(name: string, folder: string, packages: readonly string[]): string {
  cpSync(join(PAGES, name), join(folder, name), { recursive: true });
  for (const each of packages) linkPackage(folder, each);
  return join(folder, name);
}

/** `from` is the folder's name of another version. */
export function linkPackage(folder: string, name: string, from = name): void {
  const link = join(folder, 'node_modules', name);
  rmSync(link, { force: true });
  mkdirSync(dirname(link), { recursive: true });
  symlinkSync(join(MODULES, from), link, 'junction');
}

/** Compiles a page in React and returns its folder. Throws what the compiler reports. */
function compile(name: string, folder: string, types: readonly string[]): string {
  const page = copyPage(name, folder, [...REACT, ...types.map((type) => `@types/${type}`)]);
  const compilerOptions = { ...COMPILER.compilerOptions, types };
  writeFileSync(join(page, 'tsconfig.json'), JSON.stringify({ compilerOptions }));
  run(process.execPath, [join(MODULES, 'typescript7/bin/tsc'), '-p', page], folder);
  return page;
}

/** The script of the React page. */
export async function buildReact(folder: string): Promise<string> {
  return bundle(join(compile('react', folder, []), 'page.js'), []);
}

/** The React page as a server renders it, and the script that hydrates it. */
export async function buildHydrated(folder: string, api: string) {
  const page = compile('hydrated', folder, ['node']);
  const markup = run(process.execPath, [join(page, 'server.js'), api], folder);
  return { markup, script: await bundle(join(page, 'client.js'), []) };
}

export async function buildVue(folder: string): Promise<string> {
  const page = copyPage('vue', folder, ['vue']);
  return bundle(join(page, 'page.js'), [singleFileComponents]);
}

/** Uses the libraries' development mode, which warns about wrong use. */
async function bundle(input: string, plugins: readonly Plugin[]): Promise<string> {
  const development = replace({
    preventAssignment: true,
    values: {
      'process.env.NODE_ENV': '"development"',
      __VUE_OPTIONS_API__: 'false',
      __VUE_PROD_DEVTOOLS__: 'false',
      __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: 'false',
    },
  });
  const built = await rollup({
    input,
    plugins: [...plugins, development, nodeResolve({ browser: true }), commonjs()],
    onwarn: () => {},
  });
  const { output } = await built.generate({ format: 'es' });
  return output[0].code;
}

/** Does what a Vue project's own plugin does. It is told that our tag is not a Vue component. */
const singleFileComponents: Plugin = {
  name: 'single-file-components',
  load(id) {
    if (!id.endsWith('.vue')) return null;
    const compilerOptions = { isCustomElement: (tag: string) => tag === 'home-energy-quote' };
    const { descriptor } = parse(readFileSync(id, 'utf8'), { templateParseOptions: compilerOptions });
    const options = { id: 'page', inlineTemplate: true, templateOptions: { compilerOptions } };
    return compileScript(descriptor, options).content;
  },
};
