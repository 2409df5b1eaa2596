// The place and type of the home in a quote, or why there can be no quote.
import { type Place, placeOf } from './place/place.ts';
import { type PropertyType, propertyType } from './place/property-type.ts';
import { type Refusal, refuse } from './result/refusal.ts';

/** The place of a postcode, if we serve it. */
export function servedPlace(postcode: string): Place | Refusal {
  const place = placeOf(postcode);
  if (!place) return refuse('postcode', `We know no place with the postcode ${postcode}.`);
  if (place.served === 'no') return refuse('not-served', `We do not cover ${place.name}.`);
  return place;
}

/** A property type by its id. */
export function knownProperty(id: number): PropertyType | Refusal {
  return propertyType(id) ?? refuse('property-type', `There is no property type ${id}.`);
}
