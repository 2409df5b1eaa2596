// Reads a certificate's fields in each schema's spelling.

/** A certificate as the register sends it: its schema decides which fields it has. */
export type CertificateBody = Record<string, unknown>;

const camel = (name: string) => name.replace(/_(\w)/g, (_, letter) => letter.toUpperCase());

/** A record with its own names in camelCase; where it has both, the one that is written so. */
export function inCamelCase(record: CertificateBody): CertificateBody {
  const renamed = Object.entries(record).map(([name, value]) => [camel(name), value] as const);
  return { ...Object.fromEntries(renamed), ...record };
}

/** By its name in snake_case, else in camelCase, down a path; undefined where there is none. */
export function field(body: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((at, name) => {
    const one = Array.isArray(at) ? at[0] : at;
    if (typeof one !== 'object' || one === null) return undefined;
    return (one as CertificateBody)[name] ?? (one as CertificateBody)[camel(name)];
  }, body);
}

export function list(body: unknown, path: string): readonly unknown[] {
  const parts = path.split('.');
  const last = parts.pop()!;
  const value = field(parts.length > 0 ? field(body, parts.join('.')) : body, last);
  return Array.isArray(value) ? value : value === undefined || value === null ? [] : [value];
}

/** Text, or `{ value }` of a text. */
export function said(value: unknown): string {
  const plain = typeof value === 'object' && value !== null ? (value as CertificateBody).value : value;
  return typeof plain === 'string' || typeof plain === 'number' ? String(plain).trim() : '';
}

/** Null where it is no number within the bounds. */
export function within(value: unknown, least: number, most: number): number | null {
  const written = said(value);
  const figure = written === '' ? Number.NaN : Number(written);
  return figure >= least && figure <= most ? figure : null;
}

/** What each of a list is described as, in small letters. */
export function described(body: CertificateBody, name: string): readonly string[] {
  return list(body, name)
    .map((one) => said(field(one, 'description')).toLowerCase())
    .filter(Boolean);
}

/** What a code of a table means; null for one that it does not have. */
export function coded<Meaning>(table: Readonly<Record<string, Meaning>>, code: string): Meaning | null {
  return Object.hasOwn(table, code) ? table[code]! : null;
}

const YES = ['true', 'y', 'yes', '1'];
const NO = ['false', 'n', 'no', '0'];

/** Schemas write it in many ways; null for what is none of them. */
export function isYes(value: unknown): boolean | null {
  const written = String(typeof value === 'boolean' ? value : said(value)).toLowerCase();
  return YES.includes(written) ? true : NO.includes(written) ? false : null;
}
