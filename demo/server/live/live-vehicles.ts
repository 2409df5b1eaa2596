// A plate by the MOT history, by DVLA, or by both: each tells what the other lacks.
import { Refusal } from '../http/refusal.ts';
import type { VehicleSource } from '../sources/sources.ts';
import type { PlateOutcome } from '../vehicles/plate-outcome.ts';
import type { DvlaVehicle } from './dvla/client.ts';
import { type Found, found } from './found.ts';
import { createMemory } from './memory.ts';
import type { MotVehicle } from './mot/client.ts';
import { yearlyMiles } from './mot/yearly-miles.ts';
import type { Services } from './services.ts';
import { type Registered, toVehicle } from './vehicles/to-vehicle.ts';

const DAY = 86_400_000;

interface Told {
  readonly mot: MotVehicle | null;
  readonly dvla: DvlaVehicle | null;
}

export function liveVehicles(
  { mot, dvla }: Pick<Services, 'mot' | 'dvla'>,
  table: VehicleSource,
  now: () => number,
): VehicleSource {
  const memory = createMemory<Told>({ fresh: DAY, now });
  const nothing = async () => found(null);
  const read = async (plate: string): Promise<Found<Told>> => {
    const [tests, enquiry] = await Promise.all([(mot ?? nothing)(plate), (dvla ?? nothing)(plate)]);
    const failed = [tests, enquiry].find((one) => !one.ok);
    const isTold = (tests.ok && tests.value) || (enquiry.ok && enquiry.value);
    if (failed && !failed.ok && !isTold) return failed;
    return found({ mot: tests.ok ? tests.value : null, dvla: enquiry.ok ? enquiry.value : null });
  };
  return {
    catalogue: () => table.catalogue(),
    async lookUp(plate): Promise<PlateOutcome> {
      const told = await memory(plate, () => read(plate));
      if (!told.ok)
        throw new Refusal(503, 'The register of vehicles can not be reached at the moment.', {
          'Retry-After': '5',
        });
      const { mot: tests, dvla: enquiry } = told.value;
      if (!tests && !enquiry) return { kind: 'none' };
      const outcome = toVehicle(registered(told.value), await table.catalogue());
      const miles = tests && yearlyMiles(tests.motTests ?? []);
      return outcome.kind === 'found' && miles ? { ...outcome, miles } : outcome;
    },
  };
}

/** DVLA knows the fuel best, the MOT history alone the model. */
function registered({ mot, dvla }: Told): Registered {
  const first = mot?.firstUsedDate || mot?.registrationDate || mot?.manufactureDate || mot?.manufactureYear;
  return {
    make: mot?.make || dvla?.make || '',
    model: mot?.model ?? '',
    fuel: dvla?.fuelType || mot?.fuelType || '',
    engine: dvla?.engineCapacity ?? mot?.engineSize ?? null,
    year: dvla?.yearOfManufacture ?? (Number(first?.slice(0, 4)) || null),
    approval: dvla?.typeApproval ?? '',
  };
}
