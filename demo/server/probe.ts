// `npm run probe`: calls each service that is on, and prints one row with what was read from its answer or why it failed.
import { liveAddress } from './live/addresses.ts';
import type { Ask } from './live/ask.ts';
import { toCertificate } from './live/certificate.ts';
import { certificatesAt, newestFirst } from './live/epc.ts';
import { serveFakes } from './live/fakes/fakes.ts';
import { createNotices, FAILURES, type Found, found } from './live/found.ts';
import { createServices, type Services } from './live/services.ts';
import { type LiveSettings, readLiveSettings } from './live/settings.ts';

type Name = keyof Services;
type Say = (line: string) => void;

/** The examples to look up. A plate belongs to somebody, so it is null unless the operator sets one. */
interface Examples {
  readonly postcode: string;
  readonly plate: string | null;
}

const FAKE_EXAMPLES: Examples = { postcode: 'BS14ST', plate: 'AB19CDE' };
const KNOWN: Examples = { postcode: 'SW1A2AA', plate: null };

/** Calls each service and summarises what was read from its answer. */
const QUESTIONS: Readonly<
  Record<Name, (services: Services, examples: Examples) => Promise<Found<string> | null>>
> = {
  octopus: async ({ octopus }, { postcode }) => {
    const region = await octopus!.region(postcode);
    const products = region.ok ? await octopus!.products(new Date().toISOString()) : region;
    if (!region.ok || !products.ok) return products as Found<string>;
    return found(
      `region ${region.value ?? 'not known'}, ${(products.value as readonly unknown[]).length} products`,
    );
  },
  roadFuel: async ({ roadFuel }) =>
    textOf(
      await roadFuel!(),
      ({ petrol, diesel, date }) => `petrol ${petrol}p, diesel ${diesel}p on ${date}`,
    ),
  osPlaces: async ({ osPlaces }, { postcode }) => textOf(await osPlaces!(postcode), listed),
  idealPostcodes: async ({ idealPostcodes }, { postcode }) => textOf(await idealPostcodes!(postcode), listed),
  epc: async ({ epc }, { postcode }) => {
    const rows = await epc!.search({ postcode: `${postcode.slice(0, -3)} ${postcode.slice(-3)}` });
    if (!rows.ok) return rows;
    const row = newestFirst(rows.value)[0];
    if (!row) return found(`${rows.value.length} certificates`);
    const one = { line1: row.addressLine1, line2: row.addressLine2 };
    const matched =
      certificatesAt(one, rows.value).length > 0 ? 'matched by address' : 'not matched by address';
    return textOf(await epc!.certificate(row.certificateNumber), (body) => {
      if (!body) return 'a certificate that is not disclosed';
      const { date, heat, ...facts } = toCertificate(body, row.registrationDate);
      const known = Object.values(facts).filter((value) => value !== null).length;
      return `a certificate of ${date}, ${heat ? `${heat.space + heat.hotWater} kWh of heat` : 'without heat'}, ${known} of ${Object.keys(facts).length} facts, ${matched}`;
    });
  },
  mot: async ({ mot }, { plate }) =>
    plate === null
      ? null
      : textOf(await mot!(plate), (one) =>
          one ? `${one.make} ${one.model}, ${one.motTests?.length ?? 0} tests` : 'no such plate',
        ),
  pvgis: async ({ pvgis }) =>
    textOf(await pvgis!(BRISTOL, SOUTH), (one) =>
      one ? `${one.pvYield} kWh a year from each kW on a south roof in Bristol` : 'no sun',
    ),
  postcodes: async ({ postcodes }, { postcode }) =>
    textOf(await postcodes!(postcode), (one) => (one ? `${one.lat}, ${one.lon}` : 'no such postcode')),
  dvla: async ({ dvla }, { plate }) =>
    plate === null
      ? null
      : textOf(await dvla!(plate), (one) => (one ? `${one.make}, ${one.fuelType}` : 'no such plate')),
};

const SOUTH = { tilt: 35, aspect: 0 };
const BRISTOL = { lat: 51.45, lon: -2.6 };

const listed = (all: readonly Parameters<typeof liveAddress>[0][]) =>
  `${all.length} addresses, ${all.filter((one) => liveAddress(one)?.id.startsWith('uprn-')).length} with a UPRN`;

function textOf<Value>(answer: Found<Value>, understood: (value: Value) => string): Found<string> {
  return answer.ok ? found(understood(answer.value)) : answer;
}

