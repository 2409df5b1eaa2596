import { createContext, useContext } from 'react';

/** The mark next to required fields, in a form that has optional ones too: '(required)'. */
export const RequiredWord = createContext('');

/** Only visible: screen readers use `aria-required`, except for a drop-down list, where browsers ignore it and the name says it. */
export function RequiredMark({ isList = false }: { isList?: boolean }) {
  const word = useContext(RequiredWord);
  return word ? (
    <span className="field__required" aria-hidden={!isList}>
      {` ${word}`}
    </span>
  ) : null;
}
