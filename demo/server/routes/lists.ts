import type { SWITCH_LISTS as NAMES } from '../../../src/api/calls/supply.ts';
import { isPostcode } from '../../../src/domain/postcode.ts';
import type { SomeHandlers } from '../http/answer-calls.ts';
import { Refusal } from '../http/refusal.ts';
import { placeOf } from '../model/place/place.ts';
import { PROPERTY_TYPES } from '../model/place/property-type.ts';
import type { Tariff, Tariffs } from '../model/tariff/tariffs.ts';
import type { Sources } from '../sources/sources.ts';

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

/** There are tariffs for Great Britain only. */
function hasTariffs(postcode: string): boolean {
  if (!isPostcode(postcode)) throw new Refusal(400, 'postcode must be a whole UK postcode.');
  return placeOf(postcode)?.served === 'yes';
}

export function supplyHandlers({ tariffs }: Sources): SomeHandlers<'suppliers' | 'tariffs'> {
  return {
    async suppliers({ body }) {
      const all = [...(await tariffs()).suppliers].map(([supplierId, supplierName]) => ({
        supplierId,
        supplierName,
      }));
      const list = hasTariffs(body.postcode) ? all : [];
      return {
        suppliersDto: { electricitySuppliers: list, gasSuppliers: list, dualConsolidatedSuppliers: list },
      };
    },
    async tariffs({ body }) {
      const list = hasTariffs(body.postcode) ? tariffsOf(await tariffs(), body.supplierId) : [];
      return { tariffsDto: { tariffs: list.map(({ id, name }) => ({ tariffId: id, tariffName: name })) } };
    },
  };
}

/** Every supplier offers the two price cap tariffs. */
function tariffsOf({ all, standard, economy7, suppliers }: Tariffs, supplierId: number): readonly Tariff[] {
  if (!suppliers.has(supplierId)) throw new Refusal(400, 'supplierId must be one of the suppliers.');
  const own = all.filter((tariff) => tariff.enabled && tariff.supplierId === supplierId);
  return [...new Set([standard, economy7, ...own])];
}

function numbered(...names: readonly string[]) {
  return names.map((name, index) => ({ id: index + 1, name }));
}

/** CALL-15: the possible answers from which a household's energy use can be estimated. */
export const ESTIMATION_LISTS = {
  bedRooms: numbered('1 bedroom', '2 bedrooms', '3 bedrooms', '4 bedrooms', '5 or more bedrooms'),
  fuelUseTypes: numbered('Heating and hot water', 'Heating, hot water and cooking', 'Cooking only'),
  houseTypes: numbered('Detached', 'Semi-detached', 'Terraced', 'Bungalow', 'Flat or maisonette'),
  occupancyFrequencies: numbered('All day', 'About half a day', 'Out all day', 'Unsure'),
  energyEfficiencies: numbered('Well insulated', 'Medium', 'Poorly insulated'),
};

function keyed(...names: readonly string[]): Record<string, string> {
  return Object.fromEntries(names.map((name, index) => [String(index + 1), name]));
}

const days = Array.from({ length: 28 }, (_, index) => String(index + 1));

/** CALL-19: each list is answered as a map under its own key. */
export const SWITCH_LISTS: Record<(typeof NAMES)[number], Record<string, Record<string, string>>> = {
  'employment-statuses': {
    employmentStatusesDto: keyed('Employed', 'Self-employed', 'Retired', 'Student', 'Not employed'),
  },
  titles: { titlesDto: keyed('Mr', 'Mrs', 'Miss', 'Ms', 'Mx', 'Dr') },
  'special-needs': {
    specialNeedsDto: keyed('None', 'Large print', 'Braille', 'Hearing loop', 'Medical equipment at home'),
  },
  'residential-statuses': {
    residentialStatusesDto: keyed('Owner', 'Private tenant', 'Council or housing association tenant'),
  },
  'direct-debit-days': { directDebitDaysDto: keyed(...days) },
};
