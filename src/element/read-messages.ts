// Knows how a partner's own sentences are taken: text by a key of ours; what else was given is warned of once and left out.
import { isWordKey } from '../words/words.ts';

export type Messages = Readonly<Record<string, string>>;

/** @param given from the page: TypeScript has not seen it */
export function readMessages(given: Messages, warn: (message: string) => void): Messages {
  const used: Record<string, string> = {};
  const useless: string[] = [];
  for (const [key, text] of Object.entries(given)) {
    if (isWordKey(key) && typeof text === 'string') used[key] = text;
    else useless.push(key.slice(0, 80));
  }
  if (useless.length > 0)
    warn(
      `<home-energy-quote> messages: expected texts by their keys, got "${useless.join('", "')}"; left out`,
    );
  return used;
}
