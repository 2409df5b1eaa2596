// Finds the pack of a language.
import type { Pack } from './pack.ts';
import { packs } from './packs.ts';

/** The pack of a language, or of the nearest one: `en` and `en-US` get British English. */
export function packFor(lang: string): Pack | null {
  const wanted = lang.toLowerCase();
  const base = (tag: string) => tag.toLowerCase().split('-')[0];
  return (
    packs.find((pack) => pack.lang.toLowerCase() === wanted) ??
    packs.find((pack) => base(pack.lang) === base(wanted)) ??
    null
  );
}

/** The pack of the first of these languages that has one, otherwise British English. */
export function firstPackFor(langs: readonly string[]): Pack {
  const [pack = packs[0]] = langs.flatMap((lang) => packFor(lang) ?? []);
  return pack;
}

/** True if a sentence may have this key: one of the catalogue, one with a plural form that English lacks, or an assumption's. */
export function isKey(key: string): boolean {
  const base = key.replace(/\.(zero|one|two|few|many)$/, '');
  return (
    packs.some(({ sentences }) => [key, base].some((one) => Object.hasOwn(sentences, one))) ||
    key.startsWith('assumption.')
  );
}
