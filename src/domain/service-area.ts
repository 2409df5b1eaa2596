// BEY-23: whether a home stands where a partner takes enquiries.

/**
 * @param areas in capitals: postcode areas (BS), districts (SW1, which has SW1A in it) and outcodes (SW1A); none is everywhere
 * @param postcode whole, in any case, with or without its space; an unknown one counts as inside
 */
export function isServed(areas: readonly string[], postcode: string): boolean {
  const outcode = postcode.replace(/\s/g, '').toUpperCase().slice(0, -3);
  const names = [outcode, outcode.replace(/[A-Z]$/, ''), outcode.replace(/\d.*/, '')];
  return areas.length === 0 || outcode === '' || names.some((name) => areas.includes(name));
}
