// Checks that a cut is made exactly where it is meant, or not at all.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { parseAst } from 'rollup/parseAst';
import { Cutter } from './cutter.mjs';

const SAMPLE = `
var one = 1, two = 2;
function add(a, b) { return a + b; }
function twice(a) {
  return add(
    a, a
  );
}
var table = { keep: 1, drop: 2, last: 3 };
exports.add = add;
`;
const cutter = () => new Cutter('sample', SAMPLE, parseAst);
const after = (cut) => {
  const it = cutter();
  cut(it);
  it.commit();
  return it.code.replace(/\s+/g, ' ').trim();
};

describe('a cut', () => {
  it('finds a text however its lines are broken, within one statement', () => {
    assert.match(
      after((it) => it.replace('twice', ['add( a, a )', '0'])),
      /twice\(a\) { return 0; }/,
    );
  });

  it('takes out statements, one or many, and properties', () => {
    const code = after((it) => {
      it.without('var one =');
      it.withoutFrom('function add(', 'function twice(');
      it.withoutProperties('table', ['drop', 'absent']);
    });
    assert.equal(code, 'var table = { keep: 1, last: 3 }; exports.add = add;');
  });

  it('puts a statement in the place of another one, an export too', () => {
    const code = after((it) =>
      it.rewrite([
        ['add', 'function add() {}'],
        ['exports.add', 'exports.add = null;'],
      ]),
    );
    assert.match(code, /function add\(\) {}.*exports\.add = null;$/);
  });

  for (const [says, cut] of [
    ['is there 0 times, not 1, in twice', (it) => it.replace('twice', ['b', ''])],
    ['is there 2 times, not 1, in add', (it) => it.replace('add', ['a +', ''], ['b', ''])],
    ['is declared 0 times', (it) => it.replace('gone', ['a', ''])],
    ['0 statements, not one, begin with', (it) => it.without('var gone')],
    ['2 statements, not one, begin with', (it) => it.without('function')],
    ['stands before', (it) => it.withoutFrom('function twice(', 'function add(')],
    ['two cuts overlap', (it) => it.edit(['add', 'add'].map((name) => [it.declaration(name), '']))],
  ])
    it(`is refused: ${says}`, () => {
      assert.throws(() => after(cut), new RegExp(`^Error: The diet of sample: .*${says}`));
    });
});
