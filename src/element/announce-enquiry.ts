// BEY-21: if the page could not accept an enquiry, it is not lost. The page says when its own server has it.
import { failed, type Outcome, success } from '../api/failure.ts';
import type { Enquiry } from '../domain/enquiry.ts';
import { announce } from './events.ts';

/** ms: as long as a visitor waits for one of our calls. */
const PATIENCE = 14_000;

/** True if the page accepted it, false if nothing did, failed if the page said that it could not. */
export async function announceEnquiry(
  host: HTMLElement,
  enquiry: Enquiry,
  warn: (message: string) => void,
): Promise<Outcome<boolean>> {
  const work: unknown[] = [];
  const isFree = announce(host, 'heq-enquiry', enquiry, { waitUntil: (done) => void work.push(done) });
  try {
    const late = new Promise((_, fail) => work[0] && setTimeout(fail, PATIENCE, 'too late'));
    for (const answer of (await Promise.race([Promise.all(work), late])) as Partial<Response>[])
      if (answer?.ok === false) throw answer.status;
    return success(!isFree || work.length > 0);
  } catch (problem) {
    warn(`heq-enquiry: ${problem}`);
    return failed({ kind: 'no-answer' });
  }
}
