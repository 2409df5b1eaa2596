// The place and type of the home in a quote, or a refusal.
import { type Place, placeOf } from './place/place.ts';
import { type PropertyType, propertyType } from './place/property-type.ts';
import { type Refusal, refuse } from './result/refusal.ts';

export function servedPlace(postcode: string): Place | Refusal {
  const place = placeOf(postcode);
  if (!place) return refuse('postcode', `We know no place with the postcode ${postcode}.`);
  if (place.served === 'no') return refuse('not-served', `We do not cover ${place.name}.`);
  return place;
}

export function knownProperty(id: number): PropertyType | Refusal {
  return propertyType(id) ?? refuse('property-type', `There is no property type ${id}.`);
}
