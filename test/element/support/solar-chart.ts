import { mount } from '../../browser/mount.ts';
import { until } from '../../browser/until.ts';
import { visitor } from '../../browser/visitor.ts';
import { givesAddress } from '../../browser/walks.ts';

export interface SolarChart {
  readonly host: HTMLElement;
  /** The page's element around the widget, which tests narrow, hide or scale. */
  readonly column: HTMLElement;
  /** The element that handles keys and pointers. */
  readonly plot: () => HTMLElement;
  readonly canvas: () => HTMLCanvasElement | null;
  /** The text about the point under the cursor, or '' without a cursor. */
  readonly status: () => string;
}

/** In the first chart of the breakdown; What if has one of its own above it. */
const find = <Kind extends Element>(host: Element, selector: string) =>
  visitor(host).root.querySelector<Kind>(`.result__how .chart ${selector}`);

/** The chart of a semi-detached house, in a column of 800 px. */
export async function solarChart(): Promise<SolarChart> {
  const column = document.createElement('div');
  column.style.inlineSize = '800px';
  document.body.append(column);
  const host = await mount({ journey: 'solar', 'skip-home': '', router: 'memory' }, column);
  const visit = visitor(host);
  await givesAddress(visit);
  await visit.presses('Next');
  await until('the property type found', () => visit.root.querySelector('[name="propertyId"]:checked'));
  await visit.presses('Next');
  await visit.presses('See my result');
  await visit.sees('System cost estimate');
  for (const folded of visit.root.querySelectorAll('details')) folded.open = true;
  return {
    host,
    column,
    plot: () => find<HTMLElement>(host, '[role=application]') as HTMLElement,
    canvas: () => find<HTMLCanvasElement>(host, 'canvas'),
    status: () => find(host, '[role=status]')?.textContent?.replace(/\s+/g, ' ').trim() ?? '',
  };
}

/** Scrolls to the chart and waits until it is drawn. */
export async function drawn(chart: SolarChart): Promise<HTMLCanvasElement> {
  chart.plot().scrollIntoView({ block: 'center' });
  return until('the chart to be drawn', chart.canvas);
}

/** Moves a pointer over the chart. `share` is its position within the plot's width. */
export function pointAt(chart: SolarChart, share: number, pointerType = 'mouse'): void {
  const { left, width, top, height } = (find(chart.host, '.u-over') as Element).getBoundingClientRect();
  const place = { clientX: left + width * share, clientY: top + height / 2 };
  chart
    .plot()
    .dispatchEvent(new PointerEvent('pointermove', { bubbles: true, composed: true, pointerType, ...place }));
}

/** The colour of most opaque pixels of a drawing, as 'r,g,b', or '' if there is no drawing. */
export function mainColour(canvas: HTMLCanvasElement | null): string {
  if (!canvas) return '';
  const { data } = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? { data: [] };
  const counts = new Map<string, number>();
  for (let at = 0; at < data.length; at += 4) {
    const colour = `${data[at]},${data[at + 1]},${data[at + 2]}`;
    if (data[at + 3] === 255) counts.set(colour, (counts.get(colour) ?? 0) + 1);
  }
  return [...counts].sort(([, one], [, other]) => other - one)[0]?.[0] ?? '';
}
