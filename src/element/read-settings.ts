// Turns attributes into settings: each value parsed, a useless one warned of once and replaced.
import { safeParse } from 'valibot';
import { absoluteHttpUrl } from '../domain/http-url.ts';
import type { JourneyNames } from '../domain/offers.ts';
import type { Settings } from '../domain/settings.ts';
import { firstPackFor } from '../words/find-pack.ts';
import { type Attribute, schemaOf, takesOf } from './attribute-row.ts';
import { attributeNames, attributes, settingOf } from './attributes.ts';

interface Page {
  readonly attribute: (name: string) => string | null;
  /** Address of the script, when it is known. */
  readonly scriptUrl: string;
  readonly pageUrl: string;
  /** What the page around the element says, the nearest first. BCP 47. */
  readonly languages: () => readonly string[];
  readonly journeys: JourneyNames;
  /** Told once per attribute and value. */
  readonly warn: (message: string) => void;
}

export function readSettings(page: Page): Settings {
  const entries = attributeNames.map((name) => [
    settingOf(name),
    readAttribute(page, name, attributes[name]),
  ]);
  const settings = withAddresses(Object.fromEntries(entries) as Settings, page);
  // The attribute's language, else the nearest of the page's that there is a pack for.
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

/** Leads nowhere by definition (RFC 2606), so that calls fail as on a missing network. */
const NOWHERE = 'https://api-base.invalid';

/** AMB-27: without attributes the API is where the script came from, and the token is asked for under it. */
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
