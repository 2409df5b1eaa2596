import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { rollup } from 'rollup';
import { parseAst } from 'rollup/parseAst';
import { ROOT } from '../build/paths.mjs';
import { testFiles as filesUnder } from '../testing/files.mjs';
import { asModule } from './as-module.mjs';
import { FIBER_FIELDS } from './fiber-fields.ts';
import { UNREACHED } from './installed.mjs';
import { KEPT } from './kept.ts';
import { CHANGED, leaveOut, textLeftOf } from './leave-out.mjs';
import { LEFT_OUT } from './left-out.ts';
import { REACT_DOM_EXPORTS, REACT_EXPORTS } from './unused.ts';
import { installed } from './write-down.mjs';

/** A bundle of what `src` may import of React and uPlot, not minified. */
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
  const onwarn = ({ code, message }) => code !== CHANGED && warnings.push(message);
  const bundle = await rollup({ input: 'entry', plugins, onwarn });
  const { output } = await bundle.generate({ format: 'es' });
  await bundle.close();
  return { code: output[0].code, warnings };
}

const CHECK = '--noEmit --allowJs --checkJs --noResolve --skipLibCheck --lib es2023,dom --pretty false';

/** The names that scripts read but nobody declares. */
function undeclared(scripts) {
  const folder = mkdtempSync(join(tmpdir(), 'left-'));
  try {
    for (const [name, code] of Object.entries(scripts)) writeFileSync(join(folder, name), code);
    const tsc = join(ROOT, 'node_modules/typescript7/bin/tsc');
    const args = [tsc, ...CHECK.split(' '), '--types', '', ...Object.keys(scripts)];
    const { stdout } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });
    const found = stdout.matchAll(/error TS(?:2304|2552): Cannot find name '([^']+)'/g);
    return [...found].map(([, name]) => name);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

describe('what the build leaves of the libraries', () => {
  for (const library of LEFT_OUT)
    it(`is valid JavaScript, in ${library.file}`, () => {
      parseAst(textLeftOf(library, installed(library), parseAst));
    });

  const client = LEFT_OUT.find(({ name }) => name === 'react-dom/client');
  const warningsOf = (names, code) => {
    const messages = [];
    const text = textLeftOf(names, code, parseAst, { warn: (message) => messages.push(message) });
    parseAst(text);
    return { messages, text };
  };

  it('keeps a function that is new in another version, and the build warns of it', () => {
    const { messages, text } = warningsOf(client, `${installed(client)}\nfunction planted() {}`);
    assert.match(messages.at(-1), /^react-dom.*has new functions: .*planted\./);
    assert.ok(text.includes('function planted() {}'));
  });

  it('keeps a function that no test reached if another version has changed it, and the build warns of it', () => {
    const [name] = Object.values(UNREACHED)[0];
    const code = installed(client).replace(`function ${name}(`, `function ${name}(planted, `);
    const { messages, text } = warningsOf(client, code);
    assert.match(messages.at(-1), new RegExp(`^react-dom.*has changed functions.*: ${name}\\.`));
    assert.ok(text.includes(`function ${name}(planted`));
  });

  it('leaves out nothing of another version of a minified library, and the build warns of it', () => {
    const signals = LEFT_OUT.find(({ isMinified }) => isMinified);
    const other = `${installed(signals)}\n`;
    const { messages, text } = warningsOf(signals, other);
    assert.match(messages[0], /^@preact\/signals-core.*another text than its names were chosen for/);
    assert.equal(text, other);
    assert.notEqual(warningsOf(signals, installed(signals)).text, installed(signals));
  });

  it('continues without a name that is missing in another version, and the build warns of it', () => {
    const names = { ...client, fields: { ...client.fields, planted: '0' } };
    const { messages } = warningsOf(names, installed(client));
    assert.match(messages[0], /^react-dom.*no longer has these functions or names: .*field planted\./);
  });

  it('reads no name that was removed, and gives no warning', async () => {
    const { code, warnings } = await everythingLeft();
    assert.deepEqual(warnings, []);
    assert.deepEqual(undeclared({ 'left.js': code, 'fault.js': 'planted();' }), ['planted']);
    for (const gone of ['hydrateRoot', 'useOptimistic', 'DEVTOOLS', 'new Intl'])
      assert.ok(!code.includes(gone), gone);
  });

  it('reports a function that is called in tests, but not in the product', async () => {
    const [first] = Object.values(UNREACHED)[0];
    const says = `${first} is left out of the build`;
    const client = LEFT_OUT.find(({ name }) => name === 'react-dom/client');
    assert.ok(textLeftOf(client, installed(client), parseAst, { reports: true }).includes(says));
    assert.ok(!textLeftOf(client, installed(client), parseAst).includes(says));
  });

  it('shortens only names that neither another library nor our code reads', () => {
    const isReacts = ({ name }) => /^(react|scheduler)\b/.test(name);
    const reads = (text) => FIBER_FIELDS.filter((name) => new RegExp(`\\b${name}\\b`).test(text));
    assert.deepEqual(reads(LEFT_OUT.filter(isReacts).map(installed).join('\n')), FIBER_FIELDS);
    const others = LEFT_OUT.filter((library) => !isReacts(library)).map(installed);
    const own = filesUnder(['src'], /\.tsx?$/).map((file) => readFileSync(join(ROOT, file), 'utf8'));
    assert.deepEqual(reads([...others, ...own].join('\n')), []);
  });

  it('contains the functions that a visitor may reach, even if no test does', () => {
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

  it('has imports, an export for each name, and the whole module as its default export', () => {
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
