import { createContext, useContext } from 'react';

/** What is written beside what is required, in a form that asks for other things too: '(required)'. */
export const RequiredWord = createContext('');

/** To the eye: the ear has it from `aria-required`, but for a list, where browsers don't tell: there it is in the name. */
export function RequiredMark({ isList = false }: { isList?: boolean }) {
  const word = useContext(RequiredWord);
  return word ? (
    <span className="field__required" aria-hidden={!isList}>
      {` ${word}`}
    </span>
  ) : null;
}
