// How far a visit comes, in the order that the view shows. The first six follow each other; the rest are each their own.
import { COUNTED } from './counted-assets.ts';

export const WAY = ['opened', 'started', 'address', 'home', 'questions', 'result'] as const;
const AFTER = ['engaged', 'taken', 'enquired'] as const;
export type AfterResult = (typeof AFTER)[number];
export type Stage = (typeof WAY)[number] | AfterResult;
/** Of an enquiry that the API took. */
export const ENDS = ['received', 'delivered', 'givenUp', 'withdrawn'] as const;
export type EnquiryEnd = (typeof ENDS)[number];
/** What is shown of each page, width, journey and day. */
export const SHOWN = ['opened', 'started', 'result', 'enquired'] as const;
export const STAGES: readonly Stage[] = [...WAY, ...AFTER];

/** By the widget's names of them. */
export const JOURNEYS: Readonly<Record<string, string>> = {
  '': 'None chosen yet',
  ...joined('journeys'),
  several: 'Several at once',
};

/** Why a home is refused, by the widget's names of it. */
export const REASONS: Readonly<Record<string, string>> = {
  nonDomestic: 'The meter is not a household’s',
  prepayment: 'Prepayment meter',
  gasOnly: 'A gas meter alone',
  noElectricity: 'No electricity meter',
  ...joined('refusals'),
  'outside-area': 'Outside the area of the offer',
};

/** What can fail, by the widget's names of it. */
export const FAILURES: Readonly<Record<string, string>> = {
  fatal: 'The API failed',
  refused: 'The API refused',
  'no-answer': 'No answer came',
  misfit: 'An answer that could not be used',
  cancelled: 'Cancelled',
};

/** Questions in the order of the plan, with what the view calls them. */
export const QUESTIONS: Readonly<Record<string, string>> = {
  address: 'Address and meters',
  propertyId: 'Type of home',
  ...joined('questions'),
};

function joined(part: 'journeys' | 'questions' | 'refusals'): Readonly<Record<string, string>> {
  return Object.assign({}, ...Object.values(COUNTED).map((asset) => asset[part]));
}

/** Each visit's seconds at a question are sorted to the nearest of these, up to an hour: it is less than a tenth away. */
export const SECONDS = secondsUpTo(3600);

function secondsUpTo(most: number): readonly number[] {
  const all = [0];
  for (let next = 1; next < most; next = Math.max(next + 1, Math.floor(next * 1.2))) all.push(next);
  return [...all, most];
}

/** Of a saving, from so many on. */
export const POUNDS = 250;

/** Widths of the element in px, by the ends of its own layouts. */
export const WIDTH_NAMES: Readonly<Record<string, string>> = {
  narrow: 'Narrow',
  middle: 'Middle',
  wide: 'Wide',
};
export const WIDTHS = { narrow: 480, middle: 768, wide: Number.POSITIVE_INFINITY } as const;
