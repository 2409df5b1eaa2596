/** 'Octopus Energy' → 'OE', 'So Energy Trading Ltd' → 'SE', 'ovo' → 'O'. */
export function initials(name: string): string {
  const words = name.match(/[\p{L}\p{N}]+/gu) ?? [];
  return words
    .slice(0, 2)
    .map((word) => word[0]?.toUpperCase())
    .join('');
}
