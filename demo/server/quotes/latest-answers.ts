import type { StoredQuote } from '../store/quote-rows.ts';
import type { Asset, QuoteRequest } from './quote-request.ts';

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

type HomeAnswers = Pick<QuoteRequest<Asset>, 'details'> &
  Partial<Pick<QuoteRequest<Asset>, (typeof OF_HOME)[number]>>;

/** If the quotes of a home have different answers, the answer of the quote changed last counts. */
export function latestAnswers(quotes: readonly StoredQuote[]): HomeAnswers {
  const oldestFirst = quotes.toSorted((one, other) => one.changed.localeCompare(other.changed));
  const requests = oldestFirst.map(({ request }) => request as QuoteRequest<Asset>);
  const answers = requests.flatMap((request) =>
    OF_HOME.flatMap((key) => (request[key] === undefined ? [] : [[key, request[key]]])),
  );
  return { details: requests[0]!.details, ...Object.fromEntries(answers) };
}
