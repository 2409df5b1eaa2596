import { currentRow, type Result } from '../../../domain/result.ts';
import type { Words } from '../../../words/words.ts';

/** The home's kWh a year as it is today, without what a change adds: before the last edit, and now. */
export type Uses = readonly [before: number | null | undefined, now: number | null | undefined];

export const usesOf = (before: Result | null, now: Result): Uses => [before && homeUse(before), homeUse(now)];
export const homeUse = (result: Result) => currentRow(result)?.electricity.householdConsumption;

/** `text` says that the meter's half hours are used, and what they come to. `why` is the same if that has changed the figures, or ''. */
export function measuredText([before, now]: Uses, words: Words) {
  const { kWh } = words.format;
  const says = (sum: string) => [words('halfHours.counted'), sum].filter(Boolean).join(' ');
  const why =
    before && now && kWh(before) !== kWh(now)
      ? says(words('halfHours.recount', { before: kWh(before), now: kWh(now) }))
      : '';
  return { why, text: why || says(now ? words('halfHours.come', { now: kWh(now) }) : '') };
}
