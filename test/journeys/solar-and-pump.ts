// Solar and a heat pump asked for together.
import { checkpoint } from './checkpoint.ts';
import type { Stage } from './stage.ts';
import { beginsWith, givesAddress, HOME, seesDetail } from './walks.ts';

/** At the question of the home's type, solar and a heat pump asked for. */
export async function atProperty(postcode: string = HOME.gasSemi): Promise<Stage> {
  const visit = await beginsWith(['solar', 'ashp']);
  await givesAddress(visit, postcode);
  await visit.presses('Next');
  await visit.sees('Step 2 of 4');
  return visit;
}

/** At the last question, answered. */
export async function toEnd() {
  const visit = await atProperty();
  await visit.chooses('Semi-detached house');
  await visit.presses('Next');
  await visit.sees('How much of the day is someone at home?');
  await visit.presses('Next');
  await visit.sees('How is your home heated today?');
  await visit.chooses('Medium');
  return visit;
}
export const atEnd = checkpoint(toEnd);

export async function asksForResult(visit: Stage): Promise<void> {
  await visit.presses('See my result');
  await seesDetail(visit, /^(System cost estimate|Recommended pump size)$/);
}

/** The name of each tab, and whether it is open. */
export const tabs = (visit: Stage) =>
  [...visit.root.querySelectorAll('[role=tab]')].map((tab) => [
    tab.querySelector('.tabs__name')?.textContent,
    tab.getAttribute('aria-selected') === 'true',
  ]);
