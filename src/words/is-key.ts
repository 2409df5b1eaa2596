import { packs } from './packs.ts';

/** True if a sentence may have this key: one of the catalogue, one with a plural form that English lacks, or an assumption's. */
export function isKey(key: string): boolean {
  const base = key.replace(/\.(zero|one|two|few|many)$/, '');
  return (
    packs.some(({ sentences }) => [key, base].some((one) => Object.hasOwn(sentences, one))) ||
    key.startsWith('assumption.')
  );
}
