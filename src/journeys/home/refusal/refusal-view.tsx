// BEY-07: the exact sentence, why, what can be done, and what still works. No dead end.

import { type ReactNode, useEffect } from 'react';
import { startsOf } from '../../../domain/offers.ts';
import { useWidget } from '../../../state/widget-context.tsx';
import { Alert } from '../../../ui/alert/alert.tsx';
import type { Elements } from '../../../ui/elements.ts';
import { Link } from '../../../ui/link/link.tsx';
import { Status } from '../../../ui/status/status.tsx';
import { YourHome } from '../picture/your-home.tsx';
import { AdviceLinks } from './advice-links.tsx';
import { type RefusalId, refusals } from './refusals.ts';

export interface RefusalViewProps {
  readonly id: RefusalId;
  /** More of the same sentence: a number to ring. */
  readonly children?: Elements;
  /** Ways on. */
  readonly actions: ReactNode;
}

export function RefusalView({ id, children, actions }: RefusalViewProps) {
  const { words, reach } = useWidget();
  useEffect(() => reach('refused', id), [reach, id]);
  return (
    <div className="refusal" tabIndex={-1} role="group" aria-label={words(`refusal.${id}`)}>
      <Alert tone="warning" live={false} actions={actions}>
        <Status>
          <p>{words(`refusal.${id}`)}</p>
          {children}
        </Status>
        <Status>{words(`refusal.${id}.why`)}</Status>
        <Status>{words(`refusal.${id}.can`)}</Status>
        <ul className="refusal__links">
          {refusals[id].journeys.length === 0 && <Reading />}
          <AdviceLinks places={refusals[id].advice} />
        </ul>
      </Alert>
      <div className="refusal__picture">
        <YourHome lit={1} />
      </div>
    </div>
  );
}

/** What can't be quoted for can still be read about: these pages keep every answer. */
function Reading() {
  const { words, navigation, settings, product } = useWidget();
  const offered = product.assets.filter((asset) => startsOf(asset, settings.only).length > 0);
  return offered.map(({ id, landing: { name }, says }) => (
    <li key={id}>
      <Link href={navigation.href({ name })} onFollow={() => navigation.go({ name })}>
        {words('refusal.read', { page: words(says.navigation) })}
      </Link>
    </li>
  ));
}
