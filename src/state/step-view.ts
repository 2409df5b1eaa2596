import type { Signal } from '@preact/signals-react';
import type { ReactNode } from 'react';
import type { Answers } from '../domain/answers.ts';
import type { Flags } from '../domain/flags.ts';

/** May Next go on? A promise makes it wait. */
export type Readiness = boolean | Promise<boolean>;

/** Has a question asked as Next is pressed; returns the way to stop that. */
export type BeforeNext = (ready: () => Readiness) => () => void;

export interface StepViewProps {
  readonly flags: Flags;
  readonly answers: Answers;
  /** What stands in the step's fields: answers, or what is suggested until there are any. */
  readonly entered: Partial<Answers>;
  /** A choice is decided the moment it is made. */
  readonly choose: (values: Partial<Answers>) => void;
  /** The text in a typed field, by path: moving, until Next accepts it. */
  readonly typed: (path: string) => Signal<string>;
  /** What is wrong with a field, as a sentence. */
  readonly problem: (field: string) => string | undefined;
  /** For what is still open as Next is pressed: finishes it, keeps the visitor here, or makes Next wait. */
  readonly beforeNext: BeforeNext;
}

/** Lays out a step's question; decides nothing. */
export type StepView = (props: StepViewProps) => ReactNode;
