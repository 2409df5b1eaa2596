// A landing page: claims with their sources, by topic, with each sentence's key.
import type { Asset } from '../domain/journey.ts';
import type { PriceFigures } from '../domain/price-lines.ts';
import type { SourceId } from './word-key.ts';

interface Claim {
  readonly text: string;
  readonly source: SourceId;
  /** ISO date: the last day on which the claim is true. It is not shown after that. */
  readonly to?: string;
}

/** True if a claim has ended. */
export function isOver({ to }: { readonly to?: string }, day: string): boolean {
  return to !== undefined && to < day;
}

export interface Topic {
  readonly id: string;
  /** The heading, or the question. */
  readonly title: string;
  readonly claims: readonly Claim[];
}

interface Measure {
  readonly text: string;
  /** The value as text. */
  readonly figure: string;
  /** A number, or the name of a price. */
  readonly value: number | keyof PriceFigures;
  /** How its bar is drawn. */
  readonly look?: 'before' | 'third';
}

export interface Landing {
  readonly title: string;
  readonly lead: string;
  /** The one figure to remember. */
  readonly fact: Claim & { readonly figure: string };
  /** The same figure as two bars, each with its meaning. */
  readonly picture: readonly [Measure, Measure];
  readonly topics: readonly Topic[];
  readonly questions: readonly Topic[];
}

/** The key of a page's part: 'land.solar.cost'; of a claim, 'land.solar.cost.1'. */
export function landingKey(asset: Asset, part: string, claim?: number): `land.${string}` {
  return `land.${asset}.${part}${claim === undefined ? '' : `.${claim + 1}`}`;
}

/** The page's sentences for the catalogue, so that a partner can replace each. */
export function landingWords(asset: Asset, page: Landing): Readonly<Record<`land.${string}`, string>> {
  const topics = [...page.topics, ...page.questions].flatMap(({ id, title, claims }) => [
    [landingKey(asset, id), title],
    ...claims.map(({ text }, index) => [landingKey(asset, id, index), text]),
  ]);
  return Object.fromEntries([
    [landingKey(asset, 'title'), page.title],
    [landingKey(asset, 'lead'), page.lead],
    [landingKey(asset, 'figure'), page.fact.figure],
    [landingKey(asset, 'fact'), page.fact.text],
    ...page.picture.flatMap(({ text, figure }, index) => [
      [landingKey(asset, 'picture', index), text],
      [landingKey(asset, 'pictureFigure', index), figure],
    ]),
    ...topics,
  ]);
}
