// HON-13: 'How we worked this out' at a figure. The sum opens below it.
import { useId, useRef } from 'react';
import { openSum } from '../../../domain/open-sum.ts';
import { useWidget } from '../../../state/widget-context.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { SumPanel } from './sum-panel.tsx';
import { useSums } from './sums-context.tsx';

interface SumOpenerProps {
  /** The `data-figure` that it explains. */
  readonly id: string;
  /** The figure's name on the page. */
  readonly title: string;
  /** The figure as shown: a sum with another total is not offered. */
  readonly value: number | null | undefined;
  /** If true, the button has a text and the figure is rounded; otherwise it is a sign next to the figure. */
  readonly hasText?: boolean;
}

/** Nothing if no sum has this figure as its total. */
export function SumOpener({ id, title, value, hasText = false }: SumOpenerProps) {
  const { words, reach } = useWidget();
  const { sums, opened, open } = useSums();
  const own = useId();
  const button = useRef<HTMLButtonElement>(null);
  const sum = openSum(sums, id);
  if (!sum || value == null || !isOf(sum, value)) return null;
  const isOpen = opened === own;
  const close = () => {
    open(null);
    button.current?.focus();
  };
  return (
    <span className="sum-opener">
      <Button
        ref={button}
        look="link"
        expanded={isOpen}
        label={words('sum.of', { figure: title })}
        onClick={() => {
          open(isOpen ? null : own);
          reach('engaged');
        }}
      >
        {hasText ? words('sum.open') : <span className="sum-opener__sign" />}
      </Button>
      {isOpen && (
        <SumPanel id={id} title={title} total={hasText ? words('sum.exact') : title} onClose={close} />
      )}
    </span>
  );
}

/** How far the shown figure may differ: pounds and percent are whole numbers, and a difference is that of two shown figures. */
const OFF = { '£': 1, '%': 0.5, y: 0.05 } as const;

function isOf({ value, unit }: { value: number; unit: string }, shown: number): boolean {
  const close = OFF[unit.charAt(0) as keyof typeof OFF] ?? 0.02;
  return Math.abs(Math.abs(value) - Math.abs(shown)) <= close;
}
