// The counts that a visit or an enquiry adds to its day's totals. A visit counts once at each stage, however often it was recorded.
import type { Brief } from '../../../src/domain/enquiry.ts';
import { COUNTED } from './counted-assets.ts';
import { type EnquiryEnd, POUNDS, QUESTIONS, SECONDS, SHOWN, type Stage, WAY, WIDTHS } from './stages.ts';
import type { Visit } from './visit.ts';

/** What one total counts. */
export interface Count {
  readonly journey: string;
  readonly variant: string;
  readonly kind:
    | 'stage'
    | 'page'
    | 'width'
    | 'hour'
    | 'reached'
    | 'passed'
    | 'stopped'
    | 'seconds'
    | 'saving'
    | 'refused'
    | 'failed'
    | 'enquiry';
  /** A stage, question, asset, reason or outcome of an enquiry. */
  readonly name: string;
  /** The page, width, hour, time or saving by which it is grouped; otherwise ''. */
  readonly of: string;
}

export function countsOf(visit: Visit): readonly Count[] {
  const journey = journeyOf(visit.journeys);
  const count = (kind: Count['kind'], name: string, of = ''): Count => ({
    journey,
    variant: kind === 'stage' ? visit.variant : '',
    kind,
    name,
    of,
  });
  const stages = stagesOf(visit);
  const shown = SHOWN.filter((stage) => stages.includes(stage));
  const width = widthOf(visit.width);
  return [
    ...stages.map((stage) => count('stage', stage)),
    ...shown.map((stage) => count('page', stage, visit.page)),
    ...(width ? shown.map((stage) => count('width', stage, width)) : []),
    ...(visit.hour ? stages.map((stage) => count('hour', stage, visit.hour)) : []),
    ...among(visit.reached, visit.passed).map((step) => count('reached', step)),
    ...visit.passed.map((step) => count('passed', step)),
    ...stoppedAt(visit).map((step) => count('stopped', step)),
    ...Object.entries(visit.seconds).map(([step, took]) => count('seconds', step, secondsOf(took))),
    ...Object.entries(visit.savings).map(([asset, saving]) => count('saving', asset, poundsOf(saving))),
    ...visit.refused.map((reason) => count('refused', reason)),
    ...visit.failed.map((kind) => count('failed', kind)),
  ];
}

function stagesOf({ way, after }: Visit): readonly Stage[] {
  return [...WAY.slice(0, way + 1), ...after];
}

function among(reached: readonly string[], passed: readonly string[]): readonly string[] {
  return [...new Set([...reached, ...passed])];
}

/** Returns '' until a question was seen. */
function journeyOf(journeys: readonly string[]): string {
  const [first = ''] = journeys;
  return journeys.length > 1 || first.includes('-') ? 'several' : first;
}

/** The last question that was seen and not answered; none if all were answered or the home was refused. */
function stoppedAt({ way, reached, passed, refused }: Visit): readonly string[] {
  if (way >= WAY.indexOf('questions') || refused.length > 0) return [];
  const open = Object.keys(QUESTIONS).filter((step) => reached.includes(step) && !passed.includes(step));
  return open.slice(-1);
}

function widthOf(width: number | null): string | null {
  if (width === null) return null;
  return Object.entries(WIDTHS).find(([, most]) => width < most)?.[0] ?? null;
}

function secondsOf(took: number): string {
  const next = SECONDS.findIndex((one) => one >= took);
  const [below, above] = [SECONDS[next - 1] ?? 0, SECONDS[next] ?? SECONDS.at(-1)!];
  return String(took < (below + above) / 2 ? below : above);
}

/** Returns '' for a result without a saving. */
function poundsOf(saving: number | null): string {
  return saving === null ? '' : String(Math.floor(saving / POUNDS) * POUNDS);
}

/** The journey that has these quotes. */
export function journeyOfEnquiry(brief: Pick<Brief, 'quotes' | 'vehicles'>): string {
  const [asset = '', ...others] = new Set(brief.quotes.map((quote) => quote.asset));
  if (others.length > 0) return 'several';
  if (!Object.hasOwn(COUNTED, asset)) return '';
  const { journeys, journeyOf } = COUNTED[asset]!;
  return journeyOf?.(brief) ?? Object.keys(journeys)[0]!;
}

/** The count that an enquiry adds to its hour's totals: its journey, and nothing about the visitor. */
export function countOfEnquiry(journey: string, end: EnquiryEnd, hour: string): Count {
  return { journey, variant: '', kind: 'enquiry', name: end, of: hour };
}
