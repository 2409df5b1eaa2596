// The register of energy certificates of England and Wales: a search, then the certificate itself.
import * as v from 'valibot';
import type { Ask } from '../ask.ts';
import { type Found, found, lacks } from '../found.ts';
import { amount, judge, text } from '../judge.ts';
import { below } from '../live-settings.ts';
import type { Notices } from '../notices.ts';
import { type CertificateBody, inCamelCase } from './read-field.ts';

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

export type EpcClient = ReturnType<typeof epcClient>;
