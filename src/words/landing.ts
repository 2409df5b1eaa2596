// Knows what a page about an asset is made of: claims with their sources, by topic, and each sentence's key.
import type { Asset } from '../domain/flags.ts';
import { type Source, type SourceId, sources } from './en-gb/sources.ts';

export interface Claim {
  readonly says: string;
  readonly source: SourceId;
}

export interface Topic {
  readonly id: string;
  /** The heading, or the question. */
  readonly title: string;
  readonly claims: readonly Claim[];
}

export interface Landing {
  readonly title: string;
  readonly lead: string;
  /** The one figure to remember. */
  readonly fact: Claim & { readonly figure: string };
  readonly topics: readonly Topic[];
  readonly questions: readonly Topic[];
}

export type LandingKey = `land.${string}` | `source.${SourceId}`;

/** Key of a page's part: 'land.solar.cost'; of a claim, 'land.solar.cost.1'. */
export function landingKey(asset: Asset, part: string, claim?: number): `land.${string}` {
  return `land.${asset}.${part}${claim === undefined ? '' : `.${claim + 1}`}`;
}

/** The page's sentences for the catalogue, so that a partner can override each. */
export function landingWords(asset: Asset, page: Landing): Readonly<Record<`land.${string}`, string>> {
  const topics = [...page.topics, ...page.questions].flatMap(({ id, title, claims }) => [
    [landingKey(asset, id), title],
    ...claims.map(({ says }, index) => [landingKey(asset, id, index), says]),
  ]);
  return Object.fromEntries([
    [landingKey(asset, 'title'), page.title],
    [landingKey(asset, 'lead'), page.lead],
    [landingKey(asset, 'figure'), page.fact.figure],
    [landingKey(asset, 'fact'), page.fact.says],
    ...topics,
  ]);
}

/** Each source as a line: 'ADAC, as read in 2026'; what we derived says so. */
export function sourceWords(): Readonly<Record<`source.${SourceId}`, string>> {
  const line = ({ name, date, mark }: Source) => `${mark === 'derived' ? 'our sum on ' : ''}${name}, ${date}`;
  return Object.fromEntries(
    Object.entries(sources).map(([id, source]) => [`source.${id}`, line(source)]),
  ) as Record<`source.${SourceId}`, string>;
}
