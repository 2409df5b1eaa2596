// Draws charts on a canvas that records all calls.
import { createRoot } from 'react-dom/client';
import { css } from '../../../src/styles/sheet.ts';
import { ChartPlot } from '../../../src/ui/chart/chart.tsx';
import type { ChartNote, ChartSeries, ChartSpec } from '../../../src/ui/chart/chart-spec.ts';

const MONTHS = ['January', 'February', 'March', 'April', 'May', 'June'];

const spec = (series: readonly ChartSeries[], more: Partial<ChartSpec> = {}): ChartSpec => ({
  pointsName: 'Month',
  points: MONTHS.map((name) => ({ name, tick: name.slice(0, 3), shortTick: name.slice(0, 1) })),
  series,
  unit: 'kWh',
  format: (value) => `${value} kWh`,
  axisFormat: String,
  ...more,
});

const series = (
  look: ChartSeries['look'],
  ink: ChartSeries['ink'],
  values: readonly number[],
  notes: readonly ChartNote[] = [],
): ChartSeries => ({ name: `${look} ${ink}`, look, ink, values, notes });

interface Scene {
  readonly theme: 'meadow' | 'civic';
  /** px */
  readonly width: number;
  readonly spec: ChartSpec;
}

const SUNNY = series('bars', 4, [100, 210, 380, 500, 460, 300], [{ at: 3, text: '500 kWh' }]);
const USED = series('line', 1, [320, 300, 280, 240, 230, 225], [{ at: 0, text: '320 kWh', side: 'after' }]);
const OWED = spec(
  [
    series('area', 2, [0, 600, 1200, 1850, 2500, 3100]),
    series('dashed', 3, [1500, 1500, 1500, 1500, 1500, 1500]),
  ],
  { flag: { at: 2.46, value: 1500, text: 'Paid off' } },
);

export const scenes: Readonly<Record<string, Scene>> = {
  'a line over bars of the sun': { theme: 'meadow', width: 600, spec: spec([SUNNY, USED]) },
  'the same where there is little room': { theme: 'civic', width: 260, spec: spec([SUNNY, USED]) },
  'the same where there is just room for the names': {
    theme: 'meadow',
    width: 310,
    spec: spec([SUNNY, USED]),
  },
  'an area with a flag, against a dashed line': { theme: 'meadow', width: 600, spec: OWED },
  'the same with square corners': { theme: 'civic', width: 600, spec: OWED },
  'an area without a flag': {
    theme: 'meadow',
    width: 600,
    spec: spec([series('area', 1, [5, 3, 8, 2, 9, 4])]),
  },
  'bars on either side of nothing, each with its note': {
    theme: 'meadow',
    width: 600,
    spec: spec([
      series(
        'bars',
        2,
        [-200, 50, 300, -80, 120, 0],
        [0, 2].map((at) => ({ at, text: `note ${at}` })),
      ),
    ]),
  },
};

/** Records calls and settings. Each letter counts as equally wide, so that the record does not depend on the fonts. */
function recordCalls(into: string[]): () => void {
  const undo: (() => void)[] = [];
  for (const proto of [CanvasRenderingContext2D.prototype, Path2D.prototype]) {
    for (const [name, one] of Object.entries(Object.getOwnPropertyDescriptors(proto))) {
      const recording = recorded(name, one, into);
      if (!recording) continue;
      Object.defineProperty(proto, name, recording);
      undo.push(() => Object.defineProperty(proto, name, one));
    }
  }
  return () => {
    for (const back of undo) back();
  };
}

const SILENT = ['constructor', 'getContextAttributes', 'createLinearGradient'];

function recorded(name: string, one: PropertyDescriptor, into: string[]): PropertyDescriptor | null {
  const { value: call, set } = one;
  if (SILENT.includes(name)) return null;
  if (name === 'measureText') return { ...one, value: (text: string) => ({ width: 7 * text.length }) };
  if (set)
    return {
      ...one,
      set(this: unknown, value: unknown) {
        into.push(`${name} = ${written(value)}`);
        set.call(this, value);
      },
    };
  if (typeof call !== 'function') return null;
  return {
    ...one,
    value(this: unknown, ...given: unknown[]) {
      into.push(`${name} ${given.map(written).join(' ')}`.trim());
      return call.apply(this, given);
    },
  };
}

const short = (text: string) => text.replace(/\d+\.\d+/g, (digits) => Number(digits).toFixed(2));

function written(value: unknown): string {
  if (typeof value !== 'object' || Array.isArray(value)) return short(String(value));
  return value?.constructor.name ?? 'null';
}

/** Also records the stops of gradients. */
function recordStops(into: string[]): () => void {
  const { addColorStop } = CanvasGradient.prototype;
  CanvasGradient.prototype.addColorStop = function (at, color) {
    into.push(`addColorStop ${written(at)} ${color}`);
    addColorStop.call(this, at, color);
  };
  return () => {
    CanvasGradient.prototype.addColorStop = addColorStop;
  };
}

const frame = () => new Promise(requestAnimationFrame);

/** Resolves when nothing more is drawn. */
export async function drawing(into: ShadowRoot, name: string): Promise<string> {
  const { theme, width, spec: chart } = scenes[name] as Scene;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css.first + css.rest);
  into.adoptedStyleSheets = [sheet];
  const page = into.appendChild(document.createElement('div'));
  page.className = 'root';
  page.dataset.theme = theme;
  page.style.inlineSize = `${width}px`;
  const calls: string[] = [];
  const undo = [recordCalls(calls), recordStops(calls)];
  const root = createRoot(page);
  root.render(<ChartPlot spec={chart} name="Chart" kind="Interactive chart" hint="Hint" />);
  for (let still = 0, before = 0; still < 3; still = before > 0 && calls.length === before ? still + 1 : 0) {
    before = calls.length;
    await frame();
  }
  root.unmount();
  for (const back of undo) back();
  return calls.join('\n');
}
