import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { parseAst } from 'rollup/parseAst';
import { edited } from './edit.mjs';
import { LEFT_OUT, leaveOut } from './leave-out.mjs';

const installed = (file) => readFileSync(new URL(`../../node_modules/${file}`, import.meta.url), 'utf8');

/** What the plugin makes of a file, and its warnings. */
function leftOf(file, code = installed(file), libraries = LEFT_OUT) {
  const warnings = [];
  const context = { parse: parseAst, warn: (message) => warnings.push(message) };
  const made = leaveOut(libraries).transform.call(context, code, `/a/node_modules/${file}`);
  return { code: made.code, warnings };
}

describe('the installed libraries', () => {
  for (const file of Object.keys(LEFT_OUT))
    it(`${file} has every name that is left out of it, and is valid without them`, () => {
      const { code, warnings } = leftOf(file);
      parseAst(code);
      assert.deepEqual(warnings, []);
      assert.notEqual(code, installed(file));
    });

  it('are built without a name that another version does not have, and the build warns of it', () => {
    const [file] = Object.keys(LEFT_OUT);
    const planted = [{ title: 'a', functions: ['planted'], never: { tag: ['99'] } }];
    const { warnings } = leftOf(file, installed(file), { [file]: planted });
    assert.deepEqual(warnings, [
      `${file} no longer has planted, tag 99, so the script is larger: see tools/leave-out`,
    ]);
  });

  it('have a reason in the README for each group', () => {
    const page = readFileSync(new URL('README.md', import.meta.url), 'utf8');
    for (const { title } of Object.values(LEFT_OUT).flat()) assert.ok(page.includes(`| ${title} |`), title);
  });

  it('are the only ones: another file stays as it is', () => {
    assert.equal(leaveOut().transform('a', '/a/node_modules/ky/distribution/index.js'), null);
  });
});

/** Runs the edited text and returns the value of its last line. */
const run = (code, names) =>
  new Function(edited(code, parseAst(code, { allowReturnOutsideFunction: true }), names).code)();

describe('what is left out', () => {
  const says = (name) =>
    new RegExp(`^Error: ${name.replace('.', '\\.')}: left out of the build, see tools/leave-out`);

  for (const [form, name, code] of [
    ['a function that is declared', 'a', 'function a(b) { return b; } return a();'],
    ['a function that is a variable', 'a', 'const a = () => 1; return a();'],
    ['a function of an object', 'a.b', 'const a = { b: function () {}, c: 1 }; return a.b();'],
    ['a function that is assigned', 'a.b', 'const a = {}; a.b = function () {}; return a.b();'],
    ['a name of a function that stays', 'a.b', 'const a = {}; function c() {} a.b = c; return a.b();'],
  ])
    it(`throws its own name: ${form}`, () => {
      assert.throws(() => run(code, { functions: [name] }), says(name));
    });

  it('may be a function that always returns the same', () => {
    assert.equal(run('function a() { throw 1; } return a();', { answers: { a: '2' } }), 2);
  });

  it('may be a variable that never changes, of the file or of one function', () => {
    const code = 'let a = 1; a = 2; a++; function f() { let a = 3; a = 4; return a; } return [a, f()];';
    assert.deepEqual(run(code, { constants: { a: '7' } }), [7, 4]);
    assert.deepEqual(run(code, { constants: { 'f.a': '7' } }), [3, 7]);
    assert.equal(run('let a; return a;', { constants: { a: '7' } }), 7);
  });

  it('may be a property that never changes, and what is assigned with it stays', () => {
    const code = 'const a = { b: 1 }, c = {}; c.d = a.b = 2; return [a.b, c.d, c.b];';
    assert.deepEqual(run(code, { constants: { 'a.b': '7' } }), [7, 2, undefined]);
    assert.deepEqual(run(code, { constants: { '.b': '7' } }), [7, 2, 7]);
  });

  it('may be a value that never occurs: its cases go, but not what another case continues with', () => {
    const code = `function f(a) { switch (a) { case 1: var b = 1; return b; case 2: b = 2; case 3: return [b, 3]; default: return 0; } }
function g(a) { return [1 === a, a !== 1]; } return [f(1), f(2), f(3), g(1)];`;
    const never = (names) => run(code, { never: names });
    assert.deepEqual(never({ a: ['1'] }), [0, [2, 3], [undefined, 3], [false, true]]);
    assert.deepEqual(never({ 'f.a': ['3'] }), [1, [2, 3], 0, [true, false]]);
    assert.deepEqual(never({ 'g.a': ['1'] }), [1, [2, 3], [undefined, 3], [false, true]]);
  });
});
