// Signals as the build leaves them behave like signals as published: the same values, and the same effects in the same order.
import assert from 'node:assert/strict';
import { it } from 'node:test';
import fc from 'fast-check';
import { parseAst } from 'rollup/parseAst';
import { textLeftOf } from './leave-out.mjs';
import { LEFT_OUT } from './left-out.ts';
import { installed } from './write-down.mjs';

const core = LEFT_OUT.find(({ name }) => name === '@preact/signals-core');
const builtFrom = (text) => import(`data:text/javascript,${encodeURIComponent(text)}`);
const published = await builtFrom(installed(core));
const ours = await builtFrom(textLeftOf(core, installed(core), parseAst));

/** Runs the steps on three signals. Each effect reads two of them, and the third while the first is odd. */
function trace({ signal, effect }, steps) {
  const seen = [];
  const signals = [signal(0), signal(0), signal(0)];
  const [first, , third] = signals;
  const stops = [];
  const react = (at, name) => () => {
    seen.push([name, signals[at].value, first.value % 2 ? third.value : first.peek()]);
    if (at === 1 && third.peek() < 3) third.value = third.peek() + 1;
  };
  for (const [what, at, value] of steps) {
    if (what === 'write') signals[at].value = value;
    if (what === 'watch') stops.push(effect(react(at, stops.length)));
    if (what === 'stop') stops[value % (stops.length || 1)]?.();
    seen.push(signals.map((one) => one.peek()));
  }
  return seen;
}

const step = fc.tuple(fc.constantFrom('write', 'watch', 'stop'), fc.nat(2), fc.nat(4));

it('signals as the build leaves them are read, written and watched like signals as published', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 25 }), (steps) => {
      assert.deepEqual(trace(ours, steps), trace(published, steps));
    }),
    { numRuns: 500 },
  );
});
