// The register of energy certificates of England and Wales: a search, the certificate itself, and which one is a home's.
import * as v from 'valibot';
import type { Certificate, CertificateSource } from '../sources/sources.ts';
import type { Ask } from './ask.ts';
import { isCancelled, toCertificate, unknownCodes } from './certificate.ts';
import { type CertificateBody, inCamelCase } from './certificate-fields.ts';
import { type Found, found, lacks, type Notices } from './found.ts';
import { amount, judge, text } from './judge.ts';
import { createMemory, PATIENCE, PAUSE } from './memory.ts';
import { below } from './settings.ts';

const listed = v.looseObject({
  certificateNumber: v.pipe(text, v.regex(/^[\d-]{4,40}$/)),
  uprn: amount,
  addressLine1: text,
  addressLine2: text,
  addressLine3: text,
  addressLine4: text,
  postcode: text,
  registrationDate: text,
  status: text,
  cancelledAt: text,
});
/** Fields may be in camelCase or snake_case, since the specification and the register's samples differ. */
const camelled = v.pipe(v.record(v.string(), v.unknown()), v.transform(inCamelCase));
const row = v.pipe(camelled, listed);
const searched = v.looseObject({
  data: v.array(v.unknown()),
  pagination: v.nullish(v.pipe(camelled, v.looseObject({ nextPage: amount }))),
});
const certificate = v.looseObject({ data: v.record(v.string(), v.unknown()) });

export type CertificateRow = v.InferOutput<typeof row>;

const NAME = 'The certificate register';
const MOST_PAGES = 5;

export function epcClient({ url, key }: { url: URL; key: string }, ask: Ask, notices: Notices) {
  const headers = { Authorization: `Bearer ${key}` };
  return {
    /** Returns all certificates of a UPRN or postcode, including old ones. */
    async search(
      by: { readonly uprn: string } | { readonly postcode: string },
    ): Promise<Found<readonly CertificateRow[]>> {
      const all: CertificateRow[] = [];
      for (let page = 1; page <= MOST_PAGES; page++) {
        const asked = below(url, 'api/domestic/search', { ...by, current_page: page });
        const outcome = judge(NAME, searched, await ask({ url: asked, headers }), notices);
        if (!outcome.ok) return outcome;
        all.push(...rowsOf(outcome.value?.data ?? [], notices));
        if (!outcome.value?.pagination?.nextPage) return found(all);
      }
      return lacks('unreadable');
    },
    async certificate(number: string): Promise<Found<CertificateBody | null>> {
      const asked = below(url, 'api/certificate', { certificate_number: number });
      const outcome = judge(NAME, certificate, await ask({ url: asked, headers }), notices);
      return outcome.ok ? found(outcome.value?.data ?? null) : outcome;
    },
  };
}

/** Leaves out rows that can't be read. */
function rowsOf(data: readonly unknown[], notices: Notices): readonly CertificateRow[] {
  return data.flatMap((one) => {
    const read = v.safeParse(row, one);
    if (read.success) return [read.output];
    const field = v.getDotPath(read.issues[0]) ?? 'a row that is not an object';
    notices.once(`${NAME} lists a certificate differently from its documentation: ${field}.`);
    return [];
  });
}

type EpcClient = ReturnType<typeof epcClient>;

/** The register allows three requests a second, and a visitor waits for two seconds at most. */
const MOST_READ = 3;
const MONTH = 30 * 86_400_000;

interface Home {
  readonly id: string;
  readonly postcode: string;
  readonly line1: string;
  readonly line2: string;
}

/** Finds the newest certificate of a home by its UPRN, or else by its postcode and address. */
export function liveCertificates(client: EpcClient, notices: Notices, now: () => number): CertificateSource {
  const memory = createMemory<Certificate | null>({ fresh: MONTH, patience: PATIENCE, pause: PAUSE, now });
  return {
    async of(home) {
      const outcome = await memory(home.id, () => read(client, home, notices));
      return outcome.ok ? outcome.value : null;
    },
  };
}

async function read(client: EpcClient, home: Home, notices: Notices): Promise<Found<Certificate | null>> {
  const [, uprn] = /^uprn-(\d+)$/.exec(home.id) ?? [];
  const listed = await client.search(uprn ? { uprn } : { postcode: home.postcode });
  if (!listed.ok) return listed;
  // Certificates of other homes are ignored, in case the register lists any.
  const own = uprn
    ? listed.value.filter((one) => one.uprn === null || one.uprn === Number(uprn))
    : listed.value;
  for (const row of newestFirst(uprn ? own : certificatesAt(home, own)).slice(0, MOST_READ)) {
    const certificate = await client.certificate(row.certificateNumber);
    if (!certificate.ok) return certificate;
    // If a listed certificate is cancelled or withheld, the one before it counts.
    if (!certificate.value || isCancelled(certificate.value)) continue;
    for (const name of unknownCodes(certificate.value))
      notices.once(`The certificate register answered differently from its documentation in ${name}.`);
    const read = toCertificate(certificate.value, row.registrationDate);
    return found(tells(read) ? read : null);
  }
  return found(null);
}

/** False for a certificate without any detail that we use. */
function tells({ date, ...facts }: Certificate): boolean {
  return (
    !Number.isNaN(Date.parse(date)) && Object.values(facts).some((fact) => fact !== null && fact !== false)
  );
}

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

/**
 * Finds a home's certificates among those of its postcode. All numbers must match, and so must some name. Returns the
 * certificates of the home that matches; none if several homes do.
 */
export function certificatesAt(home: Lines, rows: readonly CertificateRow[]): readonly CertificateRow[] {
  const asked = named(`${home.line1} ${home.line2}`);
  const fitting = rows.filter((row) => {
    const listed = named([row.addressLine1, row.addressLine2, row.addressLine3, row.addressLine4].join(' '));
    return numbers(listed) === numbers(asked) && sharesNames(asked, listed, named(row.addressLine1));
  });
  const homes = new Set(fitting.map((row) => row.uprn ?? named(row.addressLine1).join(' ')));
  return homes.size === 1 ? fitting : [];
}

/**
 * Without a number, all names of the address must be in the certificate, and its whole first line in the address.
 * With one, a single common name is enough.
 */
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
