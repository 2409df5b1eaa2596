import type { ReactNode } from 'react';
import type { Result } from '../domain/result.ts';

export interface ResultViewProps {
  readonly result: Result;
  /** The result before the last edit, which fades next to the new one. */
  readonly before: Result | null;
}

export type ResultView = (props: ResultViewProps) => ReactNode;
