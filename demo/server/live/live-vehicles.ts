// Looks up a plate in the MOT history, at DVLA, or both: each has details that the other lacks.
import { Refusal } from '../http/refusal.ts';
import type { VehicleSource } from '../sources/sources.ts';
import type { PlateOutcome } from '../vehicles/plate-outcome.ts';
import type { DvlaVehicle } from './dvla/client.ts';
import { type Found, found } from './found.ts';
import { createMemory, PATIENCE, PAUSE, QUESTION } from './memory.ts';
import type { MotVehicle } from './mot/client.ts';
import { yearlyMiles } from './mot/yearly-miles.ts';
import type { Services } from './services.ts';
import { type Registered, toVehicle } from './vehicles/to-vehicle.ts';

const DAY = 86_400_000;

interface Records {
  readonly mot: MotVehicle | null;
  readonly dvla: DvlaVehicle | null;
}

export function liveVehicles(
  { mot, dvla }: Pick<Services, 'mot' | 'dvla'>,
  table: VehicleSource,
  now: () => number,
): VehicleSource {
  const ofMot = asked(mot, now);
  const ofDvla = asked(dvla, now);
  const soon = createMemory<MotVehicle | null>({ fresh: DAY, patience: PATIENCE, pause: PAUSE, now });
  return {
    catalogue: () => table.catalogue(),
    async miles(plate) {
      const tests = await soon(plate, () => ofMot(plate));
      return tests.ok && tests.value ? yearlyMiles(tests.value.motTests ?? []) : null;
    },
    async lookUp(plate): Promise<PlateOutcome> {
      const [tests, enquiry] = await Promise.all([ofMot(plate), ofDvla(plate)]);
      const records = { mot: tests.ok ? tests.value : null, dvla: enquiry.ok ? enquiry.value : null };
      const isKnown = records.mot !== null || records.dvla !== null;
      if (!isKnown && !(tests.ok && enquiry.ok))
        throw new Refusal(503, 'The register of vehicles cannot be reached at the moment.', {
          'Retry-After': '5',
        });
      if (!isKnown) return { kind: 'none' };
      const outcome = toVehicle(registered(records), await table.catalogue());
      const miles = records.mot && yearlyMiles(records.mot.motTests ?? []);
      return outcome.kind === 'found' && miles ? { ...outcome, miles } : outcome;
    },
  };
}

/** Each register has a cache of its own, so that it is not asked again when only the other failed. */
function asked<Vehicle>(
  client: ((plate: string) => Promise<Found<Vehicle | null>>) | null,
  now: () => number,
): (plate: string) => Promise<Found<Vehicle | null>> {
  const memory = createMemory<Vehicle | null>({ fresh: DAY, patience: QUESTION, now });
  return async (plate) => (client ? memory(plate, () => client(plate)) : found(null));
}

/** The largest weight of a van, in kg. */
const VAN = 3500;

/** Recognises lorries, buses and motorcycles without a type approval: CVS tests lorries and buses, and every car or van has two axles. */
function isHeavy({ mot, dvla }: Records): boolean {
  const wheels = dvla?.wheelplan ?? '';
  return (
    (mot?.motTests ?? []).some(({ dataSource }) => dataSource.toUpperCase() === 'CVS') ||
    (dvla?.revenueWeight ?? 0) > VAN ||
    (wheels !== '' && !/^2.AXLE/i.test(wheels))
  );
}

/** DVLA's fuel is more reliable, and only the MOT history has the model. */
function registered({ mot, dvla }: Records): Registered {
  const first = mot?.firstUsedDate || mot?.registrationDate || mot?.manufactureDate || mot?.manufactureYear;
  return {
    make: mot?.make || dvla?.make || '',
    model: mot?.model ?? '',
    fuel: dvla?.fuelType || mot?.fuelType || '',
    engine: dvla?.engineCapacity ?? mot?.engineSize ?? null,
    year: dvla?.yearOfManufacture ?? (Number(first?.slice(0, 4)) || null),
    approval: dvla?.typeApproval || (isHeavy({ mot, dvla }) ? 'heavy' : ''),
  };
}
