import { CONSTANTS } from '../constants.ts';
import type { HomeLoad } from '../home-load.ts';
import type { PropertyType } from '../place/property-type.ts';
import { cited, fromRequest, whole } from './assumptions.ts';
import { measuredUse } from './measured-assumptions.ts';
import type { Assumption } from './quote-result.ts';

interface Known {
  /** Null if it was not asked. */
  readonly type: PropertyType | null;
  readonly isUseKnown: boolean;
}

/** The electricity use in every quote. @param without added to the sentence, such as 'without the car' */
export function homeUseAssumption(load: HomeLoad, { type, isUseKnown }: Known, without = ''): Assumption {
  const heat = load.total - load.household;
  const value = `${whole(load.total)} kWh a year${heat > 0 ? `, ${whole(heat)} of it for heat` : ''}`;
  const text = ['Electricity your home uses', without].filter(Boolean).join(' ');
  if (load.measured) return measuredUse(text, value, load.measured);
  if (isUseKnown) return fromRequest('home.electricity', text, value);
  const home = type ? type.name.toLowerCase() : 'home';
  return cited('home.electricity', `${text}: typical of a ${home}`, value, CONSTANTS.tdcvElecSingle);
}
