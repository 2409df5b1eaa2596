// Fakes of Octopus's public API, made from its documentation and recorded calls (October 2026) with regions C and H only, and of GOV.UK.
import type { Fake } from './fake-service.ts';

/** Pence without VAT, by region. */
const DAY = { _C: 26.5956, _H: 27.1 };
const STANDING = { _C: 41.3869, _H: 49.41 };
const CODES = [
  'VAR-22-11-01',
  'GO-VAR-22-10-14',
  'IOG-SMB-VAR-24-10-29',
  'COSY-22-12-08',
  'FLUX-IMPORT-23-02-14',
];
const GROUPS = ['_C', '_H'] as const;

/** By postcode; one postcode is in two regions. */
const REGIONS: Readonly<Record<string, readonly object[]>> = {
  SW1A1AA: [{ group_id: '_C' }],
  BS14ST: [{ group_id: '_L' }],
  NW11AA: [{ group_id: '_C' }, { group_id: '_A' }],
};

const products = CODES.map((code) => ({
  code,
  direction: 'IMPORT',
  full_name: code,
  display_name: code,
  brand: 'OCTOPUS_ENERGY',
  is_business: false,
  available_from: '2023-01-01T00:00:00Z',
  available_to: null,
  links: [],
}));

function tariffs(code: string) {
  const rates = (group: (typeof GROUPS)[number]) =>
    code.startsWith('IOG')
      ? { day_unit_rate_exc_vat: 34.55, night_unit_rate_exc_vat: 8, night_unit_rate_inc_vat: 8 }
      : { standard_unit_rate_exc_vat: DAY[group], standard_unit_rate_inc_vat: DAY[group] * 1.05 };
  const method = code.startsWith('VAR') ? 'varying' : 'direct_debit_monthly';
  return Object.fromEntries(
    GROUPS.map((group) => [
      group,
      {
        [method]: {
          code: `E-1R-${code}-${group.slice(1)}`,
          standing_charge_exc_vat: STANDING[group],
          standing_charge_inc_vat: STANDING[group],
          ...rates(group),
          exit_fees_inc_vat: 0,
          links: [],
        },
      },
    ]),
  );
}

function product(code: string) {
  const register = code.startsWith('IOG') ? 'four_rate_ev' : 'single_register';
  return {
    code,
    full_name: code,
    tariffs_active_at: '2026-10-05T00:00:00Z',
    single_register_electricity_tariffs: {},
    dual_register_electricity_tariffs: {},
    four_rate_ev_electricity_tariffs: {},
    [`${register}_electricity_tariffs`]: tariffs(code),
  };
}

/**
 * Newest first: 8.5p from 00:30 to 05:30 in London, which is UTC in winter. There are also rows of another payment
 * method.
 */
function rates(from: Date) {
  const midnight = Date.UTC(from.getUTCFullYear(), from.getUTCMonth(), from.getUTCDate());
  const at = (hours: number) => new Date(midnight + hours * 3_600_000).toISOString().replace('.000', '');
  return [0, 24, 48].toReversed().flatMap((day) => {
    const cheap = {
      value_exc_vat: 8.5,
      value_inc_vat: 8.925,
      valid_from: at(day + 0.5),
      valid_to: at(day + 5.5),
    };
    const dear = {
      value_exc_vat: 28.4,
      value_inc_vat: 29.82,
      valid_from: at(day + 5.5),
      valid_to: at(day + 24.5),
    };
    return [dear, cheap].flatMap((one) => [
      { ...one, payment_method: 'NON_DIRECT_DEBIT', value_exc_vat: one.value_exc_vat + 2 },
      { ...one, payment_method: 'DIRECT_DEBIT' },
    ]);
  });
}

const listed = (results: readonly unknown[]) => ({
  body: { count: results.length, next: null, previous: null, results },
});
const NOT_FOUND = { status: 404, body: { detail: 'Not found.' } };

export const fakeOctopus: Fake = ({ url: { pathname, searchParams } }) => {
  const [, code = '', rest = ''] = /^\/products\/([^/]+)\/(.*)$/.exec(pathname) ?? [];
  if (pathname === '/products/') return listed(products);
  if (code && !CODES.includes(code)) return NOT_FOUND;
  if (code && rest === '') return { body: product(code) };
  if (code) return listed(rates(new Date(searchParams.get('period_from') ?? '')));
  if (pathname === '/industry/grid-supply-points/')
    return listed(REGIONS[searchParams.get('postcode') ?? ''] ?? []);
  return pathname === '/electricity-meter-points/1200023305967/'
    ? { body: { gsp: '_C', mpan: '1200023305967', profile_class: 2 } }
    : NOT_FOUND;
};

const FUELS = ['ULSP (Ultra low sulphur unleaded petrol)', 'ULSD (Ultra low sulphur diesel)'] as const;
const COLUMNS = ['Pump price in pence/litre', 'Duty rate in pence/litre', 'VAT percentage rate'];
const HEADER = ['Date', ...COLUMNS.flatMap((column) => FUELS.map((fuel) => `${fuel} ${column}`))].join();

const FUEL_FILE = `${HEADER}\r\n05/10/2026,174.88,199.52,52.95,52.95,20,20\r\n12/10/2026,175.88,200.52,52.95,52.95,20,20\r\n`;

/** A fake of GOV.UK's content API and of its file. The file's line of 12 October is invented. */
export const fakeRoadFuel: Fake = ({ url: { pathname } }) => {
  if (pathname.endsWith('.csv')) return { headers: { 'Content-Type': 'text/csv' }, body: FUEL_FILE };
  const attachments = [
    { title: 'Weekly road fuel prices (2003 to 2017)', url: '/media/1/old.csv' },
    { title: 'Weekly road fuel prices (2018 to 2026)', url: '/media/2/weekly_road_fuel_prices.csv' },
  ];
  return { body: { title: 'Weekly road fuel prices', details: { attachments } } };
};
