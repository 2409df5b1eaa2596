// What an enquiry adds to the sums of the hour in which it came: its journey, and nothing of whose it is.
import type { Brief } from '../../../src/domain/enquiry.ts';
import type { Count } from './counts-of.ts';
import type { EnquiryEnd } from './stages.ts';

/** The journey of a visit that has these quotes. */
export function journeyOfEnquiry({ quotes, vehicles }: Pick<Brief, 'quotes' | 'vehicles'>): string {
  const [asset, ...others] = new Set(quotes.map((quote) => quote.asset));
  if (others.length > 0) return 'several';
  if (asset === 'ev') return vehicles?.current ? 'evCompare' : 'evOnly';
  return asset === 'ashp' || asset === 'solar' ? asset : '';
}

export function countOfEnquiry(journey: string, end: EnquiryEnd, hour: string): Count {
  return { journey, variant: '', kind: 'enquiry', name: end, of: hour };
}
