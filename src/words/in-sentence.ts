// Names and texts inside sentences.
import type { Words } from './words.ts';

/** In characters: a longer name does not fit on a narrow line, and would break inside a word. */
const LONG = 16;

/** No line breaks inside it: 'Agile Octopus'; in a long one, none before its short last word: 'Intelligent Octopus Go'. */
export const unbroken = (name: string) => name.replace(name.length > LONG ? / (?=\S{1,3}$)/ : / /g, '\u00a0');

/** As it is written inside a sentence: 'heat pump', 'EV'. */
export const inside = (name: string) => unbroken(name === name.toUpperCase() ? name : name.toLowerCase());

/** 'heat pump and solar panels' */
export function listed(names: readonly string[], words: Words): string {
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : words('bill.and', { some: names.slice(0, -1).join(', '), last });
}

/** Texts in one line, without the ones that are missing. Some end with a full stop, such as the API's. */
export function oneLine(texts: readonly (string | null | undefined | false)[], between = '. '): string {
  return texts.flatMap((text) => (text ? text.replace(/\.$/, '') : [])).join(between);
}
