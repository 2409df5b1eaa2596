import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { rollup } from 'rollup';
import { parseAst } from 'rollup/parseAst';
import ts from 'typescript';
import { ROOT } from '../build/paths.mjs';
import { testFiles as filesUnder } from '../testing/files.mjs';
import { asModule } from './as-module.mjs';
import { FIBER_FIELDS } from './fiber-fields.ts';
import { UNREACHED } from './installed.mjs';
import { KEPT } from './kept.ts';
import { leaveOut, textLeftOf } from './leave-out.mjs';
import { LEFT_OUT } from './left-out.ts';
import { REACT_DOM_EXPORTS, REACT_EXPORTS } from './unused.ts';
import { installed } from './write-down.mjs';

/** Everything that `src` may import, with nothing else: not minified. */
async function everythingLeft(options) {
  const entry = `export { ${REACT_EXPORTS} } from 'react'; export { ${REACT_DOM_EXPORTS} } from 'react-dom/client';
export { default as Chart } from 'uplot';`;
  const virtual = {
    name: 'entry',
    resolveId: (source) => (source === 'entry' ? source : null),
    load: (id) => (id === 'entry' ? entry : null),
  };
  const plugins = [virtual, leaveOut(ROOT.replace(/[\\/]$/, ''), options)];
  const warnings = [];
  const bundle = await rollup({ input: 'entry', plugins, onwarn: ({ message }) => warnings.push(message) });
  const { output } = await bundle.generate({ format: 'es' });
  await bundle.close();
  return { code: output[0].code, warnings };
}

/** The names that a script reads but nobody declares. */
function undeclared(code) {
  const options = { allowJs: true, checkJs: true, noResolve: true, skipLibCheck: true, types: [] };
  options.lib = ['lib.es2023.d.ts', 'lib.dom.d.ts'];
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

describe('what the build leaves of the libraries', () => {
  for (const library of LEFT_OUT)
    it(`is a text that can be read, of ${library.file}`, () => {
      parseAst(textLeftOf(library, installed(library), parseAst));
    });

  it('is of the text that the names were chosen for', () => {
    const [react] = LEFT_OUT;
    assert.throws(
      () => textLeftOf(react, `${installed(react)}\n`, parseAst),
      /react\.production\.js has changed: run /,
    );
  });

  it('lacks no name that is left out of it', () => {
    const client = LEFT_OUT.find(({ name }) => name === 'react-dom/client');
    const names = { ...client, fields: { ...client.fields, planted: '0' } };
    assert.throws(() => textLeftOf(names, installed(client), parseAst), /has no longer: field planted\./);
  });

  it('reads no name that went, and warns of nothing', async () => {
    const { code, warnings } = await everythingLeft();
    assert.deepEqual(warnings, []);
    assert.deepEqual(undeclared(code), []);
    assert.deepEqual(undeclared(`${code}\nplanted();`), ['planted']);
    for (const gone of ['hydrateRoot', 'useOptimistic', 'DEVTOOLS', 'new Intl'])
      assert.ok(!code.includes(gone), gone);
  });

  it('tells tests of a function that is reached, and says nothing in the product', async () => {
    const [first] = Object.values(UNREACHED)[0];
    const says = `${first} is left out of the build`;
    const client = LEFT_OUT.find(({ name }) => name === 'react-dom/client');
    assert.ok(textLeftOf(client, installed(client), parseAst, { reports: true }).includes(says));
    assert.ok(!textLeftOf(client, installed(client), parseAst).includes(says));
  });

  it('shortens names that are React’s alone: no other library reads them, nor do we', () => {
    const client = installed(LEFT_OUT.find(({ name }) => name === 'react-dom/client'));
    const reads = (text) => FIBER_FIELDS.filter((name) => new RegExp(`\\b${name}\\b`).test(text));
    assert.deepEqual(reads(client), FIBER_FIELDS);
    const others = LEFT_OUT.filter(({ name }) => name !== 'react-dom/client').map(installed);
    const own = filesUnder(['src'], /\.tsx?$/).map((file) => readFileSync(join(ROOT, file), 'utf8'));
    assert.deepEqual(reads([...others, ...own].join('\n')), []);
  });

  it('holds what a visitor may reach, whatever the tests do', () => {
    assert.deepEqual(
      Object.values(UNREACHED)
        .flat()
        .filter((name) => KEPT.includes(name)),
      [],
    );
  });
});

describe('a CommonJS file as a module', () => {
  const code = `"use strict"; var a = require("a"); exports.now = void 0; if (a) exports.now = a.b;
exports.once = function () { return exports.now(); };`;

  it('has imports, an export for each name, and all of them as its default', () => {
    const text = asModule(code, parseAst, 'self');
    assert.match(text, /^import \* as a from 'a';\nlet export_now;/);
    assert.match(text, /export_now = void 0; if \(a\) export_now = a\.b;/);
    assert.match(text, /const export_once = function \(\) { return export_now\(\); };/);
    assert.match(
      text,
      /export { export_now as now, export_once as once };\nexport \* as default from 'self';$/,
    );
  });
});
