// CALL-03…08: looks vehicles up by number plate, or by make, model and engine.
import * as v from 'valibot';
import { vehicle, vehicleEngine, vehicleMake, vehicleModel } from '../../domain/vehicle.ts';
import { call, listItem } from '../call.ts';

const id = v.union([v.number(), v.string()]);

export const vehicleByPlate = call({
  method: 'POST',
  path: '/request/ev/regno',
  summary:
    'The vehicle with a registration number; 404 when there is none, 409 when it is not of the kind asked for.',
  body: v.object({ registrationNumber: v.string(), ev: v.boolean() }),
  answer: vehicle,
});

export const vehicleMakes = call({
  method: 'GET',
  path: '/request/ev/make',
  summary: 'Makes of vehicle, each with the fuels it is sold for.',
  answer: v.array(vehicleMake),
  lookup: true,
});

export const vehicleModels = call({
  method: 'GET',
  path: '/request/ev/make/{makeId}/model',
  summary: 'Models of a make; fuelId 3 means electric.',
  params: v.object({ makeId: id }),
  answer: v.array(vehicleModel),
  lookup: true,
});

export const vehicleEngines = call({
  method: 'GET',
  path: '/request/ev/model/{modelId}/enginesize',
  summary: 'Engine sizes of a model in cc, or battery sizes in kWh of an electric one.',
  params: v.object({ modelId: id }),
  answer: v.array(vehicleEngine),
  lookup: true,
});

export const vehicleDetails = call({
  method: 'GET',
  path: '/request/ev/make/{makeId}/model/{modelId}',
  summary: 'A vehicle by make and model, and by engine size when one is named.',
  params: v.object({ makeId: id, modelId: id }),
  query: v.object({ engineSize: v.optional(v.number()) }),
  answer: vehicle,
});

export const chargeTypes = call({
  method: 'GET',
  path: '/request/ev/charge-type',
  summary: 'Ways to charge at home.',
  answer: v.array(listItem),
  lookup: true,
});
