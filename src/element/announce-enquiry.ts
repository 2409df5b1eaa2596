// BEY-21: an enquiry that the page could not pass on is not lost. The page says when its own server has it.
import { failed, type Outcome, success } from '../api/failure.ts';
import type { Enquiry } from '../domain/enquiry.ts';
import { announce } from './events.ts';

/** ms: as long as a visitor waits for a call of ours. */
const PATIENCE = 14_000;

/** True where the page took it, false where nobody did; failed where it said that it could not. */
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
