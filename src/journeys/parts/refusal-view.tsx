import { type ReactNode, useEffect } from 'react';
import { useJourney, useWidget } from '../../state/widget.tsx';
import { Alert } from '../../ui/alert/alert.tsx';
import { Link } from '../../ui/button/link.tsx';
import type { Elements } from '../../ui/elements.ts';
import { Status } from '../../ui/text/status.tsx';
import type { AdviceId, RefusalId } from '../../words/word-key.ts';
import { OutLink } from './links.tsx';

interface RefusalViewProps {
  readonly id: RefusalId;
  /** Where to read on; if absent, nothing can be quoted for here. */
  readonly advice?: readonly AdviceId[] | undefined;
  /** A number to ring. */
  readonly children?: Elements;
  /** Ways to continue. */
  readonly actions: ReactNode;
}

/** ERR-08…12, STEP-PROP-03, BEY-07: the exact sentence, why, what can be done, and what still works. No dead end. */
export function RefusalView({ id, advice, children, actions }: RefusalViewProps) {
  const { words, reach } = useWidget();
  useEffect(() => reach('refused', id), [reach, id]);
  return (
    <div className="refusal" tabIndex={-1} role="group" aria-label={words(`refusal.${id}`)}>
      <Alert tone="warning" live={false}>
        <Status>{words(`refusal.${id}`)}</Status>
        <Status>{words(`refusal.${id}.why`)}</Status>
        <Status>{words(`refusal.${id}.can`)}</Status>
        <Status>{children}</Status>
        <div className="row">{actions}</div>
        <ul className="links">
          {!advice && <Reading />}
          <AdviceLinks places={advice ?? ['citizens']} />
        </ul>
      </Alert>
    </div>
  );
}

/** A visitor can still read about what can't be quoted for: its landing page keeps every answer. */
function Reading() {
  const { words, navigation, product } = useWidget();
  const [asset] = product.active(useJourney(({ flags }) => flags));
  if (!asset) return null;
  const { landing, labels } = asset;
  return (
    <li>
      <Link href={navigation.href(landing)} onFollow={() => navigation.go(landing)}>
        {words('refusal.read', { page: words(labels.navigation) })}
      </Link>
    </li>
  );
}

/** Links to neutral advice; a partner may set others. Rows of a list. */
export function AdviceLinks({ places }: { places: readonly AdviceId[] }) {
  const { words } = useWidget();
  return places
    .map((place) => ({ place, href: words(`advice.${place}.href`) }))
    .filter(({ href }) => /^https?:/i.test(href))
    .map(({ place, href }) => (
      <li key={place}>
        <OutLink href={href} text={words(`advice.${place}`)} />
      </li>
    ));
}
