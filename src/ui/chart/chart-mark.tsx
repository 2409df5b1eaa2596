// The symbol of a series or a share next to its name: its shape and its colour.

interface ChartMarkProps {
  readonly look: 'bars' | 'line' | 'area' | 'dashed' | 'faint' | 'outlined';
  readonly ink: 1 | 2 | 3 | 4;
}

export function ChartMark({ look, ink }: ChartMarkProps) {
  return <span className={`chart-mark chart-mark--${look} chart-mark--ink-${ink}`} aria-hidden="true" />;
}
