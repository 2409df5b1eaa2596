// Everything that the widget says in one language.
import type { Landing } from './landing.ts';
import type { Source } from './source.ts';
import type { PluralForm, SourceId, WordKey } from './word-key.ts';

/** All sentences by key, with plural forms (`address.count.one`) if the language has them. */
export type Sentences = Readonly<Record<WordKey, string>> &
  /** The server's assumptions, by key; for a missing key the server's own sentence is shown. */
  Readonly<Partial<Record<`${WordKey}.${PluralForm}` | `assumption.${string}`, string>>>;

export interface Pack {
  /** BCP 47: the value of the attribute `lang`, which also sets the format of numbers and dates. */
  readonly lang: string;
  readonly sentences: Sentences;
  /** The sentences that `copy="plain"` replaces. */
  readonly plain: Partial<Sentences>;
  /** The claims of each asset's landing page, with their sources; each sentence is among `sentences` too (`landingWords`). */
  readonly landings: Readonly<Record<string, Landing>>;
  readonly sources: Readonly<Record<SourceId, Source>>;
}
