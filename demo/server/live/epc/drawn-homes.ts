// For tests: random certificates without a heat demand, and what a visitor would enter for the same home.
import { seeded } from '../../addresses/seeded.ts';
import { sample } from './played.ts';

const TYPES = [
  { id: 1, words: 'Detached house', property_type: '0', built_form: '1' },
  { id: 2, words: 'Semi-detached house', property_type: 0, built_form: 2 },
  { id: 4, words: 'Mid-terrace house', property_type: 0, built_form: '4' },
  { id: 5, words: 'Detached bungalow', property_type: 1, built_form: 1 },
  { id: 7, words: 'Top-floor flat', property_type: '2', built_form: 2 },
  { id: 8, words: 'Mid-floor maisonette', property_type: 3, built_form: 6 },
] as const;
const FUELS = [
  { id: 1, code: 26, words: 'Boiler and radiators, mains gas' },
  { id: 2, code: '29', words: 'Electric storage heaters' },
  { id: 3, code: 28, words: 'Boiler and radiators, oil' },
] as const;
const BANDS = [
  ...([
    ['A', 1],
    ['C', 2],
    ['F', 2],
    ['G', 3],
    ['I', 3],
    ['J', 4],
    ['M', 4],
  ] as const),
] as const;

export function drawnHomes(count: number) {
  return Array.from({ length: count }, (_, at) => {
    const draws = seeded(`certificate ${at}`);
    const one = <Item>(items: readonly Item[]) => items[draws.whole(0, items.length - 1)]!;
    const [type, fuel, [letter, ageBand]] = [one(TYPES), one(FUELS), one(BANDS)];
    const floorArea = draws.whole(35, 250);
    const meter = draws.whole(1, 2);
    const body = {
      ...sample('RdSAP-Schema-20.0.0-epc'),
      dwelling_type: type.words,
      property_type: type.property_type,
      built_form: type.built_form,
      total_floor_area: draws.whole(0, 1) ? floorArea : String(floorArea),
      sap_building_parts: [{ construction_age_band: letter }],
      main_heating: [{ description: fuel.words }],
      sap_heating: { main_heating_details: [{ main_fuel_type: fuel.code }] },
      sap_energy_source: { meter_type: meter },
      renewable_heat_incentive: null,
    };
    const chosen = { propertyTypeId: type.id, heatingFuel: fuel.id, insulation: draws.whole(1, 3) };
    return { uprn: 200_000 + at, body, chosen, built: { floorArea, ageBand, isEconomy7: meter === 1 } };
  });
}
