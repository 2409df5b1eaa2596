// The type of an asset's descriptor. If a descriptor lacks something, it does not compile.

import type { Signal } from '@preact/signals-react';
import type { ReactNode } from 'react';
import type { GenericSchema } from 'valibot';
import type { Api } from '../api/create-api.ts';
import type { Outcome } from '../api/failure.ts';
import type { Answers } from '../domain/answers.ts';
import type { Certificate, KnownTypes } from '../domain/home.ts';
import type { Asset, Flags, Start } from '../domain/journey.ts';
import type { PriceLine } from '../domain/price-lines.ts';
import type { Result } from '../domain/result.ts';
import type { LandingPlace } from '../domain/route.ts';
import type { ChartSpec } from '../ui/chart/chart-spec.ts';
import type { HouseProps } from '../ui/house/house.tsx';
import type { AnyStep } from '../wizard/step.ts';
import type { Landing } from '../words/landing.ts';
import type { AdviceId, RefusalId, WordKey } from '../words/word-key.ts';
import type { Words } from '../words/words.ts';

/** A step of the wizard for our flags and answers. */
export type QuoteStep = AnyStep<Flags, Answers>;

/** A question as data, with its reason and its view. */
export interface StepWithView<One extends QuoteStep = QuoteStep> {
  readonly step: One;
  readonly view: StepView;
  /** Shown next to the question if there is room; otherwise the view shows it itself (`Why`). */
  readonly why: readonly WordKey[];
}

/** The requests that one asset's quote can make. */
export interface QuoteRequests {
  /**
   * The fields of a quote that these answers determine: an edit sends those that differ.
   * @param prices by which pounds are counted as kWh
   */
  body(answers: Answers, prices: PriceLine, flags: Flags): Readonly<Record<string, unknown>>;
  /** Creates a quote from the relevant answers. Returns its id, or null if the server sent none. */
  create(api: Api, answers: Answers, prices: PriceLine, flags: Flags): Promise<Outcome<string | null>>;
  /**
   * The result of a quote; null if there is none to show (RES-05).
   * @param also the other quotes of the home, as 'ev:id,solar:id': the result then includes one bill with them
   */
  read(api: Api, quoteId: string, also?: string, signal?: AbortSignal): Promise<Outcome<Result | null>>;
  /** Saves the changed fields of a quote. */
  change(api: Api, quoteId: string, changes: Readonly<Record<string, unknown>>): Promise<Outcome<unknown>>;
}

/** How the asset is drawn: on its card of the home page, in the banner, and in the picture of the visitor's home. */
interface AssetPicture {
  /** What is drawn on or next to the house. */
  readonly adds: Partial<HouseProps>;
  readonly house: NonNullable<HouseProps['type']>;
  /** The lit windows of the banner's house. */
  readonly lit: NonNullable<HouseProps['lit']>;
  /** What its answers, and later its result, draw in the picture of the visitor's home. */
  readonly draws?: (answers: Answers, result: Result | null) => Partial<HouseProps>;
}

/** A list of types of home that the API quotes an asset for (AMB-02). */
export interface HomeList {
  /** The flag of the asset that the list belongs to. */
  readonly flag: string;
  readonly list: 'esaPropertyTypes' | 'ashpPropertyTypes';
  /** The name of the answer that holds the address's type in this list (STEP-PROP-05). */
  readonly known: keyof KnownTypes;
  /** Types that the list has and that can't be quoted for. */
  readonly refuses?: {
    readonly types: readonly number[];
    readonly id: RefusalId;
    /** Where to read on about it. */
    readonly advice: readonly AdviceId[];
  };
  /** What a certificate says about the asset in this home. */
  readonly certified?: (certificate: Certificate) => WordKey | false;
  /** The asset's name in a sentence: 'the heat pump'. */
  readonly named: WordKey;
}

export interface ResultSummary {
  readonly headline: string;
  /** The sentence after it. */
  readonly also?: string | undefined;
  /** The figures next to it on paper: what it costs, and when it pays for itself. */
  readonly facts?: readonly (readonly [label: string, value: string])[];
  /** How its savings come to its cost. */
  readonly path?: PaperChart;
  readonly rows: readonly (readonly [label: string, value: string, note?: string | undefined])[];
}

/** A chart whose lines are drawn on paper, too. */
export type PaperChart = Pick<ChartSpec, 'points' | 'series' | 'flag'>;

