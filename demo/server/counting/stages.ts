// The stages of a visit, in the order of the view. Those of WAY follow each other; those of AFTER are independent.
import { COUNTED } from './counted-assets.ts';

export const WAY = ['opened', 'started', 'address', 'home', 'questions', 'result'] as const;
const AFTER = ['engaged', 'taken', 'enquired'] as const;
export type AfterResult = (typeof AFTER)[number];
export type Stage = (typeof WAY)[number] | AfterResult;
/** The outcomes of an enquiry that the API accepted. */
export const ENDS = ['received', 'delivered', 'givenUp', 'withdrawn'] as const;
export type EnquiryEnd = (typeof ENDS)[number];
/** The stages that the view shows by page, width, journey and day. */
export const SHOWN = ['opened', 'started', 'result', 'enquired'] as const;
export const STAGES: readonly Stage[] = [...WAY, ...AFTER];

/** The view's names for journeys, by the widget's names. */
export const JOURNEYS: Readonly<Record<string, string>> = {
  '': 'None chosen yet',
  ...joined('journeys'),
  several: 'Several at once',
};

/** The view's names for reasons why a home is refused, by the widget's names. */
export const REASONS: Readonly<Record<string, string>> = {
  nonDomestic: 'The meter is not a household’s',
  prepayment: 'Prepayment meter',
  gasOnly: 'A gas meter alone',
  noElectricity: 'No electricity meter',
  ...joined('refusals'),
  'outside-area': 'Outside the area of the offer',
};

/** The view's names for failures, by the widget's names. */
export const FAILURES: Readonly<Record<string, string>> = {
  fatal: 'The API failed',
  refused: 'The API refused',
  'no-answer': 'No answer came',
  misfit: 'An answer that could not be used',
  cancelled: 'Cancelled',
};

/** The view's names for questions, in the order of the plan. */
export const QUESTIONS: Readonly<Record<string, string>> = {
  address: 'Address and meters',
  propertyId: 'Type of home',
  ...joined('questions'),
};

function joined(part: 'journeys' | 'questions' | 'refusals'): Readonly<Record<string, string>> {
  return Object.assign({}, ...Object.values(COUNTED).map((asset) => asset[part]));
}

/** The seconds of a visit at a question are rounded to the nearest of these, which is less than a tenth away, up to an hour. */
export const SECONDS = secondsUpTo(3600);

function secondsUpTo(most: number): readonly number[] {
  const all = [0];
  for (let next = 1; next < most; next = Math.max(next + 1, Math.floor(next * 1.2))) all.push(next);
  return [...all, most];
}

/** The width of the classes of savings. */
export const POUNDS = 250;

/** Widths of the element, at the limits of its layouts. */
export const WIDTH_NAMES: Readonly<Record<string, string>> = {
  narrow: 'Narrow',
  middle: 'Middle',
  wide: 'Wide',
};
export const WIDTHS = { narrow: 480, middle: 768, wide: Number.POSITIVE_INFINITY } as const;
