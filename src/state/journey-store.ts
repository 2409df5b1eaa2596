// The only ways to change a journey's state: named actions on one zustand store for each element.
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Answers } from '../domain/answers.ts';
import { type Asset, type Flags, settleFlags } from '../domain/journey.ts';
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

/** Views read it and call actions; they can't set it. */
export type JourneyStore = Pick<StoreApi<JourneyState>, 'getState' | 'getInitialState' | 'subscribe'> & {
  readonly actions: ReturnType<typeof actionsOf>;
};

/** The new quote of one asset: its id, or the message if it could not be created. */
type NewQuote = { readonly id: string } | { readonly text: string };

export function createJourneyStore(flags: Flags): JourneyStore {
  const store = createStore<JourneyState>(() => emptyJourney(settleFlags(flags)));
  const { getState, getInitialState, subscribe } = store;
  return { getState, getInitialState, subscribe, actions: actionsOf(store) };
}

function actionsOf({ getState, setState }: StoreApi<JourneyState>) {
  const set = (state: Partial<JourneyState>) => setState(state);
  return {
    choose: (flags: Flags) => set({ flags: settleFlags(flags), at: null }),
    answer: (values: Partial<Answers>) => set({ answers: { ...getState().answers, ...values } }),
    /** Stores text typed at a step; an empty record deletes it. */
    keepDraft: (step: string, fields: Drafts[string]) =>
      set({ drafts: { ...getState().drafts, [step]: fields } }),
    goTo: (step: string | null) => set({ at: step }),
    /** What arriving at a page does to the answers (HOME-05…07, WIZ-10, WIZ-11, AMB-13). */
    arrive(at: RouteName, from: RouteName, defaults: Flags): void {
      const state = getState();
      if (at === 'home')
        set({ ...emptyJourney(settleFlags(defaults), state.journeyNumber + 1), left: leftNow(state) });
      else if (at === 'currentTariff' && from !== at && !keepsAnswers(from)) set(clearedJourney(state));
      else if (at === 'quoteResults') set(resultsAgain(state));
    },
    /** Returns to the quotes that the visitor left (SEEN-07). */
    returnToQuote: () => set(journeyReturnedTo(getState())),
    /** Deletes every quote, including those that the visitor left. */
    forget: () => set({ left: null, cleared: null, quoteIds: {}, quoteFailures: {} }),
    putBack(): void {
      const { cleared, journeyNumber } = getState();
      if (!cleared) return;
      const { quoteIds: _, ...answered } = cleared;
      set({ ...answered, cleared: null, journeyNumber: journeyNumber + 1 });
    },
    /** AMB-02: a flat can't have solar panels, but the journey can continue for the other assets. */
    without: (flag: string) => set({ flags: { ...getState().flags, [flag]: false } }),
    setLookup: <Name extends keyof Lookups>(name: Name, lookup: NonNullable<Lookups[Name]>) =>
      set({ lookups: { ...getState().lookups, [name]: lookup } }),
    setQuoting: (quoting: JourneyState['quoting']) => set({ quoting, created: [], stopped: false }),
    /** Stops creating quotes, without a request from the visitor. */
    stopQuoting: () => set({ quoting: null, stopped: isStopped(getState()) }),
    /** One asset's quote is created; the others may not be. */
    addCreated: (asset: Asset) => set({ created: [...getState().created, asset] }),
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
    setQuote: (asset: Asset, made: NewQuote) => set(withNewQuote(getState(), asset, made)),
    setResult: (asset: Asset, result: ResultState) =>
      set({ results: { ...getState().results, [asset]: result } }),
    setCombined: (combined: JourneyState['combined']) => set({ combined }),
    /** For the way back to this quote (SEEN-07). */
    keepHeadline: (headline: string) => set({ headline }),
    tryOut: (whatIf: string | null) => set({ whatIf }),
    setShare: (share: JourneyState['share']) => set({ share }),
    setEnquired: (enquired: boolean) => set({ enquired }),
    show: (asset: Asset) => set({ shown: asset }),
    setFatal: (fatal: JourneyState['fatal']) => set({ fatal }),
    restore: set,
  };
}

/** True if quotes would be missing if the session ended now. */
export const isStopped = ({ quoting, stopped }: JourneyState) => stopped || quoting !== null;

/** The same journey without answers; the cleared answers can be restored. */
function clearedJourney(state: JourneyState): JourneyState {
  const { answers, drafts, at, quoteIds, flags, journeyNumber } = state;
  const cleared = hasProgress(state) ? { answers, drafts, at, quoteIds } : state.cleared;
  return { ...emptyJourney(flags, journeyNumber + 1), cleared, left: leftNow(state) };
}

/** The journey with quotes: the current one, or the one that the visitor left. */
function leftNow(state: JourneyState): Left | null {
  if (quotedAssets(state).length === 0) return state.left;
  return quoteOf(state);
}

function journeyReturnedTo({ left, journeyNumber }: JourneyState): Partial<JourneyState> {
  return left
    ? { ...left, left: null, cleared: null, results: {}, combined: null, journeyNumber: journeyNumber + 1 }
    : {};
}

/** A newly created quote clears the failure, and a new failure clears the id. */
function withNewQuote(
  { quoteIds, quoteFailures }: JourneyState,
  asset: Asset,
  made: NewQuote,
): Partial<JourneyState> {
  const { [asset]: _, ...ids } = quoteIds;
  const { [asset]: __, ...failures } = quoteFailures;
  return 'id' in made
    ? { quoteIds: { ...ids, [asset]: made.id }, quoteFailures: failures }
    : { quoteIds: ids, quoteFailures: { ...failures, [asset]: made.text } };
}

/** The visitor went back from the results and forward again without entering anything, so the results are restored. */
function resultsAgain(state: JourneyState): Partial<JourneyState> {
  if (hasProgress(state) || quotedAssets(state).length > 0) return {};
  const { cleared, journeyNumber } = state;
  return cleared ? { ...cleared, cleared: null, journeyNumber: journeyNumber + 1 } : journeyReturnedTo(state);
}
