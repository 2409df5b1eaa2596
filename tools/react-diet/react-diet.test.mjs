// Checks that the diet fits the React that is installed, says what changed when it does not, and leaves nothing half cut.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { rollup } from 'rollup';
import { parseAst } from 'rollup/parseAst';
import ts from 'typescript';
import { ROOT } from '../build/paths.mjs';
import { DIETS, dieted } from './diets.mjs';
import { checkPin } from './pins.mjs';
import { reactDiet } from './react-diet.mjs';
import { CUT_HOOKS, REACT_DOM_EXPORTS, REACT_EXPORTS } from './unused.ts';

const installed = ({ file }) => readFileSync(new URL(`../../node_modules/${file}`, import.meta.url), 'utf8');

/** Everything that may be imported, with nothing else: not minified. */
async function everythingLeft() {
  const entry = `export { ${REACT_EXPORTS} } from 'react'; export { ${REACT_DOM_EXPORTS} } from 'react-dom/client';`;
  const virtual = {
    name: 'entry',
    resolveId: (source) => (source === 'entry' ? source : null),
    load: (id) => (id === 'entry' ? entry : null),
  };
  const bundle = await rollup({ input: 'entry', plugins: [virtual, reactDiet(ROOT.replace(/[\\/]$/, ''))] });
  const { output } = await bundle.generate({ format: 'es' });
  await bundle.close();
  return output[0].code;
}

/** The names that a script reads but nobody declares. */
function undeclared(code) {
  const options = {
    allowJs: true,
    checkJs: true,
    noResolve: true,
    skipLibCheck: true,
    lib: ['lib.es2023.d.ts', 'lib.dom.d.ts'],
    types: [],
  };
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists } = host;
  host.fileExists = (name) => name === 'left.js' || fileExists(name);
  host.getSourceFile = (name, target) =>
    name === 'left.js' ? ts.createSourceFile(name, code, target) : getSourceFile(name, target);
  const program = ts.createProgram(['left.js'], options, host);
  const CANNOT_FIND_NAME = [2304, 2552];
  return program
    .getSemanticDiagnostics(program.getSourceFile('left.js'))
    .filter((found) => CANNOT_FIND_NAME.includes(found.code))
    .map(({ start, length }) => code.slice(start, start + length));
}

describe('the diet', () => {
  for (const diet of Object.values(DIETS))
    it(`fits ${diet.file}`, () => {
      checkPin(diet, installed(diet), parseAst);
      parseAst(dieted(diet, installed(diet), parseAst));
    });

  it('refuses another text, and names what it replaces of it that has changed', () => {
    const diet = DIETS['react-dom/client'];
    const changed = installed(diet).replace('function commitRoot(', 'function commitRoot(more, ');
    assert.throws(() => checkPin(diet, changed, parseAst), /of it commitRoot: read it .*pin\.mjs/);
    const elsewhere = `${installed(diet)}\n`;
    assert.throws(() => checkPin(diet, elsewhere, parseAst), /nothing that slim\/ replaces/);
  });

  it('leaves nothing that reads a name which went, and none of what goes', async () => {
    const left = await everythingLeft();
    assert.deepEqual(undeclared(left), []);
    assert.deepEqual(undeclared(`${left}\nplanted();`), ['planted']);
    const gone = [
      ...CUT_HOOKS.map((hook) => `${hook}: `),
      'ydrat',
      'uspense',
      'innerHTML',
      '.head',
      'DEVTOOLS',
    ];
    assert.deepEqual(
      gone.filter((text) => left.includes(text)),
      [],
    );
  });
});
