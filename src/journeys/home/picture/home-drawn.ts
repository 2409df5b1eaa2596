// SEEN-01: the visitor's home as far as it is known: each answer adds its own part of the drawing.
import type { Answers } from '../../../domain/answers.ts';
import type { Asset, Flags } from '../../../domain/flags.ts';
import { houseType } from '../../../domain/property.ts';
import type { Result } from '../../../domain/result.ts';
import type { Product } from '../../../state/product.ts';
import type { HouseProps } from '../../../ui/house/house.tsx';

/** An asset's result, drawn with what the asset adds to the home. */
export interface Added {
  readonly asset: Asset;
  readonly result: Result;
}

export function homeDrawn(
  { assets: all, active }: Pick<Product, 'active' | 'assets'>,
  flags: Flags,
  answers: Answers,
  added: readonly Added[] = [],
): HouseProps {
  const assets = active(flags);
  const of = (id: Asset) => added.find(({ asset }) => asset === id)?.result ?? null;
  const name = added[0]?.result.request.address.propertyType || answers.propertyTypeName;
  // A shared result draws what its assets add, whatever the current visitor has chosen.
  const drawn = all.filter((one) => of(one.id) || assets.includes(one));
  const parts = drawn.map(({ id, picture }) => picture.draws?.(answers, of(id)));
  // A result draws a typical home if none was asked about.
  return { type: name || added.length > 0 ? houseType(name) : null, lit: 2, ...Object.assign({}, ...parts) };
}
