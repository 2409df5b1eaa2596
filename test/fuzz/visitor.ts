// A visitor without a screen: the real store, plan and saved progress, with everything that can happen to them.
import { type Answers, NO_ANSWERS } from '../../src/domain/answers.ts';
import type { Flags, Journey } from '../../src/domain/journey.ts';
import type { Route, RouteName } from '../../src/domain/route.ts';
import type { JourneyState } from '../../src/state/journey-state.ts';
import { createJourneyStore, type JourneyStore } from '../../src/state/journey-store.ts';
import { keepProgress, readProgress } from '../../src/state/saved-progress.ts';
import { accept, entered, type TypedText } from '../../src/wizard/accept.ts';
import { neighbours, stepAt, walkPlan } from '../../src/wizard/walk.ts';
import { product } from '../../tools/generate/product-in-node.ts';

const { flagsFor, plan } = product;

/** The part of a journey that a reload keeps. */
type Remembered = Pick<
  JourneyState,
  'flags' | 'answers' | 'drafts' | 'at' | 'quoteIds' | 'quoteFailures' | 'shown' | 'cleared'
>;

export class Visitor {
  store: JourneyStore;
  journey: Journey = 'all';
  #place: Route = { name: 'currentTariff' };
  #saved: string | null = null;
  #moved = () => {};
  #stop = () => {};

  constructor(flags: Flags) {
    this.store = createJourneyStore(flags);
    this.#keep();
  }

  readonly #storage = {
    read: () => this.#saved,
    write: (text: string) => {
      this.#saved = text;
    },
    clear: () => {
      this.#saved = null;
    },
  };

  /** Starts to save. Pending changes are saved first. */
  #keep(): void {
    this.#stop();
    this.#stop = keepProgress(
      this.store,
      this.#storage,
      {
        current: () => this.#place,
        subscribe: (listener) => {
          this.#moved = listener;
          return () => {};
        },
      },
      product,
    );
  }

  get at(): RouteName {
    return this.#place.name;
  }

  get hasSaved(): boolean {
    this.#keep();
    return this.#saved !== null;
  }

  walk() {
    const { flags, answers } = this.store.getState();
    return walkPlan(plan, flags, answers);
  }

  /** The step on the screen. */
  step() {
    return stepAt(this.walk(), this.store.getState().at);
  }

  answer(values: Partial<Answers>): void {
    this.store.actions.answer(values);
  }

  type(text: string): void {
    const step = this.step();
    const fields = Object.fromEntries((step?.typed ?? []).map((path) => [path, text]));
    if (step) this.store.actions.keepDraft(step.id, fields);
  }

  /** Does what the button does: accepts the values of the fields, or stays. Returns true if it accepted them. */
  next(): boolean {
    const step = this.step();
    if (!step) return false;
    const { flags, answers, drafts } = this.store.getState();
    const { relevant } = walkPlan(
      plan.slice(
        0,
        plan.findIndex(({ id }) => id === step.id),
      ),
      flags,
      answers,
    );
    const typed = (drafts[step.id] ?? {}) as TypedText;
    const accepted = accept(step, flags, relevant, entered(step, flags, answers, typed));
    if (!accepted.ok) return false;
    this.answer(accepted.values);
    const { after } = neighbours(this.walk().steps, step.id);
    if (after) this.store.actions.goTo(after.id);
    return true;
  }

  back(): void {
    const step = this.step();
    const before = step && neighbours(this.walk().steps, step.id).before;
    if (before) this.store.actions.goTo(before.id);
    else this.goTo('home');
  }

  /** Goes to another page of the widget, as a link or the browser's Back and Forward do. */
  goTo(name: RouteName): void {
    const from = this.#place.name;
    this.#place = { name };
    this.store.actions.arrive(name, from, flagsFor(this.journey));
    this.#moved();
  }

  /** The partner changes the attribute `journey`, with the effect that the session gives it. */
  begin(journey: Journey): void {
    this.journey = journey;
    const begun = ['currentTariff', 'quoteResults', 'error'].includes(this.at);
    if (!begun && this.store.getState().at === null) this.store.actions.choose(flagsFor(journey));
  }

  remembered(): Remembered {
    const { flags, answers, drafts, at, quoteIds, quoteFailures, shown, cleared } = this.store.getState();
    return { flags, answers, drafts, at, quoteIds, quoteFailures, shown, cleared };
  }

  /** A new page, on which only the saved progress is left. */
  reload(): void {
    this.#keep();
    const saved = readProgress(this.#storage, product);
    this.store = createJourneyStore(flagsFor(this.journey));
    if (saved) this.store.actions.restore(saved.state);
    this.#keep();
  }

  /** The same answers, with everything that does not belong to this journey changed. */
  withOthersChanged(other: Answers): Answers {
    const { answers } = this.store.getState();
    const asked = new Set(plan.flatMap(({ asks, brings = [] }) => [...asks, ...brings]) as string[]);
    const relevant = new Set(Object.keys(this.walk().relevant));
    const changed = Object.entries({ ...NO_ANSWERS, ...other }).filter(
      ([key]) => asked.has(key) && !relevant.has(key),
    );
    return { ...answers, ...Object.fromEntries(changed) };
  }
}
