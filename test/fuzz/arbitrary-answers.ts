// Valid and invalid answers, as a visitor, a server or an earlier visit may leave them.
import fc from 'fast-check';
import type { ChosenAddress } from '../../src/domain/address.ts';
import { type Answers, NO_ANSWERS } from '../../src/domain/answers.ts';
import { type Flags, NO_FLAGS, settleFlags } from '../../src/domain/journey.ts';
import type { Meter } from '../../src/domain/supply.ts';
import { product } from '../../tools/generate/product-in-node.ts';

const everyFlag = product.assets.flatMap(({ starts }) => starts.map(({ flag }) => flag));
export const flags: fc.Arbitrary<Flags> = fc
  .subarray(everyFlag)
  .map((some) => settleFlags({ ...NO_FLAGS, ...Object.fromEntries(some.map((flag) => [flag, true])) }));

const meter: fc.Arbitrary<Meter> = fc.record({
  isDomestic: fc.boolean(),
  isPrepayment: fc.boolean(),
  isSmartMeter: fc.boolean(),
  mugSupplierId: fc.option(fc.nat(20)),
});

type KnownAddress = Pick<ChosenAddress, 'text'> & Pick<ChosenAddress['parts'], 'elecdetails' | 'gasdetails'>;

/** An address with only its text and its meters. */
function homeWith({ text, ...meters }: KnownAddress): ChosenAddress {
  return {
    text,
    parts: {
      id: 'a',
      text,
      line1: '',
      line2: '',
      town: '',
      county: '',
      postcode: 'BS1 9AA',
      mpanCores: [],
      xoserveAddressCodes: [],
      mpan: null,
      mprn: null,
      fuelType: null,
      ...meters,
    },
  };
}

const address: fc.Arbitrary<ChosenAddress> = fc
  .record({
    elecdetails: fc.array(meter, { maxLength: 2 }),
    gasdetails: fc.array(meter, { maxLength: 2 }),
    text: fc.string(),
  })
  .map(homeWith);

const vehicle = fc.record({
  registrationNumber: fc.constantFrom('', 'FO18RDX'),
  make: fc.constantFrom('', 'Ford'),
  makeId: fc.option(fc.nat(5)),
  model: fc.string({ maxLength: 3 }),
  modelId: fc.option(fc.nat(5)),
  engineSize: fc.option(fc.nat(2000)),
  batterySize: fc.option(fc.nat(100)),
  isEv: fc.boolean(),
  image: fc.constant(null),
  dontKnow: fc.boolean(),
});

/** Some of the answers of a journey. */
export const someAnswers: fc.Arbitrary<Partial<Answers>> = fc
  .record(
    {
      postcode: fc.constantFrom('', 'BS19AA', 'nonsense'),
      address: fc.option(address),
      heatingFuel: fc.constantFrom(null, 1, 2, 3),
      insulation: fc.constantFrom(null, 1, 2, 3),
      propertyId: fc.option(fc.integer({ min: 0, max: 9 })),
      propertyUsage: fc.constantFrom(1, 2, 3, 4),
      compareFuel: fc.constantFrom(null, 'gas', 'electricity', 'gasElectricity'),
      iceVehicle: vehicle,
      electricVehicle: vehicle,
      vehicleUsage: fc.record({ weekday: fc.option(fc.integer()), weekend: fc.option(fc.integer()) }),
      electricVehicleChargeType: fc.constantFrom(1, 3),
    },
    { requiredKeys: [] },
  )
  .map((some) => some as Partial<Answers>);

export const answers: fc.Arbitrary<Answers> = someAnswers.map((some) => ({ ...NO_ANSWERS, ...some }));

const METER: Meter = { isDomestic: true, isPrepayment: false, isSmartMeter: true, mugSupplierId: 2 };
const CAR = { registrationNumber: '', makeId: 1, modelId: 2, image: null, dontKnow: true };

/** Valid answers to all questions of all journeys. */
export const COMPLETE: Answers = {
  ...NO_ANSWERS,
  postcode: 'BS19AA',
  address: homeWith({ text: 'A home', elecdetails: [METER], gasdetails: [METER] }),
  compareFuel: 'gasElectricity',
  propertyId: 2,
  otherPropertyId: 2,
  propertyTypeName: 'Semi',
  heatingFuel: 1,
  insulation: 2,
  iceVehicle: { ...CAR, make: 'Ford', model: 'Focus', engineSize: 999, batterySize: null, isEv: false },
  electricVehicle: { ...CAR, make: 'Nissan', model: 'Leaf', engineSize: null, batterySize: 39, isEv: true },
  vehicleUsage: { weekday: 100, weekend: 20 },
};

/** One valid answer, so that random visits make progress. */
export const goodAnswer: fc.Arbitrary<Partial<Answers>> = fc
  .constantFrom(...(Object.keys(COMPLETE) as (keyof Answers)[]))
  .map((key) => ({ [key]: COMPLETE[key] }));
