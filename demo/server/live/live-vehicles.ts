// Finds a plate in the MOT history, at DVLA, or in both: each adds what the other lacks.
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
      const told = { mot: tests.ok ? tests.value : null, dvla: enquiry.ok ? enquiry.value : null };
      const isTold = told.mot !== null || told.dvla !== null;
      if (!isTold && !(tests.ok && enquiry.ok))
        throw new Refusal(503, 'The register of vehicles cannot be reached at the moment.', {
          'Retry-After': '5',
        });
      if (!isTold) return { kind: 'none' };
      const outcome = toVehicle(registered(told), await table.catalogue());
      const miles = told.mot && yearlyMiles(told.mot.motTests ?? []);
      return outcome.kind === 'found' && miles ? { ...outcome, miles } : outcome;
    },
  };
}

/** What one register says of a plate, kept by itself: it is not asked again because the other failed. */
function asked<Vehicle>(
  client: ((plate: string) => Promise<Found<Vehicle | null>>) | null,
  now: () => number,
): (plate: string) => Promise<Found<Vehicle | null>> {
  const memory = createMemory<Vehicle | null>({ fresh: DAY, patience: QUESTION, now });
  return async (plate) => (client ? memory(plate, () => client(plate)) : found(null));
}

/** kg: of the heaviest van. */
const VAN = 3500;

/** Where no approval is told: lorries and buses are tested by another service, and none of our cars has more axles or fewer. */
function isHeavy({ mot, dvla }: Records): boolean {
  const wheels = dvla?.wheelplan ?? '';
  return (
    (mot?.motTests ?? []).some(({ dataSource }) => dataSource.toUpperCase() === 'CVS') ||
    (dvla?.revenueWeight ?? 0) > VAN ||
    (wheels !== '' && !/^2.AXLE/i.test(wheels))
  );
}

/** DVLA knows the fuel best, the MOT history alone the model. */
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
