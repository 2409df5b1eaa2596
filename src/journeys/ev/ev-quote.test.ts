import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { ChosenAddress } from '../../domain/address.ts';
import { type Answers, NO_ANSWERS } from '../../domain/answers.ts';
import type { Flags } from '../../domain/journey.ts';
import { priceOn } from '../../domain/price-cap.ts';
import type { ChosenVehicle } from '../../domain/vehicle.ts';
import { evQuote, vehicleOf } from './ev-quote.ts';

const prices = priceOn('2026-08-15');

const address = {
  text: '1 Orchard Lane',
  parts: { id: '1', mpanCores: [], xoserveAddressCodes: [], elecdetails: [], gasdetails: [] },
} as unknown as ChosenAddress;
const focus = {
  makeId: 3,
  modelId: 31,
  engineSize: 999,
  batterySize: 7,
  isEv: false,
  registrationNumber: 'FO18RDX',
} as unknown as ChosenVehicle;
const leaf = {
  makeId: 5,
  modelId: 52,
  engineSize: 7,
  batterySize: 39,
  isEv: true,
} as unknown as ChosenVehicle;
const answers: Answers = {
  ...NO_ANSWERS,
  address,
  iceVehicle: focus,
  electricVehicle: leaf,
  electricVehicleChargeType: 3,
  vehicleUsage: { weekday: 150, weekend: 60 },
};
const flags = (evCompare: boolean) => ({ ashp: false, solar: false, evCompare, evOnly: !evCompare }) as Flags;

describe('the request of an electric vehicle’s quote', () => {
  const FOCUS = { makeId: 3, modelId: 31, engineSize: 999, registrationNumber: 'FO18RDX' };
  const LEAF = { makeId: 5, modelId: 52, engineSize: 39 };

  it('CALL-23: has both vehicles of a comparison, each with the size of its kind, the miles and the charger', () => {
    const body = evQuote(answers, prices, flags(true));
    assert.deepEqual('compare' in body && [body.current, body.compare], [FOCUS, LEAF]);
    assert.deepEqual([body.milesDrivenWeekDays, body.milesDrivenWeekEnds, body.chargerTypeId], [150, 60, 3]);
  });

  it('CALL-23: alone, has the electric one as the current one', () => {
    const body = evQuote(answers, prices, flags(false));
    assert.deepEqual(body.current, LEAF);
    assert.equal('compare' in body, false);
  });

  it('CALL-23: has no miles where none are driven, and no plate where none was given', () => {
    const body = evQuote({ ...answers, vehicleUsage: { weekday: null, weekend: null } }, prices, flags(true));
    assert.deepEqual([body.milesDrivenWeekDays, body.milesDrivenWeekEnds], [0, 0]);
    assert.deepEqual(vehicleOf({ ...focus, registrationNumber: '' } as ChosenVehicle), {
      makeId: 3,
      modelId: 31,
      engineSize: 999,
    });
  });
});
