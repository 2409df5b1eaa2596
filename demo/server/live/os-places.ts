// Ordnance Survey's OS Places: every address of a postcode, with its UPRN. The key is sent in a header.
import * as v from 'valibot';
import type { FoundAddress } from './addresses.ts';
import type { Ask } from './ask.ts';
import { type Found, found, type Notices } from './found.ts';
import { amount, judge, text } from './judge.ts';
import { below } from './settings.ts';

const dpa = v.looseObject({
  UPRN: text,
  UDPRN: text,
  ORGANISATION_NAME: text,
  SUB_BUILDING_NAME: text,
  BUILDING_NAME: text,
  BUILDING_NUMBER: text,
  DEPENDENT_THOROUGHFARE_NAME: text,
  THOROUGHFARE_NAME: text,
  DOUBLE_DEPENDENT_LOCALITY: text,
  DEPENDENT_LOCALITY: text,
  POST_TOWN: text,
  POSTCODE: text,
  CLASSIFICATION_CODE: text,
  STATUS: text,
});
const answer = v.looseObject({
  header: v.looseObject({ totalresults: amount }),
  results: v.nullish(v.array(v.looseObject({ DPA: v.nullish(dpa) })), []),
});
type Dpa = v.InferOutput<typeof dpa>;

const PAGE = 100;
const MOST_PAGES = 20;
/** Classifications that determine the type of home. A terraced house may be an end terrace, so it is left out. */
const TYPES: Readonly<Record<string, number>> = { RD02: 1, RD03: 2, RD06: 7 };

export function osPlacesClient({ url, key }: { url: URL; key: string }, ask: Ask, notices: Notices) {
  return async (postcode: string): Promise<Found<readonly FoundAddress[]>> => {
    const all: FoundAddress[] = [];
    for (let page = 0; page < MOST_PAGES; page++) {
      const query = { postcode, dataset: 'DPA', maxresults: PAGE, offset: page * PAGE, lr: 'EN' };
      const reply = await ask({ url: below(url, 'postcode', query), headers: { key } });
      const outcome = judge('OS Places', answer, reply, notices);
      if (!outcome.ok) return outcome;
      const { results = [], header } = outcome.value ?? { header: { totalresults: 0 } };
      all.push(...(results ?? []).flatMap(({ DPA }) => (DPA ? toAddress(DPA) : [])));
      if ((page + 1) * PAGE >= (header.totalresults ?? 0)) break;
    }
    return found(all);
  };
}

const NUMBER = /^\d+[A-Z]?(-\d+[A-Z]?)?$/;

function toAddress(place: Dpa): readonly FoundAddress[] {
  if (place.STATUS !== '' && place.STATUS !== 'APPROVED') return [];
  const street = [place.DEPENDENT_THOROUGHFARE_NAME, place.THOROUGHFARE_NAME].filter(Boolean).map(asWritten);
  // Royal Mail stores '12A' as a building's name, but people use it as a number.
  const isNumber = place.BUILDING_NUMBER === '' && NUMBER.test(place.BUILDING_NAME);
  const number = isNumber ? place.BUILDING_NAME : place.BUILDING_NUMBER;
  const numbered = [[number, street[0]].filter(Boolean).join(' '), ...street.slice(1)];
  return [
    {
      uprn: place.UPRN,
      otherId: `udprn-${place.UDPRN}`,
      lines: [
        ...[place.ORGANISATION_NAME, place.SUB_BUILDING_NAME, isNumber ? '' : place.BUILDING_NAME].map(
          asWritten,
        ),
        ...numbered,
        ...[place.DOUBLE_DEPENDENT_LOCALITY, place.DEPENDENT_LOCALITY].map(asWritten),
      ].filter(Boolean),
      town: asWritten(place.POST_TOWN),
      postcode: place.POSTCODE,
      isBusiness: place.CLASSIFICATION_CODE.startsWith('C'),
      propertyTypeId: TYPES[place.CLASSIFICATION_CODE.slice(0, 4)] ?? null,
    },
  ];
}

/** Turns 'THE OLD STREET' into 'The Old Street'. */
function asWritten(capitals: string): string {
  return capitals
    .toLowerCase()
    .replace(/(^|[\s-])(\p{L})/gu, (_, before, letter) => before + letter.toUpperCase());
}
