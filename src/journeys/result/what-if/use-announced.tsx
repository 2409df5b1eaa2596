import { useEffect, useRef, useState } from 'react';

/** ms: a lever that is dragged speaks once it rests. */
const REST = 700;

/**
 * What to say of sentences that change under the visitor's hand: nothing at first, then, as they come to rest, all of
 * them that are new.
 * @param isOwn the visitor changed them, and not an edit of the quote, which is told elsewhere
 */
export function useAnnounced(sentences: readonly string[], isOwn: boolean): string {
  const rested = useRef(sentences);
  const [announced, setAnnounced] = useState('');
  const text = sentences.join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same sentences are another list at each drawing
  useEffect(() => {
    const timer = setTimeout(() => {
      const before = rested.current;
      rested.current = sentences;
      const news = sentences.filter((sentence) => !before.includes(sentence));
      if (news.length > 0) setAnnounced(isOwn ? news.join(' ') : '');
    }, REST);
    return () => clearTimeout(timer);
  }, [text]);
  return announced;
}
