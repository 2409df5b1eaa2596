import { packs } from './packs.ts';

/** May a sentence have this key? One of the catalogue, in a plural form that English lacks, or of an assumption. */
export function isKey(key: string): boolean {
  const base = key.replace(/\.(zero|one|two|few|many)$/, '');
  return (
    packs.some(({ sentences }) => [key, base].some((one) => Object.hasOwn(sentences, one))) ||
    key.startsWith('assumption.')
  );
}
