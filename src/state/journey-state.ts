// Knows what has been decided in one journey: answers, flags, quotes, results. Nothing derivable, nothing moving.
import type { Failure } from '../api/failure.ts';
import type { Address } from '../domain/address.ts';
import { type Answers, NO_ANSWERS } from '../domain/answers.ts';
import { ASSETS, type Asset, type Flags } from '../domain/flags.ts';
import { type SwitchType, switchType } from '../domain/meter.ts';
import type { PropertyType } from '../domain/property.ts';
import type { Result } from '../domain/result.ts';

/** What was typed at a step and not accepted yet, by field: kept so that nothing typed is lost. */
export type Drafts = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** One asset's result: `before` is the one shown until the new one is there. */
export type ResultState =
  | { readonly is: 'asking'; readonly before: Result | null }
  | { readonly is: 'ready'; readonly result: Result | null; readonly before: Result | null }
  | { readonly is: 'failed'; readonly failure: Failure; readonly before: Result | null };

/** A list of the server: a failed one is empty (ERR-19) and says so, so that it can be asked for again. */
export interface Lookup<Item> {
  readonly is: 'asking' | 'ready' | 'failed';
  readonly list: readonly Item[];
}

export interface Lookups {
  readonly esaPropertyTypes?: Lookup<PropertyType>;
  readonly ashpPropertyTypes?: Lookup<PropertyType>;
  /** Of the postcode that was last searched. */
  readonly addresses?: Lookup<Address> & { readonly postcode: string };
}

/** Answers that were cleared and can be put back (AMB-13). */
export interface Cleared {
  readonly answers: Answers;
  readonly drafts: Drafts;
  readonly at: string | null;
  /** Of the results that were left: they come back when the visitor goes forward to them again. */
  readonly quoteIds: JourneyState['quoteIds'];
}

/** One attempt at making the quotes: a new object each time, so that one given up is told from the next. */
export interface Quoting {
  readonly assets: readonly Asset[];
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
  /** The result tab in front. */
  readonly shown: Asset | null;
  readonly lookups: Lookups;
  readonly cleared: Cleared | null;
  /** Quotes are being made: the full-screen loader shows. */
  readonly quoting: Quoting | null;
  /** The error page's message from the server: travels in memory, never in the URL (AMB-50). */
  readonly fatal: { readonly status: number; readonly message: string | null } | null;
}

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
    shown: null,
    lookups: {},
    cleared: null,
    quoting: null,
    fatal: null,
  };
}

/** Has anything been entered that would be a loss? */
export function hasProgress({ answers, drafts }: Pick<JourneyState, 'answers' | 'drafts'>): boolean {
  const typed = Object.values(drafts).some((fields) => Object.keys(fields).length > 0);
  return typed || answers !== NO_ANSWERS;
}

/** The assets that have a quote or a word on why not, in tab order (AMB-09). */
export function quotedAssets({
  quoteIds,
  quoteFailures,
}: Pick<JourneyState, 'quoteIds' | 'quoteFailures'>): readonly Asset[] {
  return ASSETS.filter((asset) => quoteIds[asset] !== undefined || quoteFailures[asset] !== undefined);
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
