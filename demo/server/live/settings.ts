// Reads which services are switched on by the operator's variables. An error message names the invalid one.
import { StartProblem } from '../start-problem.ts';

type Environment = Readonly<Record<string, string | undefined>>;

interface At {
  readonly url: URL;
}
interface Keyed extends At {
  readonly key: string;
}
export interface MotSetting extends Keyed {
  readonly tokenUrl: URL;
  readonly clientId: string;
  readonly clientSecret: string;
}

/** A service is null if it is off; the tables then supply its data. */
export interface LiveSettings {
  readonly epc: Keyed | null;
  readonly osPlaces: Keyed | null;
  readonly idealPostcodes: Keyed | null;
  readonly mot: MotSetting | null;
  readonly dvla: Keyed | null;
  readonly octopus: At | null;
  readonly roadFuel: At | null;
  readonly pvgis: At | null;
  readonly postcodes: At | null;
}

const URLS = {
  EPC_URL: 'https://api.get-energy-performance-data.communities.gov.uk',
  OS_PLACES_URL: 'https://api.os.uk/search/places/v1',
  IDEAL_POSTCODES_URL: 'https://api.ideal-postcodes.co.uk/v1',
  MOT_URL: 'https://history.mot.api.gov.uk',
  DVLA_URL: 'https://driver-vehicle-licensing.api.gov.uk/vehicle-enquiry/v1',
  OCTOPUS_URL: 'https://api.octopus.energy/v1',
  FUEL_PRICES_URL: 'https://www.gov.uk/api/content/government/statistics/weekly-road-fuel-prices',
  PVGIS_URL: 'https://re.jrc.ec.europa.eu/api/v5_3',
  POSTCODES_URL: 'https://api.postcodes.io',
} as const;
type UrlName = keyof typeof URLS;

/** Each variable of a URL, and the variable that switches its service on. */
const OWNERS: readonly (readonly [UrlName | 'MOT_TOKEN_URL', string])[] = [
  ['EPC_URL', 'EPC_TOKEN'],
  ['OS_PLACES_URL', 'OS_PLACES_KEY'],
  ['IDEAL_POSTCODES_URL', 'IDEAL_POSTCODES_KEY'],
  ['MOT_URL', 'MOT_KEY'],
  ['MOT_TOKEN_URL', 'MOT_KEY'],
  ['DVLA_URL', 'DVLA_KEY'],
  ['OCTOPUS_URL', 'OCTOPUS'],
  ['FUEL_PRICES_URL', 'FUEL_PRICES'],
  ['PVGIS_URL', 'PVGIS'],
  ['POSTCODES_URL', 'POSTCODES'],
];
const MOT = ['MOT_CLIENT_ID', 'MOT_CLIENT_SECRET', 'MOT_KEY', 'MOT_TENANT'] as const;
const TENANT = /^[\w.-]{1,100}$/;
/** Characters that an HTTP header may contain. */
const SECRET = /^[\x21-\x7e]{1,4000}$/;
const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])$/;

/** Returns null if no service is on. Throws a StartProblem, whose message contains no key. */
export function readLiveSettings(env: Environment): LiveSettings | null {
  const settings: LiveSettings = {
    epc: keyed(env, 'EPC_TOKEN', 'EPC_URL'),
    osPlaces: keyed(env, 'OS_PLACES_KEY', 'OS_PLACES_URL'),
    idealPostcodes: keyed(env, 'IDEAL_POSTCODES_KEY', 'IDEAL_POSTCODES_URL'),
    mot: mot(env),
    dvla: keyed(env, 'DVLA_KEY', 'DVLA_URL'),
    octopus: switched(env, 'OCTOPUS', 'OCTOPUS_URL'),
    roadFuel: switched(env, 'FUEL_PRICES', 'FUEL_PRICES_URL'),
    pvgis: switched(env, 'PVGIS', 'PVGIS_URL'),
    postcodes: switched(env, 'POSTCODES', 'POSTCODES_URL'),
  };
  for (const [url, owner] of OWNERS)
    demand(!env[url] || Boolean(env[owner]), `${url} is set without ${owner}, so it would not be used.`);
  demand(
    !settings.osPlaces || !settings.idealPostcodes,
    'OS_PLACES_KEY and IDEAL_POSTCODES_KEY are both set: addresses can only come from one of them.',
  );
  demand(
    !settings.epc || Boolean(settings.osPlaces ?? settings.idealPostcodes),
    'EPC_TOKEN needs OS_PLACES_KEY or IDEAL_POSTCODES_KEY: an invented address has no certificate.',
  );
  demand(
    !settings.pvgis === !settings.postcodes,
    settings.pvgis
      ? 'PVGIS needs POSTCODES=1 too, since it does not understand postcodes.'
      : 'POSTCODES is set without PVGIS, so it would not be used.',
  );
  return Object.values(settings).some(Boolean) ? settings : null;
}

function demand(holds: boolean, sentence: string): void {
  if (!holds) throw new StartProblem(sentence);
}

function keyed(env: Environment, name: string, url: UrlName): Keyed | null {
  const key = secret(env, name);
  return key ? { key, url: urlOf(env, url, URLS[url]) } : null;
}

function switched(env: Environment, name: string, url: UrlName): At | null {
  const written = env[name] || '0';
  demand(/^[01]$/.test(written), `${name} must be 1 or 0, and it is "${written}".`);
  return written === '1' ? { url: urlOf(env, url, URLS[url]) } : null;
}

function mot(env: Environment): MotSetting | null {
  const missing = MOT.filter((name) => !env[name]);
  if (missing.length === MOT.length) return null;
  demand(missing.length === 0, `The MOT history needs ${missing.join(' and ')} too.`);
  const tenant = env.MOT_TENANT!;
  demand(TENANT.test(tenant), 'MOT_TENANT must be the id of a tenant: letters, digits and hyphens.');
  const [clientId, clientSecret, key] = MOT.slice(0, 3).map((name) => secret(env, name)!) as [
    string,
    string,
    string,
  ];
  const login = `https://login.microsoftonline.com/${tenant}/oauth2/v2.0/token`;
  const [url, tokenUrl] = [urlOf(env, 'MOT_URL', URLS.MOT_URL), urlOf(env, 'MOT_TOKEN_URL', login)];
  return { url, tokenUrl, clientId, clientSecret, key };
}

function secret(env: Environment, name: string): string | null {
  const written = env[name];
  if (!written) return null;
  demand(SECRET.test(written), `${name} must be a key without spaces or line breaks.`);
  return written;
}

/** Requires https except on this machine, so that nobody on the network can read the key. */
function urlOf(env: Environment, name: string, usual: string): URL {
  const url = URL.canParse(env[name] || usual) ? new URL(env[name] || usual) : null;
  const isSafe =
    url !== null &&
    (url.protocol === 'https:' || (url.protocol === 'http:' && LOOPBACK.test(url.hostname))) &&
    url.username + url.password + url.search + url.hash === '';
  demand(isSafe, `${name} must be a URL that begins with https://, or with http:// on this machine.`);
  return url!;
}

/** Returns a URL below a service's base URL, with encoded parameters. */
export function below(base: URL, path: string, query: Readonly<Record<string, string | number>> = {}): URL {
  const url = new URL(base);
  url.pathname = `${base.pathname.replace(/\/$/, '')}/${path}`;
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, String(value));
  return url;
}
