// Knows how what is still open on a step is finished as Next is pressed: taken if it can be, else Next waits for it.
import { type RefObject, useEffect, useRef } from 'react';

/** @param finish whether Next may go on */
export function useBeforeNext(field: RefObject<HTMLInputElement | null>, finish: () => boolean): void {
  const latest = useRef(finish);
  useEffect(() => {
    latest.current = finish;
  });
  useEffect(() => {
    const form = field.current?.form;
    const onSubmit = (event: Event) => {
      if (latest.current()) return;
      event.preventDefault();
      // Before React hears of it, which listens further out.
      event.stopPropagation();
      field.current?.focus();
    };
    form?.addEventListener('submit', onSubmit);
    return () => form?.removeEventListener('submit', onSubmit);
  }, [field]);
}
