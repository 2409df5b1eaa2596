// Describes a tree as data, so that both builds render the same one.
import type { Chance } from './random.ts';

const LEAVES = [
  'text',
  'number',
  'nothing',
  'field',
  'textarea',
  'check',
  'radio',
  'select',
  'image',
] as const;
const BRANCHES = [
  'host',
  'host',
  'part',
  'part',
  'part',
  'provider',
  'fragment',
  'strict',
  'list',
  'now and then',
  'dialog',
  'svg',
] as const;

export interface Described {
  readonly id: number;
  readonly kind: (typeof LEAVES | typeof BRANCHES)[number];
  /** Random numbers for further decisions: each uses a remainder of one of them. */
  readonly a: number;
  readonly b: number;
  readonly children: readonly Described[];
}

export function describeTree(chance: Chance, depth = 6): Described {
  let made = 0;
  const describe = (left: number): Described => {
    const kind = left > 0 && chance.below(4) > 0 ? chance.pick(BRANCHES) : chance.pick(LEAVES);
    const isBranch = (BRANCHES as readonly string[]).includes(kind);
    const children = isBranch ? 1 + chance.below(3) : 0;
    return {
      id: made++,
      kind,
      a: chance.below(1000),
      b: chance.below(1000),
      children: Array.from({ length: children }, () => describe(left - 1 - chance.below(2))),
    };
  };
  const within = (kind: Described['kind'], ...children: Described[]): Described => ({
    id: made++,
    kind,
    a: 1,
    b: 1,
    children,
  });
  return within('fragment', describe(depth), describe(depth - 1), describe(depth - 1));
}
