/** Something that may turn out otherwise, as it is said, with what the figure would be at each of its ends. */
export interface Moved {
  readonly id: string;
  /** Of its sentences, where they are not those of every driver of its id. */
  readonly key?: string;
  readonly text: string;
  /** What is moved, from and to: '136p a litre'. */
  readonly from: string;
  readonly to: string;
  readonly ends: readonly number[];
  readonly source: string;
}

/** One driver of a figure; null where it does not apply to this home. */
export type Driver<Stage> = (stage: Stage) => Moved | null;

/** Those of a list that apply. */
export function movedBy<Stage>(stage: Stage, drivers: readonly Driver<Stage>[]): readonly Moved[] {
  return drivers.flatMap((driver) => driver(stage) ?? []);
}
