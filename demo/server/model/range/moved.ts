/** A driver of uncertainty: its sentence, and the figure at each of its ends. */
export interface Moved {
  readonly id: string;
  /** The key of its sentences, if it differs from the id. */
  readonly key?: string;
  readonly text: string;
  /** The two ends of the driver, such as '136p a litre'. */
  readonly from: string;
  readonly to: string;
  readonly ends: readonly number[];
  readonly source: string;
}

/** Returns null if the driver does not apply to this home. */
export type Driver<Stage> = (stage: Stage) => Moved | null;

/** Returns the drivers that apply. */
export function movedBy<Stage>(stage: Stage, drivers: readonly Driver<Stage>[]): readonly Moved[] {
  return drivers.flatMap((driver) => driver(stage) ?? []);
}
