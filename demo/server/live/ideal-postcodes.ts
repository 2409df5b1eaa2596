// Ideal Postcodes: every address of a postcode. The key is sent in a header, so that no proxy logs it.
import * as v from 'valibot';
import type { FoundAddress } from './addresses.ts';
import type { Ask } from './ask.ts';
import { type Found, found, type Notices } from './found.ts';
import { judge, type SaysNone, text } from './judge.ts';
import { below } from './settings.ts';

const answer = v.looseObject({
  result: v.array(
    v.looseObject({
      uprn: text,
      udprn: text,
      umprn: text,
      line_1: text,
      line_2: text,
      line_3: text,
      post_town: text,
      postcode: text,
      organisation_name: text,
      su_organisation_indicator: text,
    }),
  ),
});

export function idealPostcodesClient({ url, key }: { url: URL; key: string }, ask: Ask, notices: Notices) {
  return async (postcode: string): Promise<Found<readonly FoundAddress[]>> => {
    const asked = { url: below(url, `postcodes/${encodeURIComponent(postcode)}`) };
    const reply = await ask({ ...asked, headers: { Authorization: `api_key="${key}"` } });
    const outcome = judge('Ideal Postcodes', answer, reply, notices, isUnknown);
    if (!outcome.ok) return outcome;
    return found(
      (outcome.value?.result ?? []).map((one) => ({
        uprn: one.uprn,
        // Several homes may share a delivery point (UDPRN); each then has a UMPRN of its own.
        otherId: one.umprn ? `umprn-${one.umprn}` : `udprn-${one.udprn}`,
        lines: [one.line_1, one.line_2, one.line_3],
        town: one.post_town,
        postcode: one.postcode,
        propertyTypeId: null,
        isBusiness: one.organisation_name !== '',
      })),
    );
  };
}

/** A 404 with code 4042 means that the key is unknown, not the postcode. */
const isUnknown: SaysNone = (status, json) => status === 404 && !JSON.stringify(json ?? '').includes('4042');
