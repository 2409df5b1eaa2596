// What an asset brings to the product: whatever is missing of it does not compile.
import type { GenericSchema } from 'valibot';
import type { Api } from '../api/create-api.ts';
import type { Outcome } from '../api/failure.ts';
import type { Answers } from '../domain/answers.ts';
import type { Certificate } from '../domain/certificate.ts';
import type { Asset, Flags } from '../domain/flags.ts';
import type { Start } from '../domain/offers.ts';
import type { KnownTypes } from '../domain/property.ts';
import type { Result } from '../domain/result.ts';
import type { LandingPlace } from '../domain/route.ts';
import type { ResultView } from '../state/result-view.ts';
import type { StepView } from '../state/step-view.ts';
import type { HouseProps } from '../ui/house/house.tsx';
import type { AnyStep } from '../wizard/step.ts';
import type { Landing } from '../words/landing.ts';
import type { WordKey } from '../words/word-key.ts';
import type { Words } from '../words/words.ts';

/** A step of the wizard over our flags and answers. */
export type QuoteStep = AnyStep<Flags, Answers>;

/** A question as data, why it is asked, and the view that asks it. */
export interface StepWithView<One extends QuoteStep = QuoteStep> {
  readonly step: One;
  readonly view: StepView;
  /** Stands beside it where there is room; the view says it itself where there is none (`Why`). */
  readonly why: readonly WordKey[];
}

/** What can be asked of the API about one asset's quote. */
export interface QuoteRequests {
  /** What a quote of these answers rests on: an edit sends those of its fields that differ. */
  body(answers: Answers, flags: Flags): Readonly<Record<string, unknown>>;
  /** Makes a quote of relevant answers; its id, null where the server gave none. */
  create(api: Api, answers: Answers, flags: Flags): Promise<Outcome<string | null>>;
  /**
   * The result of a quote; null where there is none to show (RES-05).
   * @param also the other quotes of the home, 'ev:id,solar:id': asks for one bill with them
   */
  read(api: Api, quoteId: string, also?: string): Promise<Outcome<Result | null>>;
  /** Saves the changed fields of a quote. */
  change(api: Api, quoteId: string, changes: Readonly<Record<string, unknown>>): Promise<Outcome<unknown>>;
}

/** How the asset is drawn: on the home page's card, in the banner, and in the home that the visitor describes. */
export interface AssetPicture {
  /** What stands on or beside the house. */
  readonly adds: Partial<HouseProps>;
  readonly house: NonNullable<HouseProps['type']>;
  /** Lit windows of the banner's house. */
  readonly lit: NonNullable<HouseProps['lit']>;
  /** What its answers, and its result once there is one, draw of the visitor's own home. */
  readonly draws?: (answers: Answers, result: Result | null) => Partial<HouseProps>;
}

/** A list of types of home that the API quotes an asset for (AMB-02). */
export interface HomeList {
  /** The flag of the asset whose list it is. */
  readonly flag: string;
  readonly list: 'esaPropertyTypes' | 'ashpPropertyTypes';
  /** The answer that holds what the address has in this list (STEP-PROP-05). */
  readonly known: keyof KnownTypes;
  /** Types that are listed and not quoted for. */
  readonly refuses?: (id: number) => boolean;
  /** What a certificate says of the asset in this home. */
  readonly certified?: (certificate: Certificate) => WordKey | false;
  /** The asset in a sentence: 'the heat pump'. */
  readonly named: WordKey;
}

export interface ResultSummary {
  readonly headline: string;
  /** The headline in a few words, to stand beside a link. */
  readonly brief?: string;
  readonly rows: readonly (readonly [label: string, text: string])[];
}

export interface AssetDescriptor {
  readonly id: Asset;
  /** Questions about the home come before those about a vehicle (WIZ-12). */
  readonly about: 'home' | 'vehicle';
  /** The journeys that begin with it, in the order of their buttons. The first is part of the journey `all`. */
  readonly starts: readonly [AssetStart, ...AssetStart[]];
  readonly steps: readonly StepWithView[];
  /** How the answers that are its own come back from storage, each by its name. */
  readonly savedAnswers: Readonly<Record<string, GenericSchema>>;
  readonly requests: QuoteRequests;
  /** Its result as a story: headline, cards, what next. */
  readonly result: ResultView;
  /** Its result in text: to print, and for whoever an enquiry goes to. */
  readonly summary: (result: Result, answers: Answers, words: Words) => ResultSummary;
  /** Its page, where the language does not have one. */
  readonly landing: LandingPlace & { readonly page?: Landing };
  /** The keys of its sentences outside its own views. */
  readonly says: {
    readonly navigation: WordKey;
    /** Over its questions and its result (WIZ-03…05, RES-04). */
    readonly heading: WordKey;
    /** Its name on its tab and on its card of the home page. */
    readonly tab: WordKey;
    /** What is bought, where the one bill has no price for it; the tab's name if absent. */
    readonly unpriced?: WordKey;
    /** What a surveyor will look at. */
    readonly survey: WordKey;
    /** What to do about it, as the second part of a sentence that begins with its name. */
    readonly next: WordKey;
    readonly cardText: WordKey;
  };
  /** Sentences that the catalogue does not have, by key. */
  readonly sentences?: Readonly<Record<`${'asset' | 'land' | 'label'}.${string}`, string>>;
  /** Where its quote asks for the type of the home. */
  readonly homes?: HomeList;
  readonly picture: AssetPicture;
  /** Does its quote weigh carbon? Then the loader says so (LOAD-03, LOAD-04). */
  readonly countsCarbon: (flags: Flags, answers: Answers) => boolean;
  /** Its own stylesheet. */
  readonly css: string;
}

export interface AssetStart extends Start {
  /** What its button says. */
  readonly says: WordKey;
}

/** A schema for each of some answers. */
export type SavedAs<Some> = { readonly [Key in keyof Some]: GenericSchema<unknown, Some[Key]> };

type AnswersTo<Steps extends readonly StepWithView[]> = Steps[number]['step']['asks'][number];

/** Checks that every answer its steps ask also comes back from storage, and keeps the asset's names literal. */
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
