import type { Answers } from '../domain/answers.ts';
import type { Flags } from '../domain/flags.ts';
import type { AssetDescriptor } from './asset-descriptor.ts';
import type { Product } from './product.ts';

/** AMB-02: the answers that an asset's quote depends on; the type of home is that of the asset's own list. */
export function ownAnswers(
  { homes }: Pick<AssetDescriptor, 'homes'>,
  flags: Flags,
  answers: Answers,
  product: Pick<Product, 'homes'>,
): Answers {
  const [first] = product.homes(flags);
  const isOfOther = homes && first && first.list !== homes.list;
  return isOfOther ? { ...answers, propertyId: answers.otherPropertyId } : answers;
}
