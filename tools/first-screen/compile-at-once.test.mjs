import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';
import { rollup } from 'rollup';
import { compileAtOnce } from './compile-at-once.mjs';

const SOURCE = `
given.result = double(2) + lazy(1) + new Made(3).value;
function double(n) { return inner(n) * 2; function inner(m) { return m; } }
function lazy(n) { return n; }
function Made(n) { this.value = n; }
function Empty() {}
given.made = new Empty();
const later = (n) => n + lazy(n);
given.later = later(4);
function two(a, { b } = {}) { return [a, b]; }
function none() { return two(1); }
function many() { return [...arguments, none()]; }
given.all = many(1);
given.asked = wait();
async function wait() { return 1; }
given.mapped = mapped([1, 2]);
function mapped(all) { const more = { plain: (n) => n, own() { return 1; } }; return all.map((n) => more.plain(n) + more.own()); }
given.called = [(() => 1)(), [2].map(function (n) { return n; })];
`;

async function built(format, names, warned = () => {}) {
  const virtual = { name: 'virtual', resolveId: (id) => id, load: () => SOURCE };
  const onwarn = ({ message }) => warned(message);
  const bundle = await rollup({ input: '/repo/entry.js', plugins: [virtual], treeshake: false, onwarn });
  const file = '/repo/dist/out.js';
  const plugins = [compileAtOnce({ 'entry.js': names.join(' ') })];
  const { output } = await bundle.generate({ file, format, sourcemap: 'hidden', plugins });
  return output[0];
}

const ALL = ['double', 'Made', 'Empty', 'later', 'two', 'none', 'many', 'wait', 'mapped', 'mapped.1', '.0'];
function valuesOf(code) {
  const given = {};
  new Function('given', code)(given);
  return given;
}

describe('functions that the first screen runs', () => {
  it('behave the same if they are called above their declaration, with `new` or with `arguments`', async () => {
    const [plain, first] = [await built('iife', []), await built('iife', ALL)].map(({ code }) =>
      valuesOf(code),
    );
    const plainValues = async ({ made, asked, ...rest }) => ({
      ...rest,
      made: made.constructor.name,
      asked: await asked,
    });
    assert.deepEqual(await plainValues(first), await plainValues(plain));
    assert.deepEqual(first.all, [1, [1, undefined]]);
  });

  it('are in parentheses, and are arrow functions where possible', async () => {
    for (const format of ['iife', 'es']) {
      const { code } = await built(format, ALL);
      assert.match(code, /double=\(n=>\{/);
      assert.match(code, /two=\(\(a, \{ b \} = \{\}\)=>\{/);
      assert.match(code, /none=\(\(\)=>\{/);
      assert.match(code, /Made=\(function\(n\)\{/);
      assert.match(code, /Empty=\(function\(\)\{/);
      assert.match(code, /many=\(function\(\)\{/);
      assert.match(code, /wait=\(async function\(\)\{/);
      assert.match(code, /later = \(\(n\) => n \+ lazy\(n\)\)/);
      assert.match(code, /function lazy\(n\)/);
      assert.ok(code.indexOf('double=(') < code.indexOf('result ='));
    }
  });

  it('are still mapped to their source', async () => {
    const { code, map } = await built('iife', ALL);
    const before = code.slice(0, code.indexOf('two=(')).split('\n');
    const place = { line: before.length, column: before.at(-1).length };
    const { line } = originalPositionFor(new TraceMap(map), place);
    assert.equal(SOURCE.split('\n')[line - 1].trim().slice(0, 12), 'function two');
  });

  it('are none: then the script stays unchanged', async () => {
    const { code } = await built('iife', []);
    assert.match(code, /function double\(n\)/);
  });

  it('produce a warning if a tenth of the listed ones is missing', async () => {
    const warnings = [];
    const listed = (...gone) => built('iife', [...ALL, ...gone], (message) => warnings.push(message));
    await listed('gone');
    assert.deepEqual(warnings, []);
    await listed('gone', 'gone too');
    assert.match(warnings.join(), /npm run first-screen/);
  });

  it('are numbered within the function around them if they have no name', async () => {
    const first = async (...names) => (await built('iife', names)).code;
    assert.match(await first('mapped.0'), /plain: \(\(n\) => n\), own\(\) \{/);
    assert.match(await first('mapped.1'), /all\.map\(\(\(n\) => more\.plain\(n\) \+ more\.own\(\)\)\)/);
    assert.match(
      await first('.0'),
      /\[\(\(\) => 1\)\(\), \[2\]\.map\(\(function \(n\) \{ return n; \}\)\)\]/,
    );
    const plain = await first();
    assert.equal(await first('mapped.2'), plain);
    assert.equal(await first('.1'), plain);
  });
});
