// Knows how a user's page is built in the folder where the package is installed: checked by the compiler, bundled by rollup.
import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import commonjs from '@rollup/plugin-commonjs';
import { nodeResolve } from '@rollup/plugin-node-resolve';
import replace from '@rollup/plugin-replace';
import { type Plugin, rollup } from 'rollup';
import { compileScript, parse } from 'vue/compiler-sfc';
import { run } from './packed.ts';

const MODULES = fileURLToPath(new URL('../../../node_modules/', import.meta.url));
const PAGES = fileURLToPath(new URL('../pages/consumers/', import.meta.url));

/** As careful as a user can be: our types are read too. */
const COMPILER = {
  compilerOptions: {
    ...{ target: 'ES2022', lib: ['ES2023', 'DOM', 'DOM.Iterable'], types: [] },
    ...{ module: 'ESNext', moduleResolution: 'bundler', jsx: 'react-jsx' },
    ...{ strict: true, exactOptionalPropertyTypes: true, verbatimModuleSyntax: true, skipLibCheck: false },
  },
  files: ['page.tsx'],
};

/** A page of `pages/consumers/` in the folder, beside the packages of this project that it stands on. */
function copyPage(name: string, folder: string, packages: readonly string[]): string {
  cpSync(join(PAGES, name), join(folder, name), { recursive: true });
  for (const each of packages) {
    const link = join(folder, 'node_modules', each);
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(join(MODULES, each), link, 'junction');
  }
  return join(folder, name);
}

/** The script of the page in React; throws what the compiler finds. */
export async function buildReact(folder: string): Promise<string> {
  const page = copyPage('react', folder, ['react', 'react-dom', '@types/react', '@types/react-dom']);
  writeFileSync(join(page, 'tsconfig.json'), JSON.stringify(COMPILER));
  run(process.execPath, [join(MODULES, 'typescript7/bin/tsc'), '-p', page], folder);
  return bundle(join(page, 'page.js'), []);
}

export async function buildVue(folder: string): Promise<string> {
  const page = copyPage('vue', folder, ['vue']);
  return bundle(join(page, 'page.js'), [singleFileComponents]);
}

/** In the libraries' own development mode, which warns of what is used wrongly. */
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

/** What a Vue project's own plugin does, told that our tag is no component of Vue's. */
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
