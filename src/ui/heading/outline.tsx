// Where our headings stand in the page's outline, and what is said before the one that takes the focus.
import { createContext, useContext } from 'react';

interface OutlineValue {
  /** The level of our first headings: the page around us has its own above them. */
  readonly first: number;
  /** 'Step 2 of 3' */
  readonly lead?: string;
}

export const Outline = createContext<OutlineValue>({ first: 2 });

/** The tag of a heading: `level` counts from 2, as if our first ones were those. */
export function useHeadingTag(level: 2 | 3 | 4) {
  const { first } = useContext(Outline);
  return `h${Math.min(level - 2 + first, 6) as 2}` as const;
}
