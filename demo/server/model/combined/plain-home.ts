import type { Insulation } from '../../../../src/domain/heating.ts';
import type { HeatingFuel, HomeLoad } from '../home-load.ts';
import type { Market } from '../market.ts';
import type { Place } from '../place/place.ts';
import type { PropertyType } from '../place/property-type.ts';

/** A home without what was quoted for it. Null or undefined: nobody said. */
export interface PlainHome {
  readonly place: Place;
  readonly market: Market;
  readonly load: HomeLoad;
  readonly type: PropertyType | null;
  readonly fuel: HeatingFuel | undefined;
  readonly insulation: Insulation | undefined;
  /** kWh a year. */
  readonly electricityUsage: number | undefined;
  readonly gasUsage: number | undefined;
}
