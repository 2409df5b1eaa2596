// SEEN-01: the visitor's home as it is known so far, each answer with its own part of the drawing.
import type { Answers } from '../../../domain/answers.ts';
import type { Asset, Flags } from '../../../domain/flags.ts';
import { houseType } from '../../../domain/property.ts';
import type { Result } from '../../../domain/result.ts';
import type { Product } from '../../../state/product.ts';
import type { HouseProps } from '../../../ui/house/house.tsx';

/** One asset's result, drawn with what it adds to the home. */
export interface Added {
  readonly asset: Asset;
  readonly result: Result;
}

export function homeDrawn(
  { assets: all, active }: Pick<Product, 'active' | 'assets'>,
  flags: Flags,
  answers: Answers,
  added?: Added,
): HouseProps {
  const assets = active(flags);
  const name = added?.result.request.address.propertyType || answers.propertyTypeName;
  // A home that is not asked about is drawn as any.
  const isAsked = assets.some(({ about }) => about === 'home');
  // Of a result that somebody shared, what it adds is drawn, whatever the visitor who looks at it has chosen.
  const drawn = all.filter((one) => one.id === added?.asset || assets.includes(one));
  const parts = drawn.map(({ id, picture }) =>
    picture.draws?.(answers, id === added?.asset ? added.result : null),
  );
  return { type: name || !isAsked ? houseType(name) : null, lit: 2, ...Object.assign({}, ...parts) };
}
