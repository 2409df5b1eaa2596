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