export interface AssetDescriptor {
  readonly id: Asset;
  /** Questions about the home come before those about a vehicle (WIZ-12). */
  readonly about: 'home' | 'vehicle';
  /** The journeys that begin with it, in the order of their buttons. The first is part of the journey `all`. */
  readonly starts: readonly [AssetStart, ...AssetStart[]];
  readonly steps: readonly StepWithView[];
  /** How the asset's own answers are parsed from storage, by their names. */
  readonly savedAnswers: Readonly<Record<string, GenericSchema>>;
  readonly requests: QuoteRequests;
  /** How its result is shown: headline, cards, next steps. */
  readonly result: ResultView;
  /** Its result as text, for print and enquiries. */
  readonly summary: (result: Result, answers: Answers, words: Words) => ResultSummary;
  /** Its landing page, if the language does not have one. */
  readonly landing: LandingPlace & { readonly page?: Landing };
  /** The keys of its sentences, except those that only its own views use. */
  readonly labels: {
    readonly navigation: WordKey;
    /** The heading over its questions and its result (WIZ-03…05, RES-04). */
    readonly heading: WordKey;
    /** Its name on its tab and on its card of the home page. */
    readonly tab: WordKey;
    /** The name of what a result recommends, if that is not always the same. */
    readonly quoted?: (result: Result) => WordKey;
    /** What the visitor buys, named if the one bill has no price for it; by default the tab's name. */
    readonly unpriced?: WordKey;
    /** What a surveyor will check. */
    readonly survey: WordKey;
    /** The next step, as the second part of a sentence that begins with the asset's name. */
    readonly next: WordKey;
    /** In a sentence: 'an electric car'. */
    readonly named: WordKey;
    readonly cardText: WordKey;
  };
  /** Sentences by key that the language does not have. */
  readonly sentences?: Readonly<Record<`${'asset' | 'land' | 'label'}.${string}`, string>>;
  /** Where its quote needs the type of the home. */
  readonly homes?: HomeList;
  readonly picture: AssetPicture;
  /** If true, its quote weighs carbon, and the loader says so (LOAD-03, LOAD-04). */
  readonly countsCarbon: (flags: Flags, answers: Answers) => boolean;
}

interface AssetStart extends Start {
  /** The label of its button. */
  readonly label: WordKey;
}

/** A schema for each of some answers. */
export type SavedAs<Some> = { readonly [Key in keyof Some]: GenericSchema<unknown, Some[Key]> };

type AnswersTo<Steps extends readonly StepWithView[]> = Steps[number]['step']['asks'][number];

/** Checks that every answer of its steps is also parsed from storage, and keeps the asset's names as literal types. */
export function defineAsset<
  const Steps extends readonly StepWithView[],
  const Own extends Omit<AssetDescriptor, 'steps' | 'savedAnswers'>,
>(
  asset: Own & {
    readonly steps: Steps;
    readonly savedAnswers: AssetDescriptor['savedAnswers'] & SavedAs<Pick<Answers, AnswersTo<Steps>>>;
  },
): AssetDescriptor {
  return asset;
}

/** Whether Next may continue. Next waits for a promise. */
export type Readiness = boolean | Promise<boolean>;

/** Registers a function that Next calls when it is pressed; returns a function that removes it. */
export type BeforeNext = (ready: () => Readiness) => () => void;

export interface StepViewProps {
  readonly flags: Flags;
  readonly answers: Answers;
  /** The values of the step's fields: answers, or suggestions until there are answers. */
  readonly entered: Partial<Answers>;
  /** A choice is stored as soon as the visitor makes it. */
  readonly choose: (values: Partial<Answers>) => void;
  /** The text in a typed field, by path; it may change with each key until Next accepts it. */
  readonly typed: (path: string) => Signal<string>;
  /** The problem of a field, as a sentence. */
  readonly problem: (field: string) => string | undefined;
  /** For input that is unfinished when Next is pressed: completes it, keeps the visitor here, or makes Next wait. */
  readonly beforeNext: BeforeNext;
  /** The visitor has answered, and the answer is being looked up: no problem is reported any more. */
  readonly isAnswered: () => void;
}

/** Lays out a step's question; makes no decisions. */
type StepView = (props: StepViewProps) => ReactNode;

export interface ResultViewProps {
  readonly result: Result;
  /** The result before the last edit, which fades next to the new one. */
  readonly before: Result | null;
}

type ResultView = (props: ResultViewProps) => ReactNode;
