import * as v from 'valibot';

const text = v.string();
const figure = v.nullable(v.number());

export const savedVehicle = v.object({
  registrationNumber: text,
  make: text,
  makeId: figure,
  model: text,
  modelId: figure,
  engineSize: figure,
  batterySize: figure,
  isEv: v.boolean(),
  image: v.nullable(text),
  dontKnow: v.boolean(),
  yearlyMiles: v.optional(v.object({ miles: v.number(), from: text, to: text })),
});
