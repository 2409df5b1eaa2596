// CALL-03…08: looks vehicles up by number plate, or by make, model and engine.

import * as v from 'valibot';
import { object } from '../../domain/schema.ts';
import { call } from '../call.ts';
import { clientCalls } from '../client-calls.ts';

const id = v.union([v.number(), v.string()]);

export const vehicleByPlate = call({
  ...clientCalls.vehicleByPlate,
  summary:
    'The vehicle with a registration number; 404 when there is none, 409 when it is not of the kind asked for.',
  body: object({ registrationNumber: v.string(), ev: v.boolean() }),
});

export const vehicleMakes = call({
  ...clientCalls.vehicleMakes,
  summary: 'Makes of vehicle, each with the fuels it is sold for.',
  lookup: true,
});

export const vehicleModels = call({
  ...clientCalls.vehicleModels,
  summary: 'Models of a make; fuelId 3 means electric.',
  params: object({ makeId: id }),
  lookup: true,
});

export const vehicleEngines = call({
  ...clientCalls.vehicleEngines,
  summary: 'Engine sizes of a model in cc, or battery sizes in kWh of an electric one.',
  params: object({ modelId: id }),
  lookup: true,
});

export const vehicleDetails = call({
  ...clientCalls.vehicleDetails,
  summary: 'A vehicle by make and model, and by engine size when one is named.',
  params: object({ makeId: id, modelId: id }),
  query: object({ engineSize: v.optional(v.number()) }),
});

export const chargeTypes = call({
  ...clientCalls.chargeTypes,
  summary: 'Ways to charge at home.',
  lookup: true,
});
