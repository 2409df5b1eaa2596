// What was drawn last of the visitor's home, in words.
import { useState } from 'react';
import { useJourney, useWidget } from '../../../state/widget-context.tsx';
import { homeDrawn } from './home-drawn.ts';

/** Each has words of its own, by value where it has several; the type of home is said by its own answer. */
const PARTS = ['car', 'plate', 'insulation', 'heater'] as const;

/** Null until a part is drawn, and once it is taken away. */
export function useDrawnLast(): string | null {
  const { words, product } = useWidget();
  const flags = useJourney((state) => state.flags);
  const answers = useJourney((state) => state.answers);
  const drawn = homeDrawn(product, flags, answers);
  const [last, setLast] = useState({ drawn, part: '' });
  const part = PARTS.find((one) => drawn[one] !== last.drawn[one]);
  // As React has it for what follows from the render before.
  if (part) setLast({ drawn, part: drawn[part] ? part : '' });
  const key = [`drawn.${last.part}`, `drawn.${last.part}.${drawn[last.part as 'heater']}`].find(words.has);
  // In an outline nothing is drawn yet.
  return key === undefined || drawn.type === null ? null : words(key);
}
