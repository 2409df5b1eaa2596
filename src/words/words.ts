// Knows how a sentence is found and filled: the partner's own wording, then the chosen pack, then British English.
import { enGb, type WordKey } from './en-gb.ts';
import { plain } from './plain.ts';

export type WordValues = Readonly<Record<string, string | number>>;

/** The sentence of a key, its `{placeholders}` filled in. */
export type Words = (key: WordKey, values?: WordValues) => string;

export interface WordOptions {
  readonly copy: 'spec' | 'plain';
  /** A partner's overrides by key (the element's `messages` property). */
  readonly messages: Readonly<Record<string, string>>;
}

export function createWords({ copy, messages }: WordOptions): Words {
  return (key, values = {}) => {
    const own = Object.hasOwn(messages, key) ? messages[key] : undefined;
    return fill(own ?? (copy === 'plain' ? plain[key] : undefined) ?? enGb[key] ?? key, values);
  };
}

/** Is there a sentence for this key? Problem codes are plain strings until asked. */
export function isWordKey(key: string): key is WordKey {
  return Object.hasOwn(enGb, key);
}

function fill(sentence: string, values: WordValues): string {
  return sentence.replace(/\{(\w+)\}/g, (whole, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : whole,
  );
}
