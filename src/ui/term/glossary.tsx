// Words that a reader may not know, each explained where it first appears.
import { createContext } from 'react';

interface Glossary {
  /** Finds these words in a text. The word is the first group. */
  readonly pattern: RegExp;
  readonly means: (word: string) => string | undefined;
  /** For each meaning on the screen, the id of the text that explains it. */
  readonly first: Map<string, string>;
}

/** Null if nothing is explained. */
export const GlossaryContext = createContext<Glossary | null>(null);

/** @param terms words and their meanings */
export function glossaryOf(terms: readonly (readonly [word: string, means: string])[]): Glossary {
  const escaped = terms.map(([word]) => word.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'));
  const plain = (word: string) => word.toLowerCase();
  return {
    pattern: new RegExp(`\\b((?:${escaped.join('|')})s?)\\b`, 'i'),
    means: (word) => terms.find(([term]) => plain(word).startsWith(plain(term)))?.[1],
    first: new Map(),
  };
}
