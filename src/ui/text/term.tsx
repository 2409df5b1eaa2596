import { createContext, useContext, useId, useLayoutEffect, useState } from 'react';

/** A text in which difficult words are buttons that open their meaning below the text. Each meaning has one button on a screen, where it first appears. */
export function Explained({ children: text }: { children: string }) {
  const glossary = useContext(GlossaryContext);
  const id = useId();
  const [mine, setMine] = useState('');
  const [open, setOpen] = useState<string>();
  const parts = glossary ? text.split(glossary.pattern) : [text];
  const meant = parts.map((part, at) => (at % 2 ? glossary?.means(part) : undefined));

  // Not during rendering: React may discard a render, and the words would then be explained nowhere.
  useLayoutEffect(() => {
    const first = glossary?.first;
    for (const means of meant) if (means && !first?.has(means)) first?.set(means, id);
    setMine(meant.filter((means) => means && first?.get(means) === id).join('\n'));
  });
  useLayoutEffect(
    () => () => {
      for (const [means, by] of [...(glossary?.first ?? [])]) if (by === id) glossary?.first.delete(means);
    },
    [glossary, id],
  );

  return (
    <>
      <span>
        {parts.map((part, at) => {
          const means = meant[at];
          const isOpen = means === open;
          return means && mine.includes(means) && meant.indexOf(means) === at ? (
            // Screen readers read the meaning with the word, without opening it.
            <button
              type="button"
              className="term"
              aria-expanded={isOpen}
              aria-description={isOpen ? undefined : means}
              onClick={() => setOpen(isOpen ? undefined : means)}
              key={means}
            >
              {part}
            </button>
          ) : (
            // biome-ignore lint/suspicious/noArrayIndexKey: a part is known by its place
            <span key={at}>{part}</span>
          );
        })}
      </span>
      {open && mine.includes(open) && <span className="term__means">{open}</span>}
    </>
  );
}

/** Words that a reader may not know, each explained where it first appears. */
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
