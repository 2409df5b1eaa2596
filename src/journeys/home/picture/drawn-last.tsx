// Says which part of the visitor's home was drawn last.
import { useState } from 'react';
import { useJourney, useWidget } from '../../../state/widget-context.tsx';
import { homeDrawn } from './home-drawn.ts';

/** Each has its own sentence, or one for each value. The type of home has none: its own answer is announced. */
const PARTS = ['type', 'car', 'plate', 'insulation', 'heater'] as const;

/** Null until a part is drawn, and after it is removed. */
export function useDrawnLast(): string | null {
  const { words, product } = useWidget();
  const flags = useJourney((state) => state.flags);
  const answers = useJourney((state) => state.answers);
  const drawn = homeDrawn(product, flags, answers);
  const [last, setLast] = useState({ drawn, part: '' });
  const part = PARTS.find((one) => drawn[one] !== last.drawn[one]);
  // The value of the previous render.
  if (part) setLast({ drawn, part: drawn[part] ? part : '' });
  const key = [`drawn.${last.part}`, `drawn.${last.part}.${drawn[last.part as 'heater']}`].find(words.has);
  // An outline has nothing inside yet.
  const isInside = last.part === 'insulation' || last.part === 'heater';
  return key === undefined || (isInside && drawn.type === null) ? null : words(key);
}
