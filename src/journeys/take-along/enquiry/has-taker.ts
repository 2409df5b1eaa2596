// SEEN-12: no form where nobody takes what is typed into it.
import type { Result } from '../../../domain/result.ts';
import type { Settings } from '../../../domain/settings.ts';

/** An API says whether it takes enquiries from this page; a page is asked by its event alone. */
export function hasTaker({ enquiries }: Pick<Settings, 'enquiries'>, { takesEnquiries }: Result): boolean {
  return enquiries === 'event' || (enquiries === 'api' && takesEnquiries !== false);
}
