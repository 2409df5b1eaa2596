import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { parseAst } from 'rollup/parseAst';
import { edited } from './edit.mjs';
import { missingNames } from './missing-names.mjs';

const left = (code, names, bodyOf) => edited(code, names, parseAst, bodyOf).replace(/\s+/g, ' ').trim();

describe('what is left of a text', () => {
  for (const [title, code, names, expected] of [
    [
      'a function that is never called is empty',
      'function a(b) { c(b); }',
      { unreached: ['a'] },
      'function a() {}',
    ],
    [
      'an inner one too',
      'function a() { function b() { c(); } }',
      { unreached: ['b'] },
      'function a() { function b() {} }',
    ],
    [
      'a function that is called answers',
      'function a() { b(); }',
      { answers: { a: 'null' } },
      'function a() { return null; }',
    ],
    [
      'a constant is read and not written',
      'var a = b(), c = a; a = d();',
      { constants: { a: '0' } },
      'var a = 0, c = 0; (d());',
    ],
    [
      'nor counted up or down',
      'a++; for (; b < a; --a) c(a);',
      { constants: { a: '0' } },
      '0; for (; b < 0; 0) c(0);',
    ],
    [
      'a function is not called with an argument',
      "a(b, 'c'); a('d'); e('c');",
      { calls: { a: ['c'] } },
      "void 0; a('d'); e('c');",
    ],
    [
      'a name that a function declares is not the constant',
      'function f(a) { return a; }',
      { constants: { a: '0' } },
      'function f(a) { return a; }',
    ],
    [
      'nor one that is declared in a block of it',
      'function f() { if (b) var a = 1; return a; }',
      { constants: { a: '0' } },
      'function f() { if (b) var a = 1; return a; }',
    ],
    [
      'a variable holds another value from the start, and is still one',
      'var a = b(); c(a);',
      { values: { a: '[1]' } },
      'var a = [1]; c(a);',
    ],
    [
      'a constant of a function is one there, and in what is within it',
      'function f() { const a = b(); g(() => a); } a = 2;',
      { constants: { 'f.a': '0' } },
      'function f() { const a = 0; g(() => 0); } a = 2;',
    ],
    [
      'a property of that name is not the constant',
      'b.a = { a: a };',
      { constants: { a: '0' } },
      'b.a = { a: 0 };',
    ],
    ['a path is a constant', 'a = window.event;', { constants: { 'window.event': 'e' } }, 'a = e;'],
    ['a field is always so', 'a.b.c = d.c; e[c];', { fields: { c: 'null' } }, '(null); e[c];'],
    [
      'an object loses properties',
      'var a = { b: 1, c: 2, d: 3 };',
      { properties: { a: ['c'] } },
      'var a = {b: 1,d: 3};',
    ],
    [
      'of what is a property, one text alone is lost',
      "a = { b: 'c', d: 1 }; e = { b: 'f' };",
      { keys: ['b=c'] },
      "a = {d: 1}; e = { b: 'f' };",
    ],
    [
      'nothing is done for each of none',
      '(a || []).forEach((b) => c(b)); d.forEach(c);',
      { constants: { a: '[]' } },
      'void 0; d.forEach(c);',
    ],
    [
      'a place is not written to',
      'a.b = function () {}; c.d = a.b = e;',
      { assignments: ['a.b', 'c.d'] },
      'void 0; void 0;',
    ],
    ['what a place hands on stays', 'a.b = c.d = e;', { assignments: ['a.b'] }, 'c.d = e;'],
    ['nothing equals a kind', 'a = b === LAZY || b.c !== LAZY;', { kinds: ['LAZY'] }, 'a = false || true;'],
    ['nor a kind that has a path', 'a = b === c.d;', { kinds: ['c.d'] }, 'a = false;'],
    [
      'an error that is impossible is neither thrown nor asked for',
      'if (a) throw Error(text(1)); if (b) throw Error(text(2)); if (c) d(); else throw Error(text(1, e));',
      { impossible: [1] },
      '; if (b) throw Error(text(2)); if (c) d(); else ;',
    ],
    [
      'a number is never met',
      'a = 13 === b.tag || 13 === b.c;',
      { never: { tag: [13] } },
      'a = false || 13 === b.c;',
    ],
    [
      'a case that is never met goes',
      'function f(key) { switch (key) { case "a": b(); break; case "c": d(); } }',
      { cases: { f: ['a'] } },
      'function f(key) { { switch (key) {case "c":d(); }} }',
    ],
    [
      'a case that the one before runs on into loses its label alone',
      'switch (a.tag) { case 1: b(); case 2: c(); break; case 3: d(); }',
      { never: { tag: [2] } },
      '{ switch (a.tag) {case 1:b(); c(); break; case 3:d(); }}',
    ],
    [
      'a private method goes, and what it answers stands where it was called',
      'class A { #a() {} async #b(c) {} #c() {} d(e) { this.#a(); f(this.#b(e)); g.#c(); } }',
      { unreached: ['#a'], answers: { '#b': 'arguments[0]', '#c': 'this.d' } },
      'class A { d(e) { (void 0); f((e)); (g.d); } }',
    ],
    [
      'a private property that is always the same goes',
      'class A { #a = b(); #c; d() { return this.#a; } }',
      { constants: { 'this.a': '0' } },
      'class A { #c; d() { return 0; } }',
    ],
    [
      'a loop over nothing goes',
      'for (const a of b) c(a); for (const [a] of Object.entries(b)) c(a);',
      { constants: { b: '[]' } },
      '; ;',
    ],
    [
      'what went with a case is declared still',
      'switch (a.tag) { case 1: var b = 1; break; case 2: b = 2; }',
      { never: { tag: [1] } },
      '{var b; switch (a.tag) {case 2:b = 2; }}',
    ],
  ])
    it(title, () => assert.equal(left(code, names), expected));

  it('says which function was reached, if requested', () =>
    assert.equal(
      left('function a() { b(); }', { unreached: ['a'] }, (name) => `say('${name}');`),
      "function a() {say('a');}",
    ));

  it('says it of a private method too', () =>
    assert.equal(
      left(
        'class A { #a() { b(); } c() { this.#a(); } }',
        { unreached: ['#a'] },
        (name) => `say('${name}');`,
      ),
      "class A { #a() {say('#a');} c() { this.#a(); } }",
    ));
});

describe('a name that is not there', () => {
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

  it('is none of those that are', () => assert.deepEqual(missingNames(parseAst(code), there), []));

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
