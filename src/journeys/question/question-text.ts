import type { Flags } from '../../domain/journey.ts';
import type { PlannedStep, Product } from '../../state/product.ts';
import type { Problem } from '../../wizard/problem.ts';
import type { WordKey } from '../../words/word-key.ts';
import type { Words } from '../../words/words.ts';

/**
 * WIZ-03…06, AMB-08: the heading over each question. With one asset, its own heading throughout. With several, the heading of the
 * step's asset, and a shared one on shared steps: for `copy="plain"` throughout.
 */
export function stepHeading(
  { active }: Pick<Product, 'active'>,
  flags: Flags,
  step: Partial<Pick<PlannedStep, 'asset'>>,
): WordKey {
  const [first, ...others] = active(flags);
  const asset = first && others.length === 0 ? first : step.asset;
  return asset?.labels.heading ?? 'heading.shared';
}

/** A problem's sentence, with its field's label and bounds; a field may have a sentence of its own. */
export function problemSentence(words: Words, { field, key, values }: Problem): string {
  const labelKey = `label.${field}`;
  const label = words.has(labelKey) ? words(labelKey) : field;
  const own = [`${key}.${field}`, key].find(words.has);
  return words(own ?? 'problem.invalid', { label, ...values });
}

/** The problem's key for an invalid postcode or plate. A space in the value means that two were found. */
export const codeProblem = (typed: unknown) =>
  `problem.${/ /.test(typed as string) ? 'single' : typed ? 'invalid' : 'required'}` as const;

/** The same as a sentence, for the field's own Search. */
export const codeSentence = (words: Words, field: string, typed: string) =>
  problemSentence(words, { field, key: codeProblem(typed), values: {} });
