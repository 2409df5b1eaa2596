// The keys of all sentences. British English was first: every other pack has what it has.
import type { ownSentences } from './en-gb/own-sentences.ts';
import type { sources } from './en-gb/sources.ts';

/** The plural forms of CLDR that a key may have one of; the key alone is the form `other`. */
export type PluralForm = 'zero' | 'one' | 'two' | 'few' | 'many';

type Sentence = keyof typeof ownSentences | `source.${keyof typeof sources}`;

/** Those that begin with `asset.` an asset brings itself. */
export type WordKey = Exclude<Sentence, `${string}.${PluralForm}`> | `land.${string}` | `asset.${string}`;

export type SourceId = keyof typeof sources;

type Root<Path> = Path extends `${infer First}.${string}` ? First : Path;
type Of<Key> = Key extends `label.${infer Path}` ? Root<Path> : never;

/** Why a home is turned away: the sentence is `refusal.<id>`; why, and what can be done, are `refusal.<id>.why` and `.can`. */
export type RefusalId = WordKey extends infer Key
  ? Key extends `refusal.${infer Id}.why`
    ? Id
    : never
  : never;

/** Neutral places to read on: named by `advice.<id>`, found by `advice.<id>.href`. */
export type AdviceId = WordKey extends infer Key
  ? Key extends `advice.${infer Id}.href`
    ? Id
    : never
  : never;

/** The fields that have a name in sentences: `label.postcode`, and `label.vehicleUsage.weekday` for `vehicleUsage`. */
export type Labelled = Of<WordKey>;
