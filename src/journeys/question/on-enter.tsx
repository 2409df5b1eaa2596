import type { KeyboardEvent } from 'react';

/** Enter in a field does this; without it the step's form would take it as Next. */
export const onEnter = (act: () => void) => (event: KeyboardEvent) => {
  if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
  event.preventDefault();
  act();
};
