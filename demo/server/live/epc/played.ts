// A test double of the register, made from its specification file and its sample certificates.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plays } from '../played/serve.ts';

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

export const playsEpc: Plays = ({ url: { pathname, searchParams }, headers }) => {
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
