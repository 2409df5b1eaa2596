// Reads fields of a certificate, whose names and values differ between schemas.
/** A certificate from the register. Its fields depend on its schema. */
export type CertificateBody = Record<string, unknown>;

const camel = (name: string) => name.replace(/_(\w)/g, (_, letter) => letter.toUpperCase());

/** Converts names to camelCase. If a record has a field in both cases, the one in camelCase wins. */
export function inCamelCase(record: CertificateBody): CertificateBody {
  const renamed = Object.entries(record).map(([name, value]) => [camel(name), value] as const);
  return { ...Object.fromEntries(renamed), ...record };
}

/** Returns the value at a path in snake_case, or else in camelCase; of a list it follows the first item. */
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

/** Returns the text of a string, a number or `{ value }`, and '' for anything else. */
export function textOf(value: unknown): string {
  const plain = typeof value === 'object' && value !== null ? (value as CertificateBody).value : value;
  return typeof plain === 'string' || typeof plain === 'number' ? String(plain).trim() : '';
}

/** Returns null unless the value is a number within the bounds. */
export function within(value: unknown, least: number, most: number): number | null {
  const written = textOf(value);
  const figure = written === '' ? Number.NaN : Number(written);
  return figure >= least && figure <= most ? figure : null;
}

/** Returns the lower-case descriptions of a list's items. */
export function described(body: CertificateBody, name: string): readonly string[] {
  return list(body, name)
    .map((one) => textOf(field(one, 'description')).toLowerCase())
    .filter(Boolean);
}

/** Returns the meaning of a code, or null. */
export function coded<Meaning>(table: Readonly<Record<string, Meaning>>, code: string): Meaning | null {
  return Object.hasOwn(table, code) ? table[code]! : null;
}

const YES = ['true', 'y', 'yes', '1'];
const NO = ['false', 'n', 'no', '0'];

/** Schemas have several values for yes and no. Returns null for any other. */
export function isYes(value: unknown): boolean | null {
  const written = String(typeof value === 'boolean' ? value : textOf(value)).toLowerCase();
  return YES.includes(written) ? true : NO.includes(written) ? false : null;
}
