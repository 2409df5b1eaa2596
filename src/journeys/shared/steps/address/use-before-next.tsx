// Knows how what is still open on a step is finished as Next is pressed: taken if it can be, else Next waits for it.
import { type RefObject, useEffect, useRef } from 'react';

/**
 * @param inside an element of the step's form
 * @param finish whether Next may go on
 */
export function useBeforeNext(inside: RefObject<HTMLElement | null>, finish: () => boolean): void {
  const latest = useRef(finish);
  useEffect(() => {
    latest.current = finish;
  });
  useEffect(() => {
    const form = inside.current?.closest('form');
    const onSubmit = (event: Event) => {
      if (latest.current()) return;
      event.preventDefault();
      // Before React hears of it, which listens further out.
      event.stopPropagation();
    };
    form?.addEventListener('submit', onSubmit);
    return () => form?.removeEventListener('submit', onSubmit);
  }, [inside]);
}
