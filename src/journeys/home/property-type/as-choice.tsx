import { houseType, type PropertyType } from '../../../domain/property.ts';
import type { Choice } from '../../../ui/choices/choice.ts';
import { HousePicture } from '../../../ui/house/house-picture.tsx';

/** A choice for a type of home, with its picture. */
export function asChoice({ id, name }: PropertyType): Choice<number> {
  return { value: id, title: name, picture: <HousePicture type={houseType(name)} /> };
}
