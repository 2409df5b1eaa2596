// Parses attributes into settings. An invalid value is replaced by the default, with one warning.
import { safeParse } from 'valibot';
import { absoluteHttpUrl } from '../domain/http-url.ts';
import type { JourneyNames } from '../domain/offers.ts';
import type { Settings } from '../domain/settings.ts';
import { firstPackFor } from '../words/find-pack.ts';
import { type Attribute, schemaOf, takesOf } from './attribute-row.ts';
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
