// A fake of the register, made from its specification file and its sample certificates.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { seededRandom } from '../../addresses/seeded-random.ts';
import type { Fake } from './fake-service.ts';

export const EPC_TOKEN = 'epc-token-of-nobody';

export function sample(schema: string): Record<string, unknown> {
  return JSON.parse(readFileSync(join(import.meta.dirname, `../epc/samples/${schema}.json`), 'utf8'));
}

const row = (certificateNumber: string, more: object) => ({
  certificateNumber,
  uprn: 100120991537,
  addressLine1: '1 The Street',
  addressLine2: null,
  addressLine3: null,
  addressLine4: null,
  postTown: 'Bristol',
  postcode: 'BS1 4ST',
  council: 'Bristol',
  constituency: 'Bristol',
  currentEnergyEfficiencyBand: 'E',
  registrationDate: '2020-05-04T00:00:00.000Z',
  ...more,
});
export const OLD = '0000-0000-0000-0000-0001';
export const NEW = '0000-0000-0000-0000-0002';
const ROWS = [
  row(OLD, {}),
  row(NEW, { registrationDate: '2025-04-04T00:00:00.000Z' }),
  row('0000-0000-0000-0000-0003', {
    uprn: 100120991538,
    addressLine1: 'Flat 2',
    addressLine2: '3 The Street',
  }),
];

/** Two rows per page, so that the client must request a second page. */
const PAGE = 2;

export const fakeEpc: Fake = ({ url: { pathname, searchParams }, headers }) => {
  if (headers.authorization !== `Bearer ${EPC_TOKEN}`)
    return { status: 403, body: { errors: [{ code: 'UNAUTHORISED', title: 'You are not authenticated' }] } };
  if (pathname === '/api/certificate') {
    const schema = { [OLD]: 'RdSAP-Schema-20.0.0-epc', [NEW]: 'RdSAP-Schema-21.0.1-epc' }[
      searchParams.get('certificate_number') ?? ''
    ];
    return schema
      ? { body: { data: sample(schema) } }
      : { status: 404, body: { error: 'Certificate not found' } };
  }
  const uprn = searchParams.get('uprn');
  const fitting = ROWS.filter((one) =>
    uprn ? String(one.uprn) === uprn : searchParams.get('postcode') === 'BS1 4ST',
  );
  if (pathname !== '/api/domestic/search' || fitting.length === 0)
    return { status: 404, body: { data: { error: 'No certificates could be found for that query' } } };
  const page = Number(searchParams.get('current_page'));
  const totalPages = Math.ceil(fitting.length / PAGE);
  const pagination = {
    totalRecords: fitting.length,
    currentPage: page,
    totalPages,
    nextPage: page < totalPages ? page + 1 : null,
  };
  return { body: { data: fitting.slice((page - 1) * PAGE, page * PAGE), pagination } };
};

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

/** For tests: random certificates without a heat demand, and what a visitor would enter for the same home. */
export function generatedHomes(count: number) {
  return Array.from({ length: count }, (_, at) => {
    const random = seededRandom(`certificate ${at}`);
    const one = <Item>(items: readonly Item[]) => items[random.whole(0, items.length - 1)]!;
    const [type, fuel, [letter, ageBand]] = [one(TYPES), one(FUELS), one(BANDS)];
    const floorArea = random.whole(35, 250);
    const meter = random.whole(1, 2);
    const body = {
      ...sample('RdSAP-Schema-20.0.0-epc'),
      dwelling_type: type.words,
      property_type: type.property_type,
      built_form: type.built_form,
      total_floor_area: random.whole(0, 1) ? floorArea : String(floorArea),
      sap_building_parts: [{ construction_age_band: letter }],
      main_heating: [{ description: fuel.words }],
      sap_heating: { main_heating_details: [{ main_fuel_type: fuel.code }] },
      sap_energy_source: { meter_type: meter },
      renewable_heat_incentive: null,
    };
    const chosen = { propertyTypeId: type.id, heatingFuel: fuel.id, insulation: random.whole(1, 3) };
    return { uprn: 200_000 + at, body, chosen, built: { floorArea, ageBand, isEconomy7: meter === 1 } };
  });
}
