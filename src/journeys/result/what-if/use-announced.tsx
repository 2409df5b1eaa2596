import { useEffect, useRef, useState } from 'react';

/** ms: a dragged lever is announced once it rests. */
const REST = 700;

/**
 * The announcement for sentences that change while the visitor moves a lever: nothing at first; once they rest, all
 * new sentences.
 * @param isOwn the visitor changed them; changes by an edit are announced elsewhere
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
