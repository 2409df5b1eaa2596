// The keys of all sentences. British English defines them: every other pack has the same keys.
import type { ownSentences } from './en-gb/own-sentences.ts';
import type { sources } from './en-gb/sources.ts';

/** CLDR's plural forms that a key may have; the key itself is the form `other`. */
export type PluralForm = 'zero' | 'one' | 'two' | 'few' | 'many';

type Sentence = keyof typeof ownSentences | `source.${keyof typeof sources}`;

/** An asset brings its own sentences for keys that begin with `asset.`. */
export type WordKey = Exclude<Sentence, `${string}.${PluralForm}`> | `land.${string}` | `asset.${string}`;

export type SourceId = keyof typeof sources;

type Root<Path> = Path extends `${infer First}.${string}` ? First : Path;
type Of<Key> = Key extends `label.${infer Path}` ? Root<Path> : never;

/** Why a home is refused: the sentence is `refusal.<id>`, the reason `.why`, and what can be done `.can`. */
export type RefusalId = WordKey extends infer Key
  ? Key extends `refusal.${infer Id}.why`
    ? Id
    : never
  : never;

/** Links to neutral advice: the text is `advice.<id>`, the URL `advice.<id>.href`. */
export type AdviceId = WordKey extends infer Key
  ? Key extends `advice.${infer Id}.href`
    ? Id
    : never
  : never;

/** The fields with a name for sentences: `label.postcode`, and `label.vehicleUsage.weekday` for `vehicleUsage`. */
export type Labelled = Of<WordKey>;
