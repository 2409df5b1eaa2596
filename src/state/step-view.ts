import type { Signal } from '@preact/signals-react';
import type { ReactNode } from 'react';
import type { Answers } from '../domain/answers.ts';
import type { Flags } from '../domain/flags.ts';

/** Whether Next may continue. Next waits for a promise. */
export type Readiness = boolean | Promise<boolean>;

/** Registers a function that Next calls when it is pressed; returns a function that removes it. */
export type BeforeNext = (ready: () => Readiness) => () => void;

export interface StepViewProps {
  readonly flags: Flags;
  readonly answers: Answers;
  /** The values of the step's fields: answers, or suggestions until there are answers. */
  readonly entered: Partial<Answers>;
  /** A choice is stored as soon as the visitor makes it. */
  readonly choose: (values: Partial<Answers>) => void;
  /** The text in a typed field, by path; it may change with each key until Next accepts it. */
  readonly typed: (path: string) => Signal<string>;
  /** The problem of a field, as a sentence. */
  readonly problem: (field: string) => string | undefined;
  /** For input that is unfinished when Next is pressed: completes it, keeps the visitor here, or makes Next wait. */
  readonly beforeNext: BeforeNext;
  /** The visitor has answered, and the answer is being looked up: no problem is reported any more. */
  readonly isAnswered: () => void;
}

/** Lays out a step's question; makes no decisions. */
export type StepView = (props: StepViewProps) => ReactNode;
