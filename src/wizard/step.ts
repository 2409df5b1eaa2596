// The type of a step: plain data, without React, and with nothing about energy.
import type { GenericSchema } from 'valibot';

/**
 * One question. `Context` is what decides the journey (flags); `Answers` is all possible answers.
 * Exactly one step asks for each answer.
 */
export interface Step<Id extends string, Context, Answers extends object, Asks extends keyof Answers> {
  readonly id: Id;
  /** The answers that belong to this step. */
  readonly asks: readonly Asks[];
  /** The dot paths of answers that are typed text, stored as typed until accepted. */
  readonly typed?: readonly string[];
  /** Answers that are looked up together with these, not asked for. */
  readonly brings?: readonly (keyof Answers)[];
  /** True if this visitor gets the question. Sees only the relevant answers of earlier steps. */
  readonly applies: (context: Context, soFar: Partial<Answers>) => boolean;
  /** The schema that turns the entered values into this step's answers. Its messages are problem codes. */
  readonly schema: (context: Context, soFar: Partial<Answers>) => GenericSchema<unknown, Pick<Answers, Asks>>;
  /** The suggested values while nothing is entered. */
  readonly suggest?: (context: Context, answers: Answers) => Partial<Pick<Answers, Asks>>;
  /** The key of the sentence that says why Next can't be pressed yet; null when it can (AMB-24). */
  readonly waitsFor?: (context: Context, entered: Readonly<Record<string, unknown>>) => string | null;
}

/** Any step, whichever of these answers it asks for. */
export interface AnyStep<Context, Answers extends object>
  extends Omit<Step<string, Context, Answers, keyof Answers>, 'schema' | 'suggest'> {
  readonly schema: (context: Context, soFar: Partial<Answers>) => GenericSchema<unknown, Partial<Answers>>;
  readonly suggest?: (context: Context, answers: Answers) => Partial<Answers>;
}
