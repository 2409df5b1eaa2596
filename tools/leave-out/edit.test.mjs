import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { parseAst } from 'rollup/parseAst';
import { edited } from './edit.mjs';
import { missingNames } from './missing-names.mjs';

const left = (code, names, bodyOf) => edited(code, names, parseAst, bodyOf).replace(/\s+/g, ' ').trim();

describe('the text of a library', () => {
  for (const [title, code, names, expected] of [
    [
      'a function that is never called is empty',
      'function a(b) { c(b); }',
      { unreached: ['a'] },
      'function a() {}',
    ],
    [
      'an inner function that is never called is empty, too',
      'function a() { function b() { c(); } }',
      { unreached: ['b'] },
      'function a() { function b() {} }',
    ],
    [
      'a function with an answer only returns it',
      'function a() { b(); }',
      { answers: { a: 'null' } },
      'function a() { return null; }',
    ],
    [
      'a constant is replaced where it is read, and not written',
      'var a = b(), c = a; a = d();',
      { constants: { a: '0' } },
      'var a = 0, c = 0; (d());',
    ],
    [
      'a constant is not counted up or down',
      'a++; for (; b < a; --a) c(a);',
      { constants: { a: '0' } },
      '0; for (; b < 0; 0) c(0);',
    ],
    [
      'a function is not called with an argument on its list',
      "a(b, 'c'); a('d'); e('c');",
      { calls: { a: ['c'] } },
      "void 0; a('d'); e('c');",
    ],
    [
      'a name that a function declares is not the constant of the list',
      'function f(a) { return a; }',
      { constants: { a: '0' } },
      'function f(a) { return a; }',
    ],
    [
      'a name that is declared in a block of a function is not the constant either',
      'function f() { if (b) var a = 1; return a; }',
      { constants: { a: '0' } },
      'function f() { if (b) var a = 1; return a; }',
    ],
    [
      'a variable gets another initial value and stays a variable',
      'var a = b(); c(a);',
      { values: { a: '[1]' } },
      'var a = [1]; c(a);',
    ],
    [
      'a constant of a function is constant there, and in functions inside it',
      'function f() { const a = b(); g(() => a); } a = 2;',
      { constants: { 'f.a': '0' } },
      'function f() { const a = 0; g(() => 0); } a = 2;',
    ],
    [
      'a property with the name of a constant is not the constant',
      'b.a = { a: a };',
      { constants: { a: '0' } },
      'b.a = { a: 0 };',
    ],
    ['a path can be a constant', 'a = window.event;', { constants: { 'window.event': 'e' } }, 'a = e;'],
    ['a field has one value', 'a.b.c = d.c; e[c];', { fields: { c: 'null' } }, '(null); e[c];'],
    [
      'an object literal loses properties',
      'var a = { b: 1, c: 2, d: 3 };',
      { properties: { a: ['c'] } },
      'var a = {b: 1,d: 3};',
    ],
    [
      'a property can be removed for one value only',
      "a = { b: 'c', d: 1 }; e = { b: 'f' };",
      { keys: ['b=c'] },
      "a = {d: 1}; e = { b: 'f' };",
    ],
    [
      'forEach on an empty array is removed',
      '(a || []).forEach((b) => c(b)); d.forEach(c);',
      { constants: { a: '[]' } },
      'void 0; d.forEach(c);',
    ],
    [
      'an assignment on the list is removed',
      'a.b = function () {}; c.d = a.b = e;',
      { assignments: ['a.b', 'c.d'] },
      'void 0; void 0;',
    ],
    ['the next assignment in a chain stays', 'a.b = c.d = e;', { assignments: ['a.b'] }, 'c.d = e;'],
    [
      'nothing equals a listed kind',
      'a = b === LAZY || b.c !== LAZY;',
      { kinds: ['LAZY'] },
      'a = false || true;',
    ],
    ['nothing equals a listed path', 'a = b === c.d;', { kinds: ['c.d'] }, 'a = false;'],
    [
      'an impossible error is neither checked for nor thrown',
      'if (a) throw Error(text(1)); if (b) throw Error(text(2)); if (c) d(); else throw Error(text(1, e));',
      { impossible: [1] },
      '; if (b) throw Error(text(2)); if (c) d(); else ;',
    ],
    [
      'a comparison with a number that never occurs is false',
      'a = 13 === b.tag || 13 === b.c;',
      { never: { tag: [13] } },
      'a = false || 13 === b.c;',
    ],
    [
      'a case that never occurs is removed',
      'function f(key) { switch (key) { case "a": b(); break; case "c": d(); } }',
      { cases: { f: ['a'] } },
      'function f(key) { { switch (key) {case "c":d(); }} }',
    ],
    [
      'a case into which the one before falls through loses only its label',
      'switch (a.tag) { case 1: b(); case 2: c(); break; case 3: d(); }',
      { never: { tag: [2] } },
      '{ switch (a.tag) {case 1:b(); c(); break; case 3:d(); }}',
    ],
    [
      'a private method is removed, and its answer replaces its calls',
      'class A { #a() {} async #b(c) {} #c() {} d(e) { this.#a(); f(this.#b(e)); g.#c(); } }',
      { unreached: ['#a'], answers: { '#b': 'arguments[0]', '#c': 'this.d' } },
      'class A { d(e) { (void 0); f((e)); (g.d); } }',
    ],
    [
      'a private property with a constant value is removed',
      'class A { #a = b(); #c; d() { return this.#a; } }',
      { constants: { 'this.a': '0' } },
      'class A { #c; d() { return 0; } }',
    ],
    [
      'a loop over an empty array is removed',
      'for (const a of b) c(a); for (const [a] of Object.entries(b)) c(a);',
      { constants: { b: '[]' } },
      '; ;',
    ],
    [
      'a variable that a removed case declared is still declared',
      'switch (a.tag) { case 1: var b = 1; break; case 2: b = 2; }',
      { never: { tag: [1] } },
      '{var b; switch (a.tag) {case 2:b = 2; }}',
    ],
  ])
    it(title, () => assert.equal(left(code, names), expected));

  it('reports a function that was called, if requested', () =>
    assert.equal(
      left('function a() { b(); }', { unreached: ['a'] }, (name) => `say('${name}');`),
      "function a() {say('a');}",
    ));

  it('reports a private method that was called, too', () =>
    assert.equal(
      left(
        'class A { #a() { b(); } c() { this.#a(); } }',
        { unreached: ['#a'] },
        (name) => `say('${name}');`,
      ),
      "class A { #a() {say('#a');} c() { this.#a(); } }",
    ));
});

