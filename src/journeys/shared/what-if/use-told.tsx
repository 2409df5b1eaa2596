import { useEffect, useRef, useState } from 'react';

/** ms: a lever that is dragged speaks once it rests. */
const REST = 700;

/** What to say of a sentence that changes under the visitor's hand: nothing at first, then each as it comes to rest. */
export function useTold(sentence: string): string {
  const first = useRef(sentence);
  const [told, setTold] = useState('');
  useEffect(() => {
    if (sentence === first.current && told === '') return;
    const timer = setTimeout(() => setTold(sentence), REST);
    return () => clearTimeout(timer);
  }, [sentence, told]);
  return told;
}
