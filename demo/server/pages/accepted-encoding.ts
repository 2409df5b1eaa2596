/**
 * Of the encodings on offer, the best one that an Accept-Encoding header takes: by its weight, then in the order of the
 * offer. Null is the file as it is. RFC 9110, 12.5.3.
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

/** 'br;q=0.5' is br and 0.5; without a weight 1, and with one that is none 0. */
function weighted(part: string): [string, number] {
  const [name = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase());
  const q = parameters.find((text) => text.startsWith('q='))?.slice(2);
  const weight = q === undefined ? 1 : /^(0(\.\d{0,3})?|1(\.0{0,3})?)$/.test(q) ? Number(q) : 0;
  return [name, weight];
}
