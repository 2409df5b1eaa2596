import type { Combined, Condition, combined } from '../../../src/domain/result-extras.ts';
import { lifetimeYears } from '../../../src/domain/scenario.ts';
import type { Sent } from '../../../src/domain/schema.ts';
import { paidIn } from '../model/heat-pump/whole-cost.ts';
import type { CombinedQuestion } from '../model/one-bill/bill-asset.ts';
import { type OneBill, oneBill } from '../model/one-bill/one-bill.ts';
import { oneBillSums } from '../model/one-bill/one-bill-receipts.ts';
import type { QuoteResult } from '../model/result/quote-result.ts';
import { tariffLabel } from '../model/result/result-rows.ts';
import { pounds } from '../model/rounding.ts';
import { conditionsFor, type HomeFacts } from '../model/support/support.ts';
import { offeredBy, type Sources } from '../sources/sources.ts';
import { BILL_ASSETS } from './assets.ts';
import type { QuoteRequest } from './quote-request.ts';
import { homeFacts, meteredUse, withCertificate } from './quoted-home.ts';
import { withStoredRates } from './service-facts.ts';
import type { Quote } from './stored-quote.ts';

/** Returns one bill for a home's quotes; null if there are results for fewer than two. */
export async function combinedOf(
  quotes: readonly Quote[],
  results: Results,
  now: Sources,
): Promise<Sent<typeof combined> | null> {
  const sources = withStoredRates(now, latestAnswers(quotes));
  const bill = oneBill(await combinedQuestionOf(quotes, results, sources), await offeredBy(sources));
  if (!bill) return null;
  const { assets, tariff, place, today, after, savings, shares, electricity, range, clock } = bill;
  const alone = (asset: string) => savedAlone(results[asset]!);
  const separately = pounds(assets.reduce((total, asset) => total + alone(asset), 0));
  const facts = await homeFacts(latestAnswers(quotes), sources);
  return {
    assets,
    today,
    after,
    savings,
    separately,
    electricity,
    shares: shares.map((share) => ({ ...share, alone: pounds(alone(share.asset)) })),
    tariff: tariffLabel(tariff, place),
    overlap: pounds(savings - separately),
    totalCost: totalCost(assets, results),
    payback: combinedPayback(
      shares.map(({ asset, value }) => ({ result: results[asset]!, value, alone: alone(asset) })),
    ),
    sums: oneBillSums(today, after),
    conditions: combinedConditions(bill, facts),
    range,
    clock,
  };
}

/** An electric car that replaces no other saves nothing; charging it adds to today's bill. */
function savedAlone({ calculatedResults, request }: QuoteResult): number {
  const row = calculatedResults.find(({ isRecommended }) => isRecommended);
  const isOnTop = request.current?.isEv === true;
  return (isOnTop ? -(row?.annualCost ?? 0) : row?.savings) ?? 0;
}

/** Sums the quotes with a price; a car has none, and a heat pump only if the visitor entered one. */
function totalCost(assets: readonly string[], results: Results): number | null {
  const costs = assets.flatMap((asset) => results[asset]?.costModel.totalCost ?? []);
  return costs.length > 0 ? costs.reduce((total, cost) => total + cost, 0) : null;
}

/** The tariff's conditions. If only one asset shows whether a condition is met, this counts for all of them. */
function combinedConditions(
  { assets, conditions: ids, place }: OneBill,
  facts: Omit<HomeFacts, 'asset'>,
): readonly Condition[] {
  if (place.served !== 'yes') return [];
  const each = assets.flatMap((asset) => conditionsFor(ids, { ...facts, asset }));
  return ids.flatMap((id) => {
    const same = each.filter((condition) => condition.id === id);
    return same.find(({ met }) => met !== null) ?? same[0] ?? [];
  });
}

/** A result, and what it saves within the one bill and alone, in pounds a year. */
interface Saver {
  readonly result: QuoteResult;
  readonly value: number;
  readonly alone: number;
}

/**
 * The payback of all assets with a price on the one bill. Scales the yearly savings of each result to its share of the
 * one bill. Null if none has a price, and if the savings of one that has are not known by year.
 */
function combinedPayback(savers: readonly Saver[]): Combined['payback'] {
  const priced = savers.flatMap(({ result: { costModel, wholeCost, whatIf }, value, alone }) => {
    const price = wholeCost ? (wholeCost.left.low + wholeCost.left.high) / 2 : costModel.totalCost;
    const years = whatIf?.lifetime && alone !== 0 ? lifetimeYears(whatIf.lifetime, value / alone) : null;
    return price === null ? [] : [{ price, boiler: wholeCost?.boiler ?? 0, years }];
  });
  const years = priced.map((one) => one.years);
  if (priced.length === 0 || !years.every((one) => one !== null)) return null;
  const together = years[0]!.map((_, at) => sum(years.map((one) => one[at] ?? 0)));
  const [price, boiler] = [sum(priced.map((one) => one.price)), sum(priced.map((one) => one.boiler))];
  return {
    usual: paidIn(together, price),
    ...(boiler > 0 && { notDue: paidIn(together, price + boiler) }),
  };
}

const sum = (values: readonly number[]) => values.reduce((all, one) => all + one, 0);

/** The model's question about a home and all its quotes that have a result. */
async function combinedQuestionOf(
  quotes: readonly Quote[],
  results: Results,
  sources: Sources,
): Promise<CombinedQuestion> {
  const answers = latestAnswers(quotes);
  const each = quotes.map<Partial<CombinedQuestion> | Promise<Partial<CombinedQuestion>>>((quote) => {
    const result = results[quote.asset];
    return result ? quote.together(result, sources) : {};
  });
  const parts = await Promise.all(each);
  return {
    ...answers,
    ...(await meteredUse(answers, sources.meters)),
    ...withCertificate(answers),
    postcode: answers.details.postcode,
    listed: BILL_ASSETS,
    ...Object.assign({}, ...parts),
    others: parts.flatMap(({ others = [] }) => others),
  };
}

/** Fields of the home that any quote may have. */
const OF_HOME = [
  'propertyTypeId',
  'archeTypeId',
  'heatingFuel',
  'insulation',
  'floorArea',
  'ageBand',
  'electricityUsage',
  'gasUsage',
  'isEconomy7',
  'halfHours',
  'certificate',
  'meter',
  'rates',
] as const;

type HomeAnswers = Pick<QuoteRequest, 'details' | (typeof OF_HOME)[number]>;

/** If the quotes of a home have different answers, the answer of the quote changed last counts. */
function latestAnswers(quotes: readonly Quote[]): HomeAnswers {
  const oldestFirst = quotes.toSorted((one, other) => one.changed.localeCompare(other.changed));
  const requests = oldestFirst.map(({ request }) => request);
  const answers = requests.flatMap((request) =>
    OF_HOME.flatMap((key) => (request[key] === undefined ? [] : [[key, request[key]]])),
  );
  return { details: requests[0]!.details, ...Object.fromEntries(answers) };
}

/** The results of a home's quotes by asset; absent without a quote or if it was refused. */
export type Results = Readonly<Partial<Record<string, QuoteResult>>>;
