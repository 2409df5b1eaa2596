// What stood in a headline before an edit: shown under its figure, and told.
import type { WordKey } from '../../../words/word-key.ts';
import type { Words } from '../../../words/words.ts';

/** A figure that is never negative, and what it is a figure of. */
export interface Headline<Kind extends string> {
  readonly kind: Kind;
  readonly value: number;
}

export interface Wording<Kind extends string> {
  readonly format: (value: number) => string;
  /** The sentence of a figure that was of this kind and is of another one now. */
  readonly turned: Readonly<Record<Kind, WordKey>>;
}

/** 'was £520'; where a saving turned into a cost or back, in full. Undefined where nothing was, or it is as before. */
export function wasText<Kind extends string>(
  now: Headline<Kind> | null,
  before: Headline<Kind> | null,
  { format, turned }: Wording<Kind>,
  words: Words,
): string | undefined {
  if (!before) return undefined;
  const value = format(before.value);
  if (now?.kind !== before.kind) return words(turned[before.kind], { value });
  return value === format(now.value) ? undefined : words('results.was', { value });
}
