// The level of our headings in the page's outline, and the text before the heading that takes the focus.
import { createContext, useContext } from 'react';

interface OutlineValue {
  /** The level of our first headings, below the page's own. */
  readonly first: number;
  /** 'Step 2 of 3' */
  readonly lead?: string;
}

export const Outline = createContext<OutlineValue>({ first: 2 });

/** The tag of a heading: `level` counts as if our first headings had level 2. */
export function useHeadingTag(level: 2 | 3 | 4) {
  const { first } = useContext(Outline);
  return `h${Math.min(level - 2 + first, 6) as 2}` as const;
}