describe('the search for missing names', () => {
  const code = 'var a = { b: 1 }; function f(key) { switch (key) { case "c": d.e = a.g; h("i"); } }';
  const there = {
    unreached: ['f'],
    constants: { a: '0', 'a.g': '0' },
    fields: { g: '0' },
    properties: { a: ['b'] },
    assignments: ['d.e'],
    kinds: ['key'],
    never: { key: [1] },
    cases: { f: ['c'] },
    calls: { h: ['i'] },
  };

  it('reports no name that is there', () => assert.deepEqual(missingNames(parseAst(code), there), []));

  for (const [names, expected] of [
    [{ unreached: ['a'] }, 'function a'],
    [{ answers: { d: '0' } }, 'function d'],
    [{ constants: { x: '0' } }, 'name x'],
    [{ constants: { 'd.x': '0' } }, 'path d.x'],
    [{ fields: { b: '0' } }, 'field b'],
    [{ properties: { a: ['g'] } }, 'property a.g'],
    [{ assignments: ['a.g'] }, 'assignment a.g'],
    [{ kinds: ['X'] }, 'name X'],
    [{ kinds: ['d.x'] }, 'path d.x'],
    [{ impossible: [1] }, 'call formatProdErrorMessage 1'],
    [{ cases: { f: ['d'] } }, 'case d in f'],
    [{ calls: { h: ['d'] } }, 'call h d'],
  ])
    it(`reports: ${expected}`, () => assert.deepEqual(missingNames(parseAst(code), names), [expected]));
});
