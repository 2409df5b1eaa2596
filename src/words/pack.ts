// All that the widget says in one language.
import type { Landing } from './landing.ts';
import type { Source } from './source.ts';
import type { PluralForm, SourceId, WordKey } from './word-key.ts';

/** Sentences by key: each of them, and with a plural form (`address.count.one`) where the language has one. */
export type Sentences = Readonly<Record<WordKey, string>> &
  /** What the server assumed, by its key; without one the server's own sentence is shown. */
  Readonly<Partial<Record<`${WordKey}.${PluralForm}` | `assumption.${string}`, string>>>;

export interface Pack {
  /** BCP 47: what the attribute `lang` names, and how numbers and dates are written. */
  readonly lang: string;
  readonly sentences: Sentences;
  /** Those that `copy="plain"` says otherwise. */
  readonly plain: Partial<Sentences>;
  /** What the page about each asset claims, and on whose word; each sentence is among `sentences` too (`landingWords`). */
  readonly landings: Readonly<Record<string, Landing>>;
  readonly sources: Readonly<Record<SourceId, Source>>;
}
