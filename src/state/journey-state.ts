// What has been decided in one journey. Nothing derivable, nothing moving.

import type { Address } from '../domain/address.ts';
import { type Answers, NO_ANSWERS } from '../domain/answers.ts';
import { keysOf, valuesOf } from '../domain/as-built.ts';
import type { Combined } from '../domain/extras/combined.ts';
import type { Asset, Flags } from '../domain/flags.ts';
import { type SwitchType, switchType } from '../domain/meter.ts';
import type { PropertyType } from '../domain/property.ts';
import type { Result } from '../domain/result.ts';
import type { Supplier } from '../domain/supplier.ts';
import type { RequestState } from './request.ts';

/** What was typed at a step and not accepted yet, by field: kept so that nothing typed is lost. */
export type Drafts = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** One asset's result: `before` is the one shown until the new one is there. */
export type ResultState = RequestState<Result | null> & { readonly before: Result | null };

/** A list of the server: one that failed is empty (ERR-19), and can be asked for again. */
export type Lookup<Item> = RequestState<readonly Item[]>;

export interface Lookups {
  readonly esaPropertyTypes?: Lookup<PropertyType>;
  readonly ashpPropertyTypes?: Lookup<PropertyType>;
  /** Of the postcode that was last searched; '' once another is typed. */
  readonly addresses?: Lookup<Address> & { readonly postcode: string };
  /** Of the request that was last made for them, as text. */
  readonly suppliers?: Lookup<Supplier> & { readonly of: string };
}

/** Answers that were cleared and can be put back (AMB-13). */
export interface Cleared {
  readonly answers: Answers;
  readonly drafts: Drafts;
  readonly at: string | null;
  /** Of the results that were left: they come back when the visitor goes forward to them again. */
  readonly quoteIds: JourneyState['quoteIds'];
}

/** A journey that was left with its quotes: it can be returned to in the same session (SEEN-07). */
export type Left = Cleared & Pick<JourneyState, 'flags' | 'quoteFailures' | 'shown' | 'headline'>;

/** One attempt at making the quotes: a new object each time, so that one given up is told from the next. */
export interface Quoting {
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
  /** Counts the journeys of this element: what was typed in one is not carried into the next. */
  readonly begun: number;
  readonly flags: Flags;
  readonly answers: Answers;
  readonly drafts: Drafts;
  /** Id of the step the visitor is at; null before the first. */
  readonly at: string | null;
  readonly quoteIds: Readonly<Partial<Record<Asset, string>>>;
  /** What was said when a quote could not be created. */
  readonly quoteFailures: Readonly<Partial<Record<Asset, string>>>;
  readonly results: Readonly<Partial<Record<Asset, ResultState>>>;
  /** One bill for all that was quoted, as the latest result says it; null where none is known (HON-16). */
  readonly combined: Combined | null;
  /** What was tried last in What if, as the page says it; null where nothing was. */
  readonly whatIf: string | null;
  /** The link that was made to these results, and what deletes it. */
  readonly share: Share | null;
  /** The result tab in front. */
  readonly shown: Asset | null;
  readonly lookups: Lookups;
  readonly cleared: Cleared | null;
  /** What the result says first; null until it is there. */
  readonly headline: string | null;
  readonly left: Left | null;
  /** Quotes are being made: the full-screen loader shows. */
  readonly quoting: Quoting | null;
  /** They were being made as the page took the element out, or was reloaded: to be said, and offered again. */
  readonly stopped: boolean;
  /** Of those, whose quote is made. */
  readonly made: readonly Asset[];
  /** The error page's message from the server: travels in memory, never in the URL (AMB-50). */
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

/** What a quote is returned to by. */
export const quoteOf = (state: JourneyState): Left =>
  Object.fromEntries(OF_QUOTE.map((key) => [key, state[key]])) as unknown as Left;

export function emptyJourney(flags: Flags, begun = 0): JourneyState {
  return {
    begun,
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
    shown: null,
    lookups: {},
    cleared: null,
    headline: null,
    left: null,
    quoting: null,
    stopped: false,
    made: [],
    fatal: null,
  };
}

/** Has anything been entered that would be a loss? */
export function hasProgress({ answers, drafts }: Pick<JourneyState, 'answers' | 'drafts'>): boolean {
  const typed = valuesOf(drafts).some((fields) => keysOf(fields).length > 0);
  return typed || answers !== NO_ANSWERS;
}

/** The assets that have a quote or a word on why not, in no order. */
export function quotedAssets({
  quoteIds,
  quoteFailures,
}: Pick<JourneyState, 'quoteIds' | 'quoteFailures'>): readonly Asset[] {
  return keysOf({ ...quoteIds, ...quoteFailures });
}

/** The same of some assets, in their order: that of the tabs (AMB-09). */
export function quotedOf<One extends { readonly id: Asset }>(
  assets: readonly One[],
  state: Pick<JourneyState, 'quoteIds' | 'quoteFailures'>,
): readonly One[] {
  const quoted = quotedAssets(state);
  return assets.filter(({ id }) => quoted.includes(id));
}

/** What is quoted for, from the suppliers found (STATE-01…04). */
export function switchTypeOf(answers: Answers): SwitchType | null {
  return switchType(answers.gasSupplierId, answers.electricitySupplierId);
}

/** ENT-20: the session quote, of the asset on screen. */
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
