// Takes a partner's own sentences by our keys. Anything else is warned of once and left out.
import { isKey } from '../words/is-key.ts';

export type Messages = Readonly<Record<string, string>>;

/** @param given from the page: TypeScript has not seen it */
export function readMessages(given: Messages, warn: (message: string) => void): Messages {
  const used: Record<string, string> = {};
  const useless: string[] = [];
  for (const [key, text] of Object.entries(given)) {
    if (isKey(key) && typeof text === 'string') used[key] = text;
    else useless.push(key);
  }
  if (useless.length > 0)
    warn(`<home-energy-quote> messages: expected texts by their keys, got ${summary(useless)}; left out`);
  return used;
}

/** The catalogue of another version may hold hundreds: one short line says enough. */
const NAMED = 3;

function summary(keys: readonly string[]): string {
  const named = keys.slice(0, NAMED).map((key) => `"${key.slice(0, 40)}"`);
  const more = keys.length - named.length;
  return `${named.join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}
