import { useEffect, useRef } from 'react';
import { type OpenSum, openSum } from '../../../domain/open-sum.ts';
import { useWidget } from '../../../state/widget-context.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { SumBody } from './sum-body.tsx';
import { useSums } from './sums-context.tsx';

interface SumPanelProps {
  readonly id: string;
  readonly title: string;
  /** What its total is. */
  readonly total: string;
  readonly onClose: () => void;
}

/** Esc closes it. Its title takes the focus, so that it is read out. */
export function SumPanel({ id, title, total, onClose }: SumPanelProps) {
  const { words } = useWidget();
  const { sums } = useSums();
  const heading = useRef<HTMLParagraphElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const sum = openSum(sums, id);
  if (!sum) return null;
  return (
    <section
      className="sum-panel stack"
      aria-label={words('sum.of', { figure: title })}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        onClose();
      }}
    >
      <p className="sum-panel__title" ref={heading} tabIndex={-1}>
        {words('sum.open')}
      </p>
      <button type="button" className="sum-panel__close" aria-label={words('sum.close')} onClick={onClose}>
        <Icon name="cross" />
      </button>
      {isUnconfirmed(sum) && <p className="sum-panel__unconfirmed">{words('sum.unconfirmed')}</p>}
      <SumBody sum={sum} title={total} />
    </section>
  );
}

function isUnconfirmed({ terms }: OpenSum): boolean {
  return terms.some(({ quality, behind }) => quality === 'indicative' || (behind && isUnconfirmed(behind)));
}
