import { Refusal } from '../http/refusal.ts';
import { knownProperty } from '../model/home.ts';
import type { PropertyType } from '../model/place/property-type.ts';
import { isRefusal } from '../model/result/refusal.ts';
import { NO_PANELS } from '../model/solar/solar-result.ts';

interface HomeFields {
  readonly propertyTypeId: number;
}

/** Throws a 400 if there is no such type of home. */
export function demandProperty(request: HomeFields): void {
  property(request);
}

/** Throws a 400 if there is no such type of home or it has no roof of its own. */
export function demandRoof(request: HomeFields): void {
  if (!property(request).takesPanels) throw new Refusal(400, NO_PANELS);
}

function property({ propertyTypeId }: HomeFields): PropertyType {
  const type = knownProperty(propertyTypeId);
  if (isRefusal(type)) throw new Refusal(400, type.message);
  return type;
}
