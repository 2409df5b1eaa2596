import type { SomeHandlers } from '../http/answer-calls.ts';
import { ESTIMATION_LISTS } from '../lists/estimation-lists.ts';
import { SWITCH_LISTS } from '../lists/switch-lists.ts';
import { PROPERTY_TYPES } from '../model/place/property-type.ts';

type Lists =
  | 'propertyTypes'
  | 'ashpPropertyTypes'
  | 'esaPropertyTypes'
  | 'estimationDetails'
  | 'switchDetails';

/** @param list a name in the column `lists` of property_types.csv */
function propertyTypes(list: string) {
  return PROPERTY_TYPES.filter(({ lists }) => lists.includes(list)).map(({ id, name }) => ({ id, name }));
}

export const listHandlers: SomeHandlers<Lists> = {
  propertyTypes: () => propertyTypes('general'),
  ashpPropertyTypes: () => propertyTypes('ashp'),
  esaPropertyTypes: () => ({ esaPropertyTypes: propertyTypes('esa') }),
  estimationDetails: () => ESTIMATION_LISTS,
  switchDetails: ({ params }) => SWITCH_LISTS[params.list],
};
