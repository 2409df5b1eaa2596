// Links to neutral advice; a partner may set others.
import { useWidget } from '../../../state/widget-context.tsx';
import type { AdviceId } from '../../../words/word-key.ts';
import { OutLink } from '../../out-link.tsx';

/** Rows of a list. */
export function AdviceLinks({ places }: { places: readonly AdviceId[] }) {
  const { words } = useWidget();
  return places
    .map((place) => ({ place, href: words(`advice.${place}.href`) }))
    .filter(({ href }) => /^https?:/i.test(href))
    .map(({ place, href }) => (
      <li key={place}>
        <OutLink href={href} says={words(`advice.${place}`)} />
      </li>
    ));
}
