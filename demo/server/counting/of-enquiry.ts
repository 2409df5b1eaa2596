// The count that an enquiry adds to its hour's totals: its journey, and nothing about the visitor.
import type { Brief } from '../../../src/domain/enquiry.ts';
import { COUNTED } from './counted-assets.ts';
import type { Count } from './counts-of.ts';
import type { EnquiryEnd } from './stages.ts';

/** The journey that has these quotes. */
export function journeyOfEnquiry(brief: Pick<Brief, 'quotes' | 'vehicles'>): string {
  const [asset = '', ...others] = new Set(brief.quotes.map((quote) => quote.asset));
  if (others.length > 0) return 'several';
  if (!Object.hasOwn(COUNTED, asset)) return '';
  const { journeys, journeyOf } = COUNTED[asset]!;
  return journeyOf?.(brief) ?? Object.keys(journeys)[0]!;
}

export function countOfEnquiry(journey: string, end: EnquiryEnd, hour: string): Count {
  return { journey, variant: '', kind: 'enquiry', name: end, of: hour };
}
