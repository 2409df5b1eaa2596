// Looks up a plate in the MOT history, at DVLA, or both: each has details that the other lacks.
import { Refusal } from '../http/refusal.ts';
import type { VehicleSource } from '../sources/sources.ts';
import type { Catalogue, CatalogueVehicle } from '../vehicles/catalogue.ts';
import type { PlateOutcome } from '../vehicles/plates.ts';
import type { DvlaVehicle } from './dvla.ts';
import { type Found, found } from './found.ts';
import { createMemory, PATIENCE, PAUSE, QUESTION } from './memory.ts';
import { type MotVehicle, yearlyMiles } from './mot.ts';
import type { Services } from './services.ts';

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
  const ofMot = cached(mot, now);
  const ofDvla = cached(dvla, now);
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
function cached<Vehicle>(
  client: ((plate: string) => Promise<Found<Vehicle | null>>) | null,
  now: () => number,
): (plate: string) => Promise<Found<Vehicle | null>> {
  const memory = createMemory<Vehicle | null>({ fresh: DAY, patience: QUESTION, now });
  return async (plate) => (client ? memory(plate, () => client(plate)) : found(null));
}

/** The largest weight of a van, in kg. */
const VAN = 3500;

/**
 * Recognises lorries, buses and motorcycles without a type approval: CVS tests lorries and buses, and every car or
 * van has two axles.
 */
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

/** The combined details of the registers; empty or null if neither has them. */
interface Registered {
  readonly make: string;
  readonly model: string;
  readonly fuel: string;
  /** cc */
  readonly engine: number | null;
  readonly year: number | null;
  /** The type approval: M1 is a car, N1 a van. */
  readonly approval: string;
}

/** By make, in order: patterns for models whose names in the registers do not begin with the catalogue's name. */
const ALIASES: Readonly<Record<string, readonly (readonly [RegExp, string])[]>> = {
  BMW: [
    [/^M?1(1|2|3|4)\d/, '1 Series'],
    [/^M?3(1|2|3|4)\d/, '3 Series'],
    [/^M?5(1|2|3|4|5)\d/, '5 Series'],
  ],
  MERCEDESBENZ: [
    [/^A\s?\d{3}/, 'A-Class'],
    [/^C\s?\d{3}/, 'C-Class'],
    [/^E\s?\d{3}/, 'E-Class'],
  ],
  MINI: [
    [/^(COOPER|ONE)\b.*\bELECTRIC\b|^ELECTRIC\b|^COOPER S?E\b/, 'Cooper Electric'],
    [/^(COOPER|ONE|MINI)\b/, 'Hatch'],
  ],
  MG: [
    [/^4\b|^MG4\b/, 'MG4 EV'],
    [/^5\b|^MG5\b/, 'MG5 EV'],
    [/^3\b/, 'MG3'],
  ],
  LANDROVER: [
    [/^DEFENDER\b/, 'Defender 110'],
    [/^(RANGE ROVER )?EVOQUE\b/, 'Range Rover Evoque'],
  ],
  MAZDA: [
    [/^2\b/, 'Mazda2'],
    [/^3\b/, 'Mazda3'],
  ],
  VOLKSWAGEN: [
    [/^UP\b/, 'up!'],
    [/^CADDY\b/, 'Caddy Cargo'],
  ],
  CITROEN: [[/^BERLINGO\b/, 'Berlingo Van']],
};

/** Capitals and digits only. */
const plain = (name: string) =>
  name
    .normalize('NFD')
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '');

export type Fuel = 'Petrol' | 'Diesel' | 'Electric' | 'hybrid' | null;

/** The registers have many spellings of fuels, and do not distinguish plug-in hybrids from others. */
export function fuelOf(written: string): Fuel {
  const words = written.toUpperCase();
  const electric = /ELECTRIC/.test(words);
  const burns = /DIESEL|HEAVY OIL/.test(words) ? 'Diesel' : /PETROL/.test(words) ? 'Petrol' : null;
  if (/HYBRID|PLUG/.test(words) || (electric && burns)) return 'hybrid';
  if (/GAS|CELL|STEAM|OTHER|ETHANOL/.test(words)) return null;
  return electric ? 'Electric' : burns;
}

/** Finds the catalogue's vehicle for a registered one by make, model, fuel, engine and year. */
export function toVehicle(registered: Registered, catalogue: Catalogue): PlateOutcome {
  const { make, model, approval } = registered;
  if (approval !== '' && !/^(M1|N1)/i.test(approval))
    return { kind: 'other', what: 'neither a car nor a van' };
  const fuel = fuelOf(registered.fuel);
  if (fuel === 'hybrid') return { kind: 'unlisted', what: 'a hybrid: choose it by make and model' };
  if (fuel === null && registered.fuel !== '')
    return { kind: 'other', what: 'neither petrol, diesel nor battery electric' };
  const ofMake = catalogue.filter((one) => plain(one.make) === plain(make));
  const ofFuel = ofMake.filter((one) => fuel === null || one.fuel === fuel);
  const [first] = nearest(longestPrefix(ofFuel, make, model), registered);
  if (first) return { kind: 'found', vehicle: first };
  return {
    kind: 'unlisted',
    what:
      ofMake.length > 0
        ? 'not among the models we know: choose one by make'
        : 'of a make that we do not have',
  };
}

/**
 * Returns the models that the register's text begins with, by whole words: 'GOLF MATCH TSI' is a Golf, but 'T-ROC'
 * is not a T.
 */
function longestPrefix(rows: Catalogue, make: string, model: string): Catalogue {
  const written = model.toUpperCase().trim();
  const alias = (ALIASES[plain(make)] ?? []).find(
    ([begins, ours]) => begins.test(written) && rows.some((one) => one.model === ours),
  );
  if (alias) return rows.filter((one) => one.model === alias[1]);
  const whole = plain(model);
  const words = written.split(/[^\p{L}\p{N}.!#:-]+/u);
  const begins = words.map((_, at) => plain(words.slice(0, at + 1).join('')));
  const fits = ({ model: ours }: CatalogueVehicle) => begins.includes(plain(ours)) || whole === plain(ours);
  const fitting = rows.filter(fits);
  const longest = Math.max(...fitting.map((one) => plain(one.model).length));
  return fitting.filter((one) => plain(one.model).length === longest);
}

/** Sorts vehicles sold in the register's year by how near their engines are to the register's. */
function nearest(rows: Catalogue, { engine, year }: Registered): Catalogue {
  const sold = rows.filter(
    (one) => year === null || (one.firstYear <= year && year <= (one.lastYear ?? year)),
  );
  const away = (one: CatalogueVehicle) => Math.abs((one.engineSize ?? 0) - (engine ?? 0));
  return (sold.length > 0 ? sold : rows).toSorted((one, other) => away(one) - away(other));
}
