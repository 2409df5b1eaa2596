// Finds a home's certificate among those of its postcode: all numbers and the names next to them must match.
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
/** What people write in two ways, or leave out. */
const SAME: Readonly<Record<string, string>> = {
  APARTMENT: 'FLAT',
  APT: 'FLAT',
  UNIT: 'FLAT',
  RD: 'ROAD',
  ST: 'STREET',
  AVE: 'AVENUE',
};
const named = (written: string) => words(written).map((word) => SAME[word] ?? word);

/** A single letter beside FLAT is a number too: Flat B. */
function numbers(all: readonly string[]): string {
  return all.filter((word, at) => isNumber(word) || (word.length === 1 && all[at - 1] === 'FLAT')).join(' ');
}

/** Those of the one home that fits; none where two homes do. */
export function certificatesAt(home: Lines, rows: readonly CertificateRow[]): readonly CertificateRow[] {
  const asked = named(`${home.line1} ${home.line2}`);
  const fitting = rows.filter((row) => {
    const listed = named([row.addressLine1, row.addressLine2, row.addressLine3, row.addressLine4].join(' '));
    return numbers(listed) === numbers(asked) && sharesNames(asked, listed, named(row.addressLine1));
  });
  const homes = new Set(fitting.map((row) => row.uprn ?? named(row.addressLine1).join(' ')));
  return homes.size === 1 ? fitting : [];
}

/** Without a number both first lines have to be named whole; with one, any name that both have will do. */
function sharesNames(asked: readonly string[], listed: readonly string[], first: readonly string[]): boolean {
  const names = asked.filter((word) => !isNumber(word) && word !== 'FLAT' && word.length > 1);
  const there = names.filter((name) => listed.includes(name));
  if (numbers(asked) !== '') return there.length > 0;
  const isWhole = first.every((name) => asked.includes(name));
  return isWhole && there.length === names.length && names.length > 1;
}

/** Those that are not cancelled, the newest first. */
export function newestFirst(rows: readonly CertificateRow[]): readonly CertificateRow[] {
  const valid = rows.filter(
    ({ status, cancelledAt, registrationDate }) =>
      !/cancel|not.for.issue/i.test(status) &&
      cancelledAt === '' &&
      !Number.isNaN(Date.parse(registrationDate)),
  );
  return valid.toSorted((a, b) => Date.parse(b.registrationDate) - Date.parse(a.registrationDate));
}
