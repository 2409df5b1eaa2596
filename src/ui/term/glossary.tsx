// Words that a reader may not know, each explained where it first stands.
import { createContext } from 'react';

interface Glossary {
  /** Finds each of them in a text; what it finds is its first group. */
  readonly pattern: RegExp;
  readonly means: (word: string) => string | undefined;
  /** By meaning: the text that explains it, of those on the screen. */
  readonly first: Map<string, string>;
}

/** Null where nothing is explained. */
export const GlossaryContext = createContext<Glossary | null>(null);

/** @param terms words with what they mean */
export function glossaryOf(terms: readonly (readonly [word: string, means: string])[]): Glossary {
  const escaped = terms.map(([word]) => word.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'));
  const plain = (word: string) => word.toLowerCase();
  return {
    pattern: new RegExp(`\\b((?:${escaped.join('|')})s?)\\b`, 'i'),
    means: (word) => terms.find(([term]) => plain(word).startsWith(plain(term)))?.[1],
    first: new Map(),
  };
}
