import { useState } from 'react';
import type { Answers } from '../../domain/answers.ts';
import { houseType } from '../../domain/home.ts';
import type { Asset, Flags } from '../../domain/journey.ts';
import type { Result } from '../../domain/result.ts';
import type { Product } from '../../state/product.ts';
import { useJourney, useWidget } from '../../state/widget.tsx';
import { House, type HouseProps } from '../../ui/house/house.tsx';

export interface YourHomeProps extends Pick<HouseProps, 'lit' | 'flow' | 'hour' | 'title' | 'goesOn'> {
  /** Drawn with what these results add. */
  readonly added?: readonly Added[];
}

/** The visitor's home. It is the same drawing from the first question to the result. */
export function YourHome({ added, ...look }: YourHomeProps) {
  const { product } = useWidget();
  const flags = useJourney((state) => state.flags);
  const answers = useJourney((state) => state.answers);
  return <House {...drawingOf(product, flags, answers, added)} {...look} />;
}

/** An asset's result, drawn with what the asset adds to the home. */
interface Added {
  readonly asset: Asset;
  readonly result: Result;
}

/** SEEN-01: the visitor's home as far as it is known: each answer adds its own part of the drawing. */
export function drawingOf(
  { assets: all, active }: Pick<Product, 'active' | 'assets'>,
  flags: Flags,
  answers: Answers,
  added: readonly Added[] = [],
): HouseProps {
  const assets = active(flags);
  const of = (id: Asset) => added.find(({ asset }) => asset === id)?.result ?? null;
  const name = added[0]?.result.request.address.propertyType || answers.propertyTypeName;
  // A shared result draws what its assets add, whatever the current visitor has chosen.
  const parts = all
    .filter((one) => of(one.id) || assets.includes(one))
    .map(({ id, picture }) => picture.draws?.(answers, of(id)));
  // A result draws a typical home if none was asked about.
  return { type: name || added.length > 0 ? houseType(name) : null, lit: 2, ...Object.assign({}, ...parts) };
}

/** Each has its own sentence, or one for each value. The type of home has none: its own answer is announced. */
const PARTS = ['type', 'car', 'plate', 'insulation', 'heater'] as const;

/** Says which part of the visitor's home was drawn last. Null until a part is drawn, and after it is removed. */
export function useLastPart(): string | null {
  const { words, product } = useWidget();
  const flags = useJourney((state) => state.flags);
  const answers = useJourney((state) => state.answers);
  const drawing = drawingOf(product, flags, answers);
  const [last, setLast] = useState({ drawing, part: '' });
  const part = PARTS.find((one) => drawing[one] !== last.drawing[one]);
  // The value of the previous render.
  if (part) setLast({ drawing, part: drawing[part] ? part : '' });
  const key = [`drawn.${last.part}`, `drawn.${last.part}.${drawing[last.part as 'heater']}`].find(words.has);
  // An outline has nothing inside yet.
  const isInside = last.part === 'insulation' || last.part === 'heater';
  return key === undefined || (isInside && drawing.type === null) ? null : words(key);
}
