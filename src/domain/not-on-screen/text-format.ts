// VAL-39: each format takes any text and returns the part that is valid.

/** A point typed into an empty field stays a point, since digits follow. */
const decimal = (typed: string) => {
  const [whole = '', ...rest] = typed.replace(/[^\d.]/g, '').split('.');
  return rest.length ? `${whole}.${rest.join('')}` : whole;
};

const FORMATS = {
  number: (typed: string) => typed.replace(/\D/g, ''),
  decimal,
  'one-decimal': (typed: string) => decimal(typed).replace(/(\.\d).*/, '$1'),
  nospace: (typed: string) => typed.replace(/\s/g, ''),
  lowercase: (typed: string) => typed.toLowerCase(),
  'alpha-numeric': (typed: string) => typed.replace(/[^a-z\d]/gi, ''),
  'alpha-space': (typed: string) => typed.replace(/[^a-z\s]/gi, ''),
};

export type TextFormat = keyof typeof FORMATS;

/** The part of typed or pasted text that a field of this format keeps. */
export function formatText(format: TextFormat, typed: string): string {
  return FORMATS[format](typed);
}
