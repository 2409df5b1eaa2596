// Plain data: no React, no idea of the subject.
import type { GenericSchema } from 'valibot';

/**
 * One question. `Context` is what decides the journey (flags); `Answers` is everything that can be answered.
 * Each answer is asked by exactly one step.
 */
export interface Step<Id extends string, Context, Answers extends object, Asks extends keyof Answers> {
  readonly id: Id;
  /** The answers this step owns. */
  readonly asks: readonly Asks[];
  /** Dot paths of those that are typed text: held as typed until accepted. */
  readonly typed?: readonly string[];
  /** Answers that come along with these without being asked (facts looked up for them). */
  readonly brings?: readonly (keyof Answers)[];
  /** Is it put to this visitor? Sees only relevant answers of earlier steps. */
  readonly applies: (context: Context, soFar: Partial<Answers>) => boolean;
  /** What is acceptable: from what was entered to exactly the owned answers. Messages are problem codes. */
  readonly schema: (context: Context, soFar: Partial<Answers>) => GenericSchema<unknown, Pick<Answers, Asks>>;
  /** What to offer while nothing was entered. */
  readonly suggest?: (context: Context, answers: Answers) => Partial<Pick<Answers, Asks>>;
  /** The key of the sentence saying why Next can't be pressed yet; null when it can (AMB-24). */
  readonly waitsFor?: (context: Context, entered: Readonly<Record<string, unknown>>) => string | null;
}

/** Any step over these answers, whichever of them it asks. */
export interface AnyStep<Context, Answers extends object>
  extends Omit<Step<string, Context, Answers, keyof Answers>, 'schema' | 'suggest'> {
  readonly schema: (context: Context, soFar: Partial<Answers>) => GenericSchema<unknown, Partial<Answers>>;
  readonly suggest?: (context: Context, answers: Answers) => Partial<Answers>;
}
