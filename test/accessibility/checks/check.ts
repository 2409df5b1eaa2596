import type { Stage } from '../../browser/stage.ts';

export interface Check {
  /** After the name of the state: 'axe finds nothing wrong, in any theme'. */
  readonly says: string;
  /** Before the first state of a walk. */
  readonly begin?: (visit: Stage) => void;
  /** Leaves everything as it was. */
  readonly holds: (visit: Stage, state: string) => Promise<void> | void;
}
