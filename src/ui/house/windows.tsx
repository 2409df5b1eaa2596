import type { Window } from './silhouette.ts';

type Frame = readonly [x: number, y: number, width: number, height: number];

/** The bars that divide the glass, by kind. */
const BARS: Record<Window[4], (frame: Frame) => string> = {
  sash: ([x, y, w, h]) => `M${x} ${y + h / 2}h${w}`,
  pair: ([x, y, w, h]) => `M${x + w / 2} ${y}v${h}`,
  cross: ([x, y, w, h]) => `M${x + w / 2} ${y}v${h}M${x} ${y + h / 3}h${w}`,
  bay: ([x, y, w, h]) => `M${x + w / 4} ${y}v${h}M${x + (w * 3) / 4} ${y}v${h}M${x} ${y + h / 3}h${w}`,
  arch: ([x, y, w, h]) => `M${x} ${y + h / 2}h${w}`,
};

function outline([x, y, w, h, panes]: Window): string {
  if (panes !== 'arch') return `M${x} ${y}h${w}v${h}h${-w}Z`;
  return `M${x} ${y + h}V${y + 4}q${w / 2}-7 ${w} 0v${h - 4}Z`;
}

export function Windows({ windows, lit }: { windows: readonly Window[]; lit: number }) {
  return windows.map((window, index) => {
    const [x, y, w, h, panes] = window;
    return (
      <g className={index < lit ? 'house__window house__window--lit' : 'house__window'} key={`${x}-${y}`}>
        <path className="house__glow" d={outline(window)} />
        <path className="house__glass" d={outline(window)} />
        <path className="house__light" d={outline(window)} />
        <path className="house__bars" d={`${BARS[panes]([x, y, w, h])}M${x - 2} ${y + h}h${w + 4}`} />
      </g>
    );
  });
}
