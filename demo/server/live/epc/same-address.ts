// Finds a home's certificates among those of its postcode. All numbers must match, and so must some name.
import type { CertificateRow } from './client.ts';

interface Lines {
  readonly line1: string;
  readonly line2: string;
}

const words = (written: string): readonly string[] =>
  written
    .toUpperCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .match(/[A-Z0-9]+/g) ?? [];
const isNumber = (word: string) => /\d/.test(word);
/** Words with the same meaning in addresses. */
const SAME: Readonly<Record<string, string>> = {
  APARTMENT: 'FLAT',
  APT: 'FLAT',
  UNIT: 'FLAT',
  RD: 'ROAD',
  ST: 'STREET',
  AVE: 'AVENUE',
};
const named = (written: string) => words(written).map((word) => SAME[word] ?? word);

/** A single letter after FLAT counts as a number, as in Flat B. */
function numbers(all: readonly string[]): string {
  return all.filter((word, at) => isNumber(word) || (word.length === 1 && all[at - 1] === 'FLAT')).join(' ');
}

/** Returns the certificates of the home that matches; none if several homes do. */
export function certificatesAt(home: Lines, rows: readonly CertificateRow[]): readonly CertificateRow[] {
  const asked = named(`${home.line1} ${home.line2}`);
  const fitting = rows.filter((row) => {
    const listed = named([row.addressLine1, row.addressLine2, row.addressLine3, row.addressLine4].join(' '));
    return numbers(listed) === numbers(asked) && sharesNames(asked, listed, named(row.addressLine1));
  });
  const homes = new Set(fitting.map((row) => row.uprn ?? named(row.addressLine1).join(' ')));
  return homes.size === 1 ? fitting : [];
}

/** Without a number, all names of the address must be in the certificate, and its whole first line in the address. With one, a single common name is enough. */
function sharesNames(asked: readonly string[], listed: readonly string[], first: readonly string[]): boolean {
  const names = asked.filter((word) => !isNumber(word) && word !== 'FLAT' && word.length > 1);
  const there = names.filter((name) => listed.includes(name));
  if (numbers(asked) !== '') return there.length > 0;
  const isWhole = first.every((name) => asked.includes(name));
  return isWhole && there.length === names.length && names.length > 1;
}

/** Leaves out cancelled certificates. */
export function newestFirst(rows: readonly CertificateRow[]): readonly CertificateRow[] {
  const valid = rows.filter(
    ({ status, cancelledAt, registrationDate }) =>
      !/cancel|not.for.issue/i.test(status) &&
      cancelledAt === '' &&
      !Number.isNaN(Date.parse(registrationDate)),
  );
  return valid.toSorted((a, b) => Date.parse(b.registrationDate) - Date.parse(a.registrationDate));
}
