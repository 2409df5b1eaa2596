// Reads the objects that a page sets, by our names. An unknown name is ignored, with one warning.
import { type Endpoints, isEndpoint } from '../api/endpoints.ts';
import { isKey } from '../words/is-key.ts';

export type Messages = Readonly<Record<string, string>>;
type Warn = (message: string) => void;

/** A partner's own sentences, by our keys. */
export const readMessages = (given: Messages, warn: Warn): Messages =>
  usable(
    given,
    (key, text) => isKey(key) && typeof text === 'string',
    'messages: expected texts by their keys',
    warn,
  );

/** A provider's own URLs, by the names of calls. */
export const readEndpoints = (given: Endpoints, apiBase: string, warn: Warn): Endpoints =>
  usable(
    given,
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
