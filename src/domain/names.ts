// Names of makes, models, suppliers and types of home, which servers spell differently.
const plain = (name: string) => name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** True if two spellings have the same letters and digits: 'FORD' is Ford, 'ID.3' is 'ID 3'. */
export function isSameName(one: string, other: string): boolean {
  return plain(one) === plain(other);
}

/** 'Octopus Energy' → 'OE', 'So Energy Trading Ltd' → 'SE', 'ovo' → 'O'. */
export function initials(name: string): string {
  const words = name.match(/[\p{L}\p{N}]+/gu) ?? [];
  return words
    .slice(0, 2)
    .map((word) => word[0]?.toUpperCase())
    .join('');
}
