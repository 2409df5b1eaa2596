import type { StoredQuote } from '../store/open-store.ts';
import type { Asset, QuoteRequest } from './quote-request.ts';

/** What any quote may have asked of the home. */
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

/** One home has one answer to each question: where quotes differ, that of the quote changed last. */
export function latestAnswers(quotes: readonly StoredQuote[]): HomeAnswers {
  const oldestFirst = quotes.toSorted((one, other) => one.changed.localeCompare(other.changed));
  const requests = oldestFirst.map(({ request }) => request as QuoteRequest<Asset>);
  const answers = requests.flatMap((request) =>
    OF_HOME.flatMap((key) => (request[key] === undefined ? [] : [[key, request[key]]])),
  );
  return { details: requests[0]!.details, ...Object.fromEntries(answers) };
}
