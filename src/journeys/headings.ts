// WIZ-03…06, AMB-08: the heading over each question.
import type { Flags } from '../domain/flags.ts';
import type { PlannedStep, Product } from '../state/product.ts';
import type { WordKey } from '../words/word-key.ts';

/** With one asset, its own heading throughout. With several, the heading of the step's asset, and a shared one on shared steps: for `copy="plain"` throughout. */
export function stepHeading(
  { active }: Pick<Product, 'active'>,
  flags: Flags,
  step: Partial<Pick<PlannedStep, 'asset'>>,
): WordKey {
  const [first, ...others] = active(flags);
  const asset = first && others.length === 0 ? first : step.asset;
  return asset?.says.heading ?? 'heading.shared';
}
