// The visitor's home. It is the same drawing from the first question to the result.
import { useJourney, useWidget } from '../../../state/widget-context.tsx';
import { House, type HouseProps } from '../../../ui/house/house.tsx';
import { type Added, homeDrawn } from './home-drawn.ts';

export interface YourHomeProps extends Pick<HouseProps, 'lit' | 'flow' | 'hour' | 'title' | 'goesOn'> {
  /** Drawn with what these results add. */
  readonly added?: readonly Added[];
}

export function YourHome({ added, ...look }: YourHomeProps) {
  const { product } = useWidget();
  const flags = useJourney((state) => state.flags);
  const answers = useJourney((state) => state.answers);
  return <House {...homeDrawn(product, flags, answers, added)} {...look} />;
}
