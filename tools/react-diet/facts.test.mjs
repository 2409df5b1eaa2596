// Checks that what is always so is folded in without changing what the rest does.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { parseAst } from 'rollup/parseAst';
import { Cutter } from './cutter.mjs';
import { fold } from './facts.mjs';

const NONE = { names: {}, fields: {}, calls: {}, cases: { tags: [], names: [], texts: {} }, tagNames: [] };

function folded(code, facts) {
  const cutter = new Cutter('sample', code, parseAst);
  fold(cutter, { ...NONE, ...facts, cases: { ...NONE.cases, ...facts.cases } });
  return cutter.code.replace(/\s+/g, ' ').trim();
}

describe('a fact', () => {
  it('is read in the place of a variable, a property and a call', () => {
    const code = 'f(isOn ? a.isOld : (check(b), c).d);';
    const facts = { names: { isOn: '!1' }, fields: { isOld: '!0' }, calls: { check: '0' } };
    assert.equal(folded(code, facts), 'f(!1 ? !0 : (0, c).d);');
  });

  it('does not touch properties and keys of the same name', () => {
    assert.equal(folded('f(a.isOn, { isOn: isOn });', { names: { isOn: '!1' } }), 'f(a.isOn, { isOn: !1 });');
  });

  it('lets the right side of an assignment stay, and brackets around what is called', () => {
    assert.equal(
      folded('isOn = next(); (a ? b : c).d(isOn);', { names: { isOn: '!1' } }),
      '(next()); (a ? b : c).d(!1);',
    );
  });

  it('folds comparisons with a tag that is never met, and with no other number', () => {
    const facts = { cases: { tags: [4] }, tagNames: ['tag'] };
    assert.equal(
      folded('f(4 === a.tag, tag !== 4, 5 === a.tag, 4 === a.length);', facts),
      'f(!1, !0, 5 === a.tag, 4 === a.length);',
    );
  });

  it('that is about nothing is refused', () => {
    assert.throws(
      () => folded('f(a);', { names: { isOn: '!1' } }),
      /nothing is there that would be so: isOn/,
    );
  });
});

describe('a case that is never met', () => {
  const run = (code, tag) => new Function('tag', `const met = []; ${code} return met.join('');`)(tag);
  const code = `
    switch (fiber.tag) {
      case 1: met.push('a');
      case 4: met.push('b'); break;
      case 5: case 2: var x = 'c'; met.push(x); break;
      case 6: met.push('d');
      case 3: x = 'e'; met.push(x); break;
      default: met.push('f');
    }`;
  const slim = folded(`function it() {${code}}`, { cases: { tags: [4, 5, 6] } }).replace(
    /^function it\(\) {|}$/g,
    '',
  );

  for (const tag of [1, 2, 3, 7])
    it(`leaves what ${tag} does`, () => {
      const before = run(`const fiber = { tag }; ${code}`, tag);
      assert.equal(run(`const fiber = { tag }; ${slim}`, tag), before);
      assert.notEqual(before, '');
    });

  it('goes with its statements, unless the case before runs on into them', () => {
    assert.doesNotMatch(slim, /case [456]|'d'/);
    assert.match(slim, /'b'/);
  });

  it('takes no variable with it that others write to', () => {
    const facts = { cases: { tags: [4] } };
    const left = folded(
      'function it() { switch (a.tag) { case 4: var x = 1; break; case 5: x = 2; } }',
      facts,
    );
    assert.match(left, /^function it\(\) {var x;/);
  });
});
