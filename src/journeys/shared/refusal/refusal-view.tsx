// Knows how a home is turned away: the exact sentence, why, what can be done, and what still works. No dead end (BEY-07).
import type { ReactNode } from 'react';
import type { Asset } from '../../../domain/flags.ts';
import { startsOf } from '../../../domain/offers.ts';
import type { RouteName } from '../../../domain/route.ts';
import { useWidget } from '../../../state/widget-context.tsx';
import { Alert } from '../../../ui/alert/alert.tsx';
import { Link } from '../../../ui/link/link.tsx';
import { AdviceLinks } from './advice-links.tsx';
import { type RefusalId, refusals } from './refusals.ts';

export interface RefusalViewProps {
  readonly id: RefusalId;
  /** The sentence stands elsewhere on the page already. */
  readonly isSaid?: boolean;
  /** More of the same sentence: a number to ring. */
  readonly children?: ReactNode;
  /** Ways on. */
  readonly actions: ReactNode;
}

export function RefusalView({ id, isSaid = false, children, actions }: RefusalViewProps) {
  const { words } = useWidget();
  return (
    <Alert tone="warning" actions={actions}>
      {!isSaid && <p>{words(`refusal.${id}`)}</p>}
      {children}
      <p>{words(`refusal.${id}.why`)}</p>
      <p>{words(`refusal.${id}.can`)}</p>
      <ul className="refusal__links">
        {refusals[id].journeys.length === 0 && <Reading />}
        <AdviceLinks places={refusals[id].advice} />
      </ul>
    </Alert>
  );
}

const PAGES: readonly (readonly [
  Asset,
  Extract<RouteName, 'solarBattery' | 'electricVehicle' | 'heatPump'>,
])[] = [
  ['solar', 'solarBattery'],
  ['ev', 'electricVehicle'],
  ['ashp', 'heatPump'],
];

/** What can't be quoted for can still be read about: these pages keep every answer. */
function Reading() {
  const { words, navigation, settings } = useWidget();
  return PAGES.filter(([asset]) => startsOf(asset, settings.only).length > 0).map(([asset, name]) => (
    <li key={asset}>
      <Link href={navigation.href({ name })} onFollow={() => navigation.go({ name })}>
        {words('refusal.read', { page: words(`nav.${name}`) })}
      </Link>
    </li>
  ));
}
