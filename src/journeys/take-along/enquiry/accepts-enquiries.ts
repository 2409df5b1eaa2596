// SEEN-12: shows no form if nobody accepts enquiries.
import type { Result } from '../../../domain/result.ts';
import type { Settings } from '../../../domain/settings.ts';

/** An API says whether it accepts enquiries from this page. A page can only be asked by the event itself. */
export function acceptsEnquiries(
  { enquiries }: Pick<Settings, 'enquiries'>,
  { takesEnquiries }: Result,
): boolean {
  return enquiries === 'event' || (enquiries === 'api' && takesEnquiries !== false);
}
