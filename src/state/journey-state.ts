// What the visitor has decided in one journey: no derivable values, and none that change while the visitor types.
import type { Address } from '../domain/address.ts';
import { type Answers, NO_ANSWERS } from '../domain/answers.ts';
import type { PropertyType } from '../domain/home.ts';
import type { Asset, Flags } from '../domain/journey.ts';
import type { Result } from '../domain/result.ts';
import type { Combined } from '../domain/result-extras.ts';
import { keysOf, valuesOf } from '../domain/safe-built-ins.ts';
import { type Supplier, type SwitchType, switchType } from '../domain/supply.ts';
import type { RequestState } from './request.ts';

/** Text typed at a step and not accepted yet, by field, so that nothing typed is lost. */
export type Drafts = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/**
 * One asset's result; `before` is the previous one, shown until the new one is fetched, and `lastFailure` is the text of the
 * failure before, while Retry waits.
 */
export type ResultState = RequestState<Result | null> & {
  readonly before: Result | null;
  readonly lastFailure?: string | null | undefined;
};

/** A list from the server. A list that failed is empty (ERR-19) and can be fetched again. */
export type Lookup<Item> = RequestState<readonly Item[]>;

export interface Lookups {
  readonly esaPropertyTypes?: Lookup<PropertyType>;
  readonly ashpPropertyTypes?: Lookup<PropertyType>;
  /** The postcode that was last searched for; '' once another is typed. */
  readonly addresses?: Lookup<Address> & { readonly postcode: string };
  /** The last request for them, as text. */
  readonly suppliers?: Lookup<Supplier> & { readonly of: string };
}

/** Answers that were cleared and can be restored (AMB-13). */
interface Cleared {
  readonly answers: Answers;
  readonly drafts: Drafts;
  readonly at: string | null;
  /** The results that the visitor left; they are restored when the visitor goes forward to them. */
  readonly quoteIds: JourneyState['quoteIds'];
}

/** A journey with quotes that the visitor left and can return to in the same session (SEEN-07). */
export type Left = Cleared & Pick<JourneyState, 'flags' | 'quoteFailures' | 'shown' | 'headline'>;

/** One attempt to create the quotes. Each attempt is a new object, so that a cancelled one differs from the next. */
interface Quoting {
  readonly assets: readonly Asset[];
}

/** `expires` is an ISO time, `qr` the link as a drawing. */
export interface Share {
  readonly token: string;
  readonly removal: string;
  readonly expires: string;
  readonly qr: { readonly size: number; readonly path: string } | null;
}

export interface JourneyState {
  /** The number of this element's journeys, so that text typed in one is not used in the next. */
  readonly journeyNumber: number;
  readonly flags: Flags;
  readonly answers: Answers;
  readonly drafts: Drafts;
  /** The id of the current step; null before the first. */
  readonly at: string | null;
  readonly quoteIds: Readonly<Partial<Record<Asset, string>>>;
  /** Why a quote could not be created: the server's message, or the key of our sentence. */
  readonly quoteFailures: Readonly<Partial<Record<Asset, string>>>;
  readonly results: Readonly<Partial<Record<Asset, ResultState>>>;
  /** One bill for all quotes, as the latest result has it; null if none is known (HON-16). */
  readonly combined: Combined | null;
  /** The visitor's last What if, as the page describes it; null if there is none. */
  readonly whatIf: string | null;
  /** The shared link to these results, and the key that deletes it. */
  readonly share: Share | null;
  /** The message of a sent enquiry is on the page. */
  readonly enquired: boolean;
  /** The selected tab of the results. */
  readonly shown: Asset | null;
  readonly lookups: Lookups;
  readonly cleared: Cleared | null;
  /** The headline of the result; null until it is fetched. */
  readonly headline: string | null;
  readonly left: Left | null;
  /** Quotes are being made: the full-screen loader shows. */
  readonly quoting: Quoting | null;
  /** The page removed the element, or was reloaded, while quotes were being created: the visitor is informed and can try again. */
  readonly stopped: boolean;
  /** Those of these assets whose quote has been created. */
  readonly created: readonly Asset[];
  /** The server's message on the error page: kept in memory, never in the URL (AMB-50). */
  readonly fatal: { readonly status: number; readonly message: string | null } | null;
}

const OF_QUOTE = [
  'answers',
  'drafts',
  'at',
  'quoteIds',
  'quoteFailures',
  'flags',
  'shown',
  'headline',
] as const;

/** What is needed to return to a quote. */
export const quoteOf = (state: JourneyState): Left =>
  Object.fromEntries(OF_QUOTE.map((key) => [key, state[key]])) as unknown as Left;

export function emptyJourney(flags: Flags, journeyNumber = 0): JourneyState {
  return {
    journeyNumber,
    flags,
    answers: NO_ANSWERS,
    drafts: {},
    at: null,
    quoteIds: {},
    quoteFailures: {},
    results: {},
    combined: null,
    whatIf: null,
    share: null,
    enquired: false,
    shown: null,
    lookups: {},
    cleared: null,
    headline: null,
    left: null,
    quoting: null,
    stopped: false,
    created: [],
    fatal: null,
  };
}

/** True if the visitor has entered anything that would be lost. */
export function hasProgress({ answers, drafts }: Pick<JourneyState, 'answers' | 'drafts'>): boolean {
  const typed = valuesOf(drafts).some((fields) => keysOf(fields).length > 0);
  return typed || answers !== NO_ANSWERS;
}

/** The assets that have a quote, or a message that says why not, in no order. */
export function quotedAssets({
  quoteIds,
  quoteFailures,
}: Pick<JourneyState, 'quoteIds' | 'quoteFailures'>): readonly Asset[] {
  return keysOf({ ...quoteIds, ...quoteFailures });
}

/** True if there is a quote to return to. One that is being made moves nothing behind the loader. */
export const hasQuote = (state: JourneyState) =>
  state.left !== null || (state.quoting === null && quotedAssets(state).length > 0);

/** The same for some assets, in the order of the tabs (AMB-09). */
export function quotedOf<One extends { readonly id: Asset }>(
  assets: readonly One[],
  state: Pick<JourneyState, 'quoteIds' | 'quoteFailures'>,
): readonly One[] {
  const quoted = quotedAssets(state);
  return assets.filter(({ id }) => quoted.includes(id));
}

/** The assets to quote for, from the suppliers found (STATE-01…04). */
export function switchTypeOf(answers: Answers): SwitchType | null {
  return switchType(answers.gasSupplierId, answers.electricitySupplierId);
}

/** ENT-20: the quote of the asset on screen. */
export function sessionQuote(state: JourneyState) {
  const quoteType = state.shown;
  return {
    quoteType,
    address: state.answers.address,
    switchType: switchTypeOf(state.answers),
    heatFuel: state.answers.heatingFuel,
    switchId: quoteType ? (state.quoteIds[quoteType] ?? null) : null,
  };
}
