// Builds the requests of a journey as the widget does.
import assert from 'node:assert/strict';
import type { Answer } from './running-server.ts';

interface Sender {
  send(call: string, sent?: { body?: unknown }): Promise<Answer>;
}

/** An address of a postcode with its meters: the `details` of a quote. */
export async function addressParts(server: Sender, postcode: string, index = 0) {
  const addresses = await server.send(`GET /request/address/recco?postcode=${postcode}`);
  const address = addresses.json[index];
  assert.ok(address, `${postcode} has no address ${index}`);
  const meters = await server.send('POST /request/address/recco/details', { body: address });
  const { elecdetails, gasdetails, fuelType } = meters.json[0];
  const mpan = elecdetails[0]?.mpan ?? null;
  const mprn = gasdetails[0]?.mprn ?? null;
  return { ...address, mpan, mprn, elecdetails, gasdetails, fuelType };
}

const FOCUS = { makeId: 11, modelId: 2002, engineSize: 999 };
export const LEAF = { makeId: 27, modelId: 1051, engineSize: 39 };

/** The fields of each asset's quote in addition to `details`. */
export const QUOTE_BODIES = {
  ashp: { referrerBranch: 'DR', propertyTypeId: 2, heatingFuel: 1 },
  solar: { referrerBranch: 'DR', propertyTypeId: 2, archeTypeId: 4 },
  ev: {
    referrerBranch: 'DR',
    current: FOCUS,
    compare: LEAF,
    milesDrivenWeekDays: 100,
    milesDrivenWeekEnds: 40,
    chargerTypeId: 1,
  },
};
export type Asset = keyof typeof QUOTE_BODIES;
export const ASSETS = Object.keys(QUOTE_BODIES) as Asset[];

/** Creates a quote for the home at BS1 9AA and returns its id. */
export async function createQuote(server: Sender, asset: Asset, more: object = {}): Promise<string> {
  const details = await addressParts(server, 'BS19AA');
  const body = { details, ...QUOTE_BODIES[asset], ...more };
  const answer = await server.send(`POST /request/customer/esa/${asset}/quote`, { body });
  assert.equal(answer.status, 200, answer.text);
  return answer.json.quoteId;
}

export function readResult(server: Sender, asset: Asset, quoteId: string): Promise<Answer> {
  return server.send(`GET /request/results/tou/esa/${asset}/result?quoteId=${quoteId}`);
}
