import { formatPostcode } from '../../../src/domain/postcode.ts';
import { type Place, placeOf } from '../model/place/place.ts';
import { SUPPLIERS } from '../model/tariff/table-tariffs.ts';
import { METER_SCENARIOS, type MeterScenario, meterScenario, mpanCore, mprn, yearlyUse } from './meters.ts';
import { PERSONAS, type Persona } from './personas.ts';
import { type Random, seededRandom } from './seeded-random.ts';
import { homeType, type StreetKind, streetKind, streetName, townOf } from './streets.ts';

export interface Address {
  /** Identifies the address when its meters are looked up. */
  readonly id: string;
  readonly line1: string;
  readonly line2: string;
  readonly town: string;
  /** With its space. */
  readonly postcode: string;
  /** The numbers of its meters; null without such a meter. */
  readonly mpan: string | null;
  readonly mprn: string | null;
}

/** The meters at an address and what they show about the home. */
export interface Supply {
  readonly mpan: string | null;
  readonly mprn: string | null;
  /** False if no meter was looked up, so there may be meters. */
  readonly lookedUp?: false;
  readonly isDomestic: boolean;
  readonly isPrepayment: boolean;
  readonly isEconomy7: boolean;
  readonly isSmart: boolean;
  readonly electricitySupplierId: number;
  readonly gasSupplierId: number;
  readonly payMethod: string;
  /** 1 to 8; 0 if unknown. */
  readonly propertyTypeId: number;
  /** kWh a year. */
  readonly electricityUse: number;
  readonly gasUse: number;
}

/** A synthetic home. Its id is the postcode and its position in the street; everything else is derived from the id. */
export interface Home extends Address, Supply {
  readonly scenario: MeterScenario;
}

const FEWEST = 8;
const MOST = 24;
const FLATS_A_BUILDING = 6;
const SHARE_SMART = 0.7;
const SHOPS: readonly [string, ...string[]] = [
  'Corner Shop',
  'Bakery',
  'Barber',
  'Village Store',
  'Café',
  'Pharmacy',
];
const SUPPLIER_IDS = [...SUPPLIERS.keys()].filter((id) => id !== 1) as [number, ...number[]];
const PAY_METHODS = [
  ['monthlyDirectDebit', 85],
  ['quarterlyDirectDebit', 8],
  ['cashOrCheque', 7],
] as const;

interface Street {
  readonly postcode: string;
  readonly place: Place;
  readonly persona: Persona | undefined;
  readonly name: string;
  readonly kind: StreetKind;
  readonly count: number;
  /** The number of the first house. */
  readonly from: number;
}

/**
 * Generates synthetic homes from a postcode alone, so that none need be stored. Returns the homes in the order of the
 * street; none in an unknown postcode area or a Crown dependency.
 */
export function homesOf(postcode: string): readonly Home[] {
  const street = streetAt(postcode);
  return street ? Array.from({ length: street.count }, (_, index) => homeAt(street, index)) : [];
}

let latest: { readonly id: string; readonly home: Home | null } | null = null;

/** Returns the home with this id, or null. The last one is cached, since a quote needs it more than once. */
export function homeWithId(id: string): Home | null {
  if (latest?.id !== id) latest = { id, home: generatedWithId(id) };
  return latest.home;
}

/** Does not generate the home's neighbours. */
function generatedWithId(id: string): Home | null {
  const [, postcode = '', number = ''] = /^([A-Z0-9]{5,7})-([1-9]\d?)$/.exec(id) ?? [];
  const street = streetAt(postcode);
  return street && Number(number) <= street.count ? homeAt(street, Number(number) - 1) : null;
}

function streetAt(postcode: string): Street | null {
  const place = placeOf(postcode);
  if (!place || place.served === 'no') return null;
  const persona = PERSONAS[postcode];
  const random = seededRandom(postcode);
  const kind = persona ? 'semis' : streetKind(random, place.area);
  const name = streetName(random, kind, place);
  return {
    postcode,
    place,
    persona,
    name: persona?.street ?? name,
    kind,
    count: random.whole(FEWEST, MOST),
    from: random.whole(1, 60),
  };
}

/** The first home of a persona's street belongs to the persona. */
function homeAt(street: Street, index: number): Home {
  const home = generatedHome(street, index);
  return index === 0 && street.persona ? personaHome(home, street.persona) : home;
}

function generatedHome(street: Street, index: number): Home {
  const { postcode, place } = street;
  const id = `${postcode}-${index + 1}`;
  const random = seededRandom(id);
  const scenario = random.weighted(METER_SCENARIOS.filter(fits(place)), ({ share }) => share);
  const propertyTypeId = homeType(random, street.kind, index, street.count);
  const supplier = random.pick(SUPPLIER_IDS);
  const others = SUPPLIER_IDS.filter((other) => other !== supplier) as [number, ...number[]];
  const other = random.pick(others);
  return {
    id,
    ...(scenario.isDomestic ? lines(street, index) : shopLines(random, street, index)),
    town: townOf(place),
    postcode: formatPostcode(postcode),
    propertyTypeId,
    ...kindOf(scenario),
    ...meterNumbers(random, place, scenario),
    electricitySupplierId: supplier,
    gasSupplierId: scenario.hasTwoSuppliers ? other : supplier,
    isSmart: random.share() < SHARE_SMART,
    payMethod: scenario.isPrepayment
      ? 'prePaymentMeter'
      : random.weighted(PAY_METHODS, ([, share]) => share)[0],
    ...yearlyUse(random, propertyTypeId, scenario, place),
  };
}

/** A place without a gas grid has no kind of supply with gas. */
const fits =
  ({ hasGas }: Place) =>
  (scenario: MeterScenario) =>
    hasGas || !scenario.hasGas;

function kindOf(scenario: MeterScenario) {
  const { isDomestic, isPrepayment, isEconomy7 } = scenario;
  return { scenario, isDomestic, isPrepayment, isEconomy7 };
}

/** Great Britain's distributors do not serve Northern Ireland, where meter numbers begin with 81. */
function meterNumbers(
  random: Random,
  { distributorId }: Place,
  { hasElectricity, hasGas }: Home['scenario'],
) {
  const [electricity, gas] = [random.whole(0, 99_999), random.whole(0, 999_999)];
  return {
    mpan: hasElectricity ? mpanCore(distributorId ?? '81', electricity) : null,
    mprn: hasGas ? mprn(gas) : null,
  };
}

/** All homes are on one side of the street, so numbers go up by two. */
function lines({ name, kind, from }: Street, index: number) {
  const building = Math.floor(index / FLATS_A_BUILDING);
  return kind === 'flats'
    ? { line1: `Flat ${(index % FLATS_A_BUILDING) + 1}`, line2: `${from + 2 * building} ${name}` }
    : { line1: `${from + 2 * index} ${name}`, line2: '' };
}

/** A shop below flats has the address of the building. */
function shopLines(random: Random, street: Street, index: number) {
  const { line1, line2 } = lines(street, index);
  return { line1: random.pick(SHOPS), line2: line2 || line1 };
}

function personaHome(home: Home, persona: Persona): Home {
  const { street, scenario: name, ...facts } = persona;
  const scenario = meterScenario(name);
  const place = placeOf(home.postcode)!;
  const payMethod = scenario.isPrepayment ? 'prePaymentMeter' : 'monthlyDirectDebit';
  return {
    ...home,
    ...facts,
    ...kindOf(scenario),
    payMethod,
    isSmart: true,
    ...meterNumbers(seededRandom(home.id), place, scenario),
  };
}
