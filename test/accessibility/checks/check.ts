import type { Stage } from '../../browser/stage.ts';

export interface Check {
  /** The rest of the title, after the state's name: 'axe finds nothing wrong, in any theme'. */
  readonly says: string;
  /** Called before the first state of a walk. */
  readonly begin?: (visit: Stage) => void;
  /** Must leave everything unchanged. */
  readonly holds: (visit: Stage, state: string) => Promise<void> | void;
}
