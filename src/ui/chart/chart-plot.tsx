// Keys, a mouse or a finger move the cursor from point to point.
import { useSignal } from '@preact/signals-react';
import { type KeyboardEvent, type PointerEvent, useEffect, useId, useRef } from 'react';
import { crosses } from '../crosses.ts';
import { ChartReadout } from './chart-readout.tsx';
import type { ChartSpec } from './chart-spec.ts';
import { keyPoint } from './move-cursor.ts';
import { openPlot, type Plot } from './open-plot.ts';

interface ChartPlotProps {
  readonly spec: ChartSpec;
  readonly name: string;
  /** The kind of drawing, for screen readers: 'Interactive chart'. */
  readonly kind: string;
  readonly hint: string;
}

export function ChartPlot({ spec, name, kind, hint }: ChartPlotProps) {
  const hintId = useId();
  const box = useRef<HTMLDivElement>(null);
  const probe = useRef<HTMLSpanElement>(null);
  const plot = useRef<Plot>(null);
  const cursor = useSignal<number | null>(null);

  useEffect(() => {
    if (!box.current || !probe.current) return;
    const opened = openPlot(box.current, probe.current, spec);
    plot.current = opened;
    cursor.value = null;
    return opened.close;
  }, [spec, cursor]);

  const point = (at: number | null) => {
    cursor.value = at;
    plot.current?.point(at);
  };
  const press = (event: KeyboardEvent) => {
    const at =
      event.metaKey || event.ctrlKey || event.altKey
        ? undefined
        : keyPoint(event.key, cursor.peek(), spec.points.length);
    if (at === undefined) return;
    event.preventDefault();
    point(at);
  };
  const follow = ({ clientX }: PointerEvent) => {
    const at = plot.current?.pointUnder(clientX) ?? null;
    if (at !== cursor.peek()) point(at);
  };
  const leave = (event: PointerEvent) => {
    // When a finger is lifted, the values stay on screen.
    if (event.nativeEvent.pointerType === 'mouse' && crosses(event)) point(null);
  };

  return (
    <>
      <div
        className="chart__plot"
        role="application"
        aria-label={name}
        aria-roledescription={kind}
        aria-describedby={hintId}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: an application takes keys
        tabIndex={0}
        onKeyDown={press}
        onBlur={() => point(null)}
        onPointerDown={follow}
        onPointerMove={follow}
        onPointerOut={leave}
      >
        <div className="chart__canvas" ref={box} aria-hidden="true" />
        <span className="chart__inks" ref={probe} hidden />
      </div>
      <ChartReadout spec={spec} cursor={cursor} hint={hint} hintId={hintId} />
    </>
  );
}
