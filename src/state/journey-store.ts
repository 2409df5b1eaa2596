// The only ways a journey's state changes: named actions over one zustand store per element.
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Answers } from '../domain/answers.ts';
import { type Asset, type Flags, settleFlags } from '../domain/flags.ts';
import { keepsAnswers, type RouteName } from '../domain/route.ts';
import {
  type Drafts,
  emptyJourney,
  hasProgress,
  type JourneyState,
  type Left,
  type Lookups,
  quotedAssets,
  quoteOf,
  type ResultState,
} from './journey-state.ts';

export type JourneyStore = StoreApi<JourneyState> & { readonly actions: ReturnType<typeof actionsOf> };

/** Of one asset's quote, made again: its id, or what was said when it could not be. */
type Made = { readonly id: string } | { readonly says: string };

export function createJourneyStore(flags: Flags): JourneyStore {
  const store = createStore<JourneyState>(() => emptyJourney(settleFlags(flags)));
  return Object.assign(store, { actions: actionsOf(store) });
}

function actionsOf({ getState, setState }: StoreApi<JourneyState>) {
  const set = (state: Partial<JourneyState>) => setState(state);
  return {
    choose: (flags: Flags) => set({ flags: settleFlags(flags), at: null }),
    answer: (values: Partial<Answers>) => set({ answers: { ...getState().answers, ...values } }),
    /** Keeps what was typed at a step; an empty record forgets it. */
    keepDraft: (step: string, fields: Drafts[string]) =>
      set({ drafts: { ...getState().drafts, [step]: fields } }),
    goTo: (step: string | null) => set({ at: step }),
    /** What arriving at a page does to the answers (HOME-05…07, WIZ-10, WIZ-11, AMB-13). */
    arrive(at: RouteName, from: RouteName, defaults: Flags): void {
      const state = getState();
      if (at === 'home')
        set({ ...emptyJourney(settleFlags(defaults), state.begun + 1), left: leftNow(state) });
      else if (at === 'currentTariff' && from !== at && !keepsAnswers(from)) set(clearedJourney(state));
      else if (at === 'quoteResults') set(resultsAgain(state));
    },
    /** Back to the quotes that were left (SEEN-07). */
    returnToQuote: () => set(returned(getState())),
    /** Drops every quote, those that were left too. */
    forget: () => set({ left: null, cleared: null, quoteIds: {}, quoteFailures: {} }),
    putBack(): void {
      const { cleared, begun } = getState();
      if (!cleared) return;
      const { quoteIds: _, ...answered } = cleared;
      set({ ...answered, cleared: null, begun: begun + 1 });
    },
    /** AMB-02: a flat can't have solar, but what else was asked for can go on. */
    without: (flag: string) => set({ flags: { ...getState().flags, [flag]: false } }),
    setLookup: <Name extends keyof Lookups>(name: Name, lookup: NonNullable<Lookups[Name]>) =>
      set({ lookups: { ...getState().lookups, [name]: lookup } }),
    setQuoting: (quoting: JourneyState['quoting']) => set({ quoting, made: [], stopped: false }),
    /** Gives up the quotes that are being made, where no visitor asked for that. */
    stopQuoting: () => set({ quoting: null, stopped: isStopped(getState()) }),
    /** An asset's quote is made; the others may not be. */
    noteMade: (asset: Asset) => set({ made: [...getState().made, asset] }),
    setQuotes: (quotes: Pick<JourneyState, 'quoteIds' | 'quoteFailures'>) =>
      set({
        ...quotes,
        results: {},
        combined: null,
        whatIf: null,
        share: null,
        shown: null,
        headline: null,
        left: null,
      }),
    setQuote: (asset: Asset, made: Made) => set(requoted(getState(), asset, made)),
    setResult: (asset: Asset, result: ResultState) =>
      set({ results: { ...getState().results, [asset]: result } }),
    setCombined: (combined: JourneyState['combined']) => set({ combined }),
    tryOut: (whatIf: string | null) => set({ whatIf }),
    setShare: (share: JourneyState['share']) => set({ share }),
    show: (asset: Asset) => set({ shown: asset }),
    setFatal: (fatal: JourneyState['fatal']) => set({ fatal }),
    restore: set,
  };
}

/** Would quotes be missing, if all ended now? */
export const isStopped = ({ quoting, stopped }: JourneyState) => stopped || quoting !== null;

/** The same journey with nothing answered, and what was answered ready to be put back. */
function clearedJourney(state: JourneyState): JourneyState {
  const { answers, drafts, at, quoteIds, flags, begun } = state;
  const cleared = hasProgress(state) ? { answers, drafts, at, quoteIds } : state.cleared;
  return { ...emptyJourney(flags, begun + 1), cleared, left: leftNow(state) };
}

/** The journey with its quotes, as it is or as it was left before. */
function leftNow(state: JourneyState): Left | null {
  if (quotedAssets(state).length === 0) return state.left;
  return quoteOf(state);
}

function returned({ left, begun }: JourneyState): Partial<JourneyState> {
  return left ? { ...left, left: null, cleared: null, results: {}, combined: null, begun: begun + 1 } : {};
}

/** A quote made again has no failure, and one that failed again no id. */
function requoted(
  { quoteIds, quoteFailures }: JourneyState,
  asset: Asset,
  made: Made,
): Partial<JourneyState> {
  const { [asset]: _, ...ids } = quoteIds;
  const { [asset]: __, ...failures } = quoteFailures;
  return 'id' in made
    ? { quoteIds: { ...ids, [asset]: made.id }, quoteFailures: failures }
    : { quoteIds: ids, quoteFailures: { ...failures, [asset]: made.says } };
}

/** Back from the results and forward to them again, with nothing entered between: they were never left. */
function resultsAgain(state: JourneyState): Partial<JourneyState> {
  if (hasProgress(state) || quotedAssets(state).length > 0) return {};
  const { cleared, begun } = state;
  return cleared ? { ...cleared, cleared: null, begun: begun + 1 } : returned(state);
}