/** Returns true if every service that is on can be used. @param isFake calls fakes instead */
export async function probe(
  env: Readonly<Record<string, string | undefined>>,
  say: Say,
  isFake = false,
): Promise<boolean> {
  const fakes = await serveFakes();
  try {
    const settings = readLiveSettings(isFake ? fakes.env : env);
    if (!settings) {
      say('No service is on: all data comes from the tables.');
      return true;
    }
    const documented = await askAll(readLiveSettings(fakes.env)!, FAKE_EXAMPLES, () => {});
    const given = {
      ...KNOWN,
      ...(env.PROBE_POSTCODE && { postcode: env.PROBE_POSTCODE.replace(/\s/g, '').toUpperCase() }),
    };
    const examples = isFake
      ? FAKE_EXAMPLES
      : { ...given, plate: env.PROBE_PLATE?.replace(/\s/g, '').toUpperCase() || null };
    const rows = await askAll(settings, examples, say);
    for (const { name, answer, ms, fields } of rows) {
      say(`${name.padEnd(15)} ${sentence(answer)}${answer === null ? '' : ` (${ms} ms)`}`);
      const known = documented.find((one) => one.name === name)?.fields;
      if (answer?.ok && known) for (const line of differences(known, fields)) say(`${' '.repeat(16)}${line}`);
    }
    return rows.every(({ answer }) => answer === null || answer.ok);
  } finally {
    await fakes.close();
  }
}

interface Row {
  readonly name: Name;
  /** Null if the service was not called because no plate is set. */
  readonly answer: Found<string> | null;
  readonly ms: number;
  readonly fields: ReadonlySet<string>;
}

async function askAll(settings: LiveSettings, examples: Examples, say: Say): Promise<readonly Row[]> {
  const seen = new Map<Name, Set<string>>();
  const watch =
    (name: Name, ask: Ask): Ask =>
    async (question) => {
      const reply = await ask(question);
      const fields = seen.get(name) ?? new Set();
      seen.set(name, fields);
      if (reply.ok && reply.value.status === 200)
        for (const one of fieldsOf(reply.value.json)) fields.add(one);
      return reply;
    };
  const services = createServices(settings, createNotices(say), watch);
  const rows: Row[] = [];
  for (const name of Object.keys(QUESTIONS) as Name[]) {
    if (!services[name]) continue;
    const begun = performance.now();
    const answer = await QUESTIONS[name](services, examples);
    const ms = Math.round(performance.now() - begun);
    rows.push({ name, answer, ms, fields: seen.get(name) ?? new Set() });
  }
  return rows;
}

function sentence(answer: Found<string> | null): string {
  if (answer === null) return 'not asked: set PROBE_PLATE to a number plate of your own';
  return answer.ok ? `understood: ${answer.value}` : `CANNOT BE USED: it ${FAILURES[answer.why]}`;
}

/** Names documented fields that the answer lacks, and fields that are not documented. */
function differences(documented: ReadonlySet<string>, seen: ReadonlySet<string>): readonly string[] {
  const lacks = [...documented].filter((one) => !seen.has(one));
  const more = [...seen].filter((one) => !documented.has(one));
  return [
    ...(lacks.length > 0 ? [`documented but missing: ${shortened(lacks)}`] : []),
    ...(more.length > 0 ? [`sent but not documented: ${shortened(more)}`] : []),
  ];
}

const MOST_NAMED = 12;
const shortened = (names: readonly string[]) =>
  names.length > MOST_NAMED
    ? `${names.slice(0, MOST_NAMED).join(', ')} and ${names.length - MOST_NAMED} more`
    : names.join(', ');

const DEEPEST = 3;

/** Returns the paths of an answer's fields, without the indexes of lists. */
function fieldsOf(json: unknown, before = '', depth = 0): readonly string[] {
  if (typeof json !== 'object' || json === null || depth > DEEPEST) return [];
  if (Array.isArray(json)) return json.flatMap((one) => fieldsOf(one, before, depth));
  return Object.entries(json).flatMap(([name, value]) => {
    // A name such as a code or a number is data, for example a grid region.
    if (/^[_\d]/.test(name)) return fieldsOf(value, before, depth + 1);
    const path = before ? `${before}.${name}` : name;
    return [path, ...fieldsOf(value, path, depth + 1)];
  });
}
