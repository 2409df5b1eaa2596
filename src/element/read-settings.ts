// Reads what a page sets on the element: attributes, and objects by our names.
// What can't be used is replaced by the default or left out, with one warning.
import { safeParse } from 'valibot';
import { type Endpoints, isEndpoint } from '../api/endpoints.ts';
import type { JourneyNames } from '../domain/journey.ts';
import type { Settings } from '../domain/settings.ts';
import { absoluteHttpUrl } from '../domain/url.ts';
import { firstPackFor, isKey } from '../words/find-pack.ts';
import { type Attribute, schemaOf, takesOf } from './attribute-kinds.ts';
import { attributeNames, attributes, settingOf } from './attributes.ts';

interface Page {
  readonly attribute: (name: string) => string | null;
  /** The URL of the script, if it is known. */
  readonly scriptUrl: string;
  readonly pageUrl: string;
  /** The languages around the element, the nearest first. BCP 47. */
  readonly languages: () => readonly string[];
  readonly journeys: JourneyNames;
  /** Called once for each attribute and invalid value. */
  readonly warn: (message: string) => void;
}

export function readSettings(page: Page): Settings {
  const entries = attributeNames.map((name) => [
    settingOf(name),
    readAttribute(page, name, attributes[name]),
  ]);
  const settings = withAddresses(Object.fromEntries(entries) as Settings, page);
  // The attribute's language, or the page's nearest one that has a pack.
  return { ...settings, lang: settings.lang || firstPackFor(page.languages()).lang };
}

function readAttribute(
  { attribute, journeys, warn }: Page,
  name: string,
  row: Attribute,
): Settings[keyof Settings] {
  const raw = attribute(name);
  if (raw === null) return row.otherwise;
  const parsed = safeParse(schemaOf(row, journeys), raw);
  if (parsed.success) return parsed.output;
  const instead = row.instead ?? (row.otherwise === null ? 'nothing' : JSON.stringify(row.otherwise));
  warn(
    `<home-energy-quote> attribute ${name}: expected ${takesOf(row, journeys)}, got "${raw.slice(0, 80)}"; using ${instead}`,
  );
  return row.otherwise;
}

/** This host never exists (RFC 2606), so calls fail as they do when offline. */
const NOWHERE = 'https://api-base.invalid';

/** AMB-27: without attributes the API is at the script's origin, and the token's URL is under it. */
function withAddresses(settings: Settings, { scriptUrl, pageUrl, warn }: Page): Settings {
  const origin = originOf(scriptUrl) ?? originOf(pageUrl);
  if (!settings.apiBase && !origin)
    warn('<home-energy-quote> needs the attribute api-base: neither script nor page comes from a server');
  const apiBase = settings.apiBase || `${origin ?? NOWHERE}/`;
  return { ...settings, apiBase, authUrl: settings.authUrl || `${apiBase}auth/token` };
}

function originOf(url: string): string | null {
  const absolute = absoluteHttpUrl(url);
  return absolute && new URL(absolute).origin;
}

/** The languages around an element: each `lang`, the nearest first, across shadow roots too. BCP 47. */
export function pageLanguages(element: Element): string[] {
  const { host } = element.getRootNode() as Partial<ShadowRoot>;
  const around = element.parentElement ?? host;
  if (!around) return [];
  const lang = around.getAttribute('lang');
  return [...(lang ? [lang] : []), ...pageLanguages(around)];
}

export type Messages = Readonly<Record<string, string>>;
type Warn = (message: string) => void;

/** A partner's own sentences, by our keys. */
export const readMessages = (messages: Messages, warn: Warn): Messages =>
  usable(
    messages,
    (key, text) => isKey(key) && typeof text === 'string',
    'messages: expected texts by their keys',
    warn,
  );

/** A provider's own URLs, by the names of calls. */
export const readEndpoints = (endpoints: Endpoints, apiBase: string, warn: Warn): Endpoints =>
  usable(
    endpoints,
    (call, url) => isEndpoint(call, url, apiBase),
    'endpoints: expected URLs by the names of calls',
    warn,
  );

/** @param given from the page, so its type is not checked */
function usable(
  given: Readonly<Record<string, string>>,
  isUsable: (name: string, value: unknown) => boolean,
  expected: string,
  warn: Warn,
) {
  const entries = Object.entries(given);
  const useless = entries.filter(([name, value]) => !isUsable(name, value)).map(([name]) => name);
  if (useless.length > 0) warn(`<home-energy-quote> ${expected}, got ${summary(useless)}; left out`);
  return Object.fromEntries(entries.filter(([name]) => !useless.includes(name)));
}

/** An object made for another version may have hundreds of unknown names: one short line is enough. */
const NAMED = 3;

function summary(names: readonly string[]): string {
  const named = names.slice(0, NAMED).map((name) => `"${name.slice(0, 40)}"`);
  const more = names.length - named.length;
  return `${named.join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}
