/**
 * Returns the offered encoding with the highest weight in an Accept-Encoding header (RFC 9110, 12.5.3). Of equal weights
 * the first offered wins. Null means no encoding.
 */
export function acceptedEncoding(header: string, offered: readonly string[]): string | null {
  const weights = new Map(header.split(',').map(weighted));
  const weight = (name: string) => weights.get(name) ?? weights.get('*') ?? 0;
  const best = offered.reduce<string | null>(
    (found, name) => (weight(name) > (found ? weight(found) : 0) ? name : found),
    null,
  );
  return best && weight(best) >= (weights.get('identity') ?? 0) ? best : null;
}

/** Reads 'br;q=0.5' as br and 0.5. A missing weight is 1, an invalid one 0. */
function weighted(part: string): [string, number] {
  const [name = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase());
  const q = parameters.find((text) => text.startsWith('q='))?.slice(2);
  const weight = q === undefined ? 1 : /^(0(\.\d{0,3})?|1(\.0{0,3})?)$/.test(q) ? Number(q) : 0;
  return [name, weight];
}
