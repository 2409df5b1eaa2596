// The only ways a journey's state changes: named actions over one zustand store per element.
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Answers } from '../domain/answers.ts';
import type { Combined } from '../domain/extras/combined.ts';
import { type Asset, type Flags, settleFlags } from '../domain/flags.ts';
import { keepsAnswers, type RouteName } from '../domain/route.ts';
import {
  emptyJourney,
  hasProgress,
  type JourneyState,
  type Left,
  type Lookups,
  type Quoting,
  quotedAssets,
  quoteOf,
  type ResultState,
} from './journey-state.ts';

export interface JourneyActions {
  choose(flags: Flags): void;
  answer(values: Partial<Answers>): void;
  /** Keeps what was typed at a step; an empty record forgets it. */
  keepDraft(step: string, fields: Readonly<Record<string, unknown>>): void;
  goTo(step: string | null): void;
  /** What arriving at a page does to the answers (HOME-05…07, WIZ-10, WIZ-11, AMB-13). */
  arrive(at: RouteName, from: RouteName, defaults: Flags): void;
  putBack(): void;
  /** Back to the quotes that were left (SEEN-07). */
  returnToQuote(): void;
  /** Drops every quote, those that were left too. */
  forget(): void;
  /** AMB-02: a flat can't have solar, but what else was asked for can go on. */
  without(flag: string): void;
  setLookup<Name extends keyof Lookups>(name: Name, lookup: NonNullable<Lookups[Name]>): void;
  setQuoting(quoting: Quoting | null): void;
  /** Gives up the quotes that are being made, where no visitor asked for that. */
  stopQuoting(): void;
  /** An asset's quote is made; the others may not be. */
  noteMade(asset: Asset): void;
  setQuotes(quotes: Pick<JourneyState, 'quoteIds' | 'quoteFailures'>): void;
  /** One asset's quote, made again: its id, or what was said when it could not be. */
  setQuote(asset: Asset, made: { readonly id: string } | { readonly says: string }): void;
  setResult(asset: Asset, result: ResultState): void;
  setCombined(combined: Combined | null): void;
  tryOut(whatIf: string | null): void;
  setShare(share: JourneyState['share']): void;
  show(asset: Asset): void;
  setFatal(fatal: JourneyState['fatal']): void;
  restore(saved: Partial<JourneyState>): void;
}

export type JourneyStore = StoreApi<JourneyState> & { readonly actions: JourneyActions };

export function createJourneyStore(flags: Flags): JourneyStore {
  const store = createStore<JourneyState>(() => emptyJourney(settleFlags(flags)));
  return Object.assign(store, { actions: actionsOf(store) });
}

function actionsOf(store: StoreApi<JourneyState>): JourneyActions {
  const { getState, setState } = store;
  return {
    choose: (flags) => setState({ flags: settleFlags(flags), at: null }),
    answer: (values) => setState(({ answers }) => ({ answers: { ...answers, ...values } })),
    keepDraft: (step, fields) => setState(({ drafts }) => ({ drafts: { ...drafts, [step]: fields } })),
    goTo: (step) => setState({ at: step }),
    arrive(at, from, defaults) {
      if (at === 'home') {
        const left = leftNow(getState());
        setState({ ...emptyJourney(settleFlags(defaults), getState().begun + 1), left });
      } else if (at === 'currentTariff' && from !== at && !keepsAnswers(from))
        setState(clearedJourney(getState()));
      else if (at === 'quoteResults') setState(resultsAgain(getState()));
    },
    returnToQuote: () => setState(returned(getState())),
    forget: () => setState({ left: null, cleared: null, quoteIds: {}, quoteFailures: {} }),
    putBack() {
      const { cleared, begun } = getState();
      if (!cleared) return;
      const { quoteIds: _, ...answered } = cleared;
      setState({ ...answered, cleared: null, begun: begun + 1 });
    },
    without: (flag) => setState(({ flags }) => ({ flags: { ...flags, [flag]: false } })),
    setLookup: (name, lookup) => setState(({ lookups }) => ({ lookups: { ...lookups, [name]: lookup } })),
    setQuoting: (quoting) => setState({ quoting, made: [], stopped: false }),
    stopQuoting: () => setState({ quoting: null, stopped: isStopped(getState()) }),
    noteMade: (asset) => setState(({ made }) => ({ made: [...made, asset] })),
    setQuotes: (quotes) =>
      setState({
        ...quotes,
        results: {},
        combined: null,
        whatIf: null,
        share: null,
        shown: null,
        headline: null,
        left: null,
      }),
    setQuote: (asset, made) => setState((state) => requoted(state, asset, made)),
    setResult: (asset, result) => setState(({ results }) => ({ results: { ...results, [asset]: result } })),
    setCombined: (combined) => setState({ combined }),
    tryOut: (whatIf) => setState({ whatIf }),
    setShare: (share) => setState({ share }),
    show: (asset) => setState({ shown: asset }),
    setFatal: (fatal) => setState({ fatal }),
    restore: (saved) => setState(saved),
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
  made: { readonly id: string } | { readonly says: string },
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
