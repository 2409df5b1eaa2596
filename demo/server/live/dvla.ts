// DVLA's Vehicle Enquiry Service: fuel, engine, year and kind for a plate, which is sent in the body.
import * as v from 'valibot';
import type { Ask } from './ask.ts';
import type { Notices } from './found.ts';
import { amount, judge, type SaysNone, text } from './judge.ts';
import { below } from './settings.ts';

const vehicle = v.looseObject({
  registrationNumber: v.pipe(text, v.nonEmpty()),
  make: text,
  fuelType: text,
  engineCapacity: amount,
  yearOfManufacture: amount,
  typeApproval: text,
  wheelplan: text,
  revenueWeight: amount,
});

export type DvlaVehicle = v.InferOutput<typeof vehicle>;

export function dvlaClient({ url, key }: { url: URL; key: string }, ask: Ask, notices: Notices) {
  return async (plate: string) => {
    const headers = { 'x-api-key': key, 'Content-Type': 'application/json' };
    const body = JSON.stringify({ registrationNumber: plate });
    const reply = await ask({ url: below(url, 'vehicles'), headers, body });
    return judge('DVLA', vehicle, reply, notices, isUnknown);
  };
}

/** True if there is no such plate or it is invalid. A 400 of the gateway itself has a `message` and no `errors`. */
const isUnknown: SaysNone = (status, json) =>
  status === 404 || (status === 400 && (Array.isArray(json) || Object.hasOwn(Object(json), 'errors')));
