// Neutral places to read on; a partner may name other ones.
import { useWidget } from '../../../state/widget-context.tsx';
import { Link } from '../../../ui/link/link.tsx';
import type { AdviceId } from './refusals.ts';

/** Rows of a list. */
export function AdviceLinks({ places }: { places: readonly AdviceId[] }) {
  const { words } = useWidget();
  return places
    .map((place) => ({ place, href: words(`advice.${place}.href`) }))
    .filter(({ href }) => /^https?:/i.test(href))
    .map(({ place, href }) => (
      <li key={place}>
        <Link href={href} newTabText={words('link.newTab')}>
          {words(`advice.${place}`)}
        </Link>
      </li>
    ));
}
