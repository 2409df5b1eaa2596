// BEY-23: whether a home is in the area where a partner accepts enquiries.

/**
 * @param areas in capitals: postcode areas (BS), districts (SW1, which includes SW1A) and outcodes (SW1A); none means everywhere
 * @param postcode whole, in any case, with or without its space; an unknown one counts as inside
 */
export function isServed(areas: readonly string[], postcode: string): boolean {
  const outcode = postcode.replace(/\s/g, '').toUpperCase().slice(0, -3);
  const names = [outcode, outcode.replace(/[A-Z]$/, ''), outcode.replace(/\d.*/, '')];
  return areas.length === 0 || outcode === '' || names.some((name) => areas.includes(name));
}
