// Octopus Energy's public API needs no key. About a visitor it receives only the postcode, for the region, and the meter's number.
import * as v from 'valibot';
import { londonTime } from '../london-time.ts';
import type { MeterKind, MeterKindSource } from '../sources/sources.ts';
import type { Ask } from './ask.ts';
import { type Found, found, lacks, type Notices } from './found.ts';
import { amount } from './judge.ts';
import { createMemory, PATIENCE, PAUSE } from './memory.ts';
import { below } from './settings.ts';

const text = v.nullish(v.string(), null);

const regions = v.looseObject({ results: v.array(v.looseObject({ group_id: v.string() })) });
/** Profile class 1 is a home with one rate, 2 a home with a night rate; others are not homes. */
const meterPoint = v.looseObject({ profile_class: amount });
const products = v.looseObject({
  next: text,
  results: v.array(
    v.looseObject({ code: v.string(), direction: text, available_from: text, available_to: text }),
  ),
});
const register = v.nullish(
  v.record(
    v.string(),
    v.record(
      v.string(),
      v.nullable(
        v.looseObject({
          code: v.string(),
          standing_charge_exc_vat: amount,
          standard_unit_rate_exc_vat: amount,
          day_unit_rate_exc_vat: amount,
          night_unit_rate_exc_vat: amount,
        }),
      ),
    ),
  ),
  {},
);
const product = v.looseObject({
  code: v.string(),
  single_register_electricity_tariffs: register,
  dual_register_electricity_tariffs: register,
  four_rate_ev_electricity_tariffs: register,
});
const rates = v.looseObject({
  results: v.array(
    v.looseObject({
      // Required, so that an answer without this field counts as undocumented.
      value_exc_vat: v.nonOptional(amount),
      valid_from: v.string(),
      valid_to: text,
      payment_method: text,
    }),
  ),
});

export type ListedProduct = v.InferOutput<typeof products>['results'][number];
export type Product = v.InferOutput<typeof product>;
export type RateRecord = v.InferOutput<typeof rates>['results'][number];

const GROUP = /^_[A-HJ-NP]$/;
/** Pages of a hundred products; more must be an endless loop. */
const MOST_PAGES = 10;

export function octopusClient(base: URL, ask: Ask, notices: Notices) {
  const read = async <Schema extends v.GenericSchema>(
    schema: Schema,
    path: string,
    query?: Readonly<Record<string, string | number>>,
  ): Promise<Found<v.InferOutput<Schema> | null>> => {
    const reply = await ask({ url: below(base, path, query) });
    if (!reply.ok) return reply;
    if (reply.value.status === 404) return found(null);
    const parsed = v.safeParse(schema, reply.value.json);
    if (reply.value.status === 200 && parsed.success) return found(parsed.output);
    notices.once(`Octopus answered differently from its documentation${fieldOf(parsed.issues)}.`);
    return lacks('unreadable');
  };
  return {
    /** Returns null unless the answer has exactly one region. */
    async region(postcode: string): Promise<Found<string | null>> {
      const answer = await read(regions, 'industry/grid-supply-points/', { postcode });
      if (!answer.ok) return answer;
      const groups = new Set((answer.value?.results ?? []).map(({ group_id }) => group_id));
      const [only = ''] = groups;
      return found(groups.size === 1 && GROUP.test(only) ? only : null);
    },
    /** Returns null if there is no such meter or it is not a home's. */
    async isEconomy7(mpan: string): Promise<Found<boolean | null>> {
      const answer = await read(meterPoint, `electricity-meter-points/${encodeURIComponent(mpan)}/`);
      if (!answer.ok) return answer;
      const profile = answer.value?.profile_class;
      return found(profile === 1 ? false : profile === 2 ? true : null);
    },
    /** Returns all products on sale. @param at an ISO time */
    async products(at: string): Promise<Found<readonly ListedProduct[]>> {
      const all: ListedProduct[] = [];
      for (let page = 1; page <= MOST_PAGES; page++) {
        const asked = { brand: 'OCTOPUS_ENERGY', is_business: 'false', available_at: at, page };
        const answer = await read(products, 'products/', asked);
        if (!answer.ok) return answer;
        all.push(...(answer.value?.results ?? []));
        // An empty list must be a mistake of the service, since the supplier always sells something.
        if (!answer.value?.next) return all.length > 0 ? found(all) : lacks('unreadable');
      }
      return lacks('unreadable');
    },
    product: (code: string, at: string) =>
      read(product, `products/${encodeURIComponent(code)}/`, { tariffs_active_at: at }),
    /** Returns null if there is no such tariff. */
    async rates(
      code: string,
      tariff: string,
      from: string,
      to: string,
    ): Promise<Found<readonly RateRecord[] | null>> {
      const path = `products/${encodeURIComponent(code)}/electricity-tariffs/${encodeURIComponent(tariff)}/standard-unit-rates/`;
      const answer = await read(rates, path, { period_from: from, period_to: to, page_size: 1500 });
      return answer.ok ? found(answer.value?.results ?? null) : answer;
    },
  };
}

export type OctopusClient = ReturnType<typeof octopusClient>;

function fieldOf(issues: readonly v.BaseIssue<unknown>[] | undefined): string {
  const path = issues?.[0] && v.getDotPath(issues[0]);
  return path ? ` in ${path.replace(/\.?\b\d+\b/g, '')}` : '';
}

const YEAR = 365 * 86_400_000;

/** Looks up by the meter's number in Octopus's public API whether an electricity meter has a night rate. */
export function liveMeterKinds(octopus: OctopusClient, now: () => number): MeterKindSource {
  const memory = createMemory<MeterKind | null>({ fresh: YEAR, patience: PATIENCE, pause: PAUSE, now });
  return {
    async of(mpan) {
      const kind = await memory(mpan, async () => {
        const outcome = await octopus.isEconomy7(mpan);
        if (!outcome.ok) return outcome;
        return found(
          outcome.value === null ? null : { isEconomy7: outcome.value, date: londonTime(now()).day },
        );
      });
      return kind.ok ? kind.value : null;
    },
  };
}
