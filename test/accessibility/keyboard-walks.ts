import { activate, fill, focusOn, nameOf, press, tabTo, type } from '../browser/keyboard.ts';
import { open, type Stage } from '../browser/stage.ts';
import { CONTACT } from '../browser/walks.ts';

/** From the top of the page to the end of the address question, with which every journey begins. */
export async function givesAddress(start: string): Promise<Stage> {
  const visit = await open(CONTACT);
  await activate(visit, start);
  await visit.sees('Where is your home?');
  await fill(visit, 'Postcode', 'bs1 9aa');
  await press('Enter');
  await visit.sees('24 addresses in Bristol, BS1 9AA');
  await tabTo(visit, 'Choose your address');
  await type('14 harb');
  await visit.sees('Showing 1 of 24 addresses');
  await press('ArrowDown');
  await press('Enter');
  await visit.sees('What we found');
  await activate(visit, 'Next');
  return visit;
}

/** The new question or headline takes the focus. */
export async function arrivesAt(visit: Stage, text: string | RegExp): Promise<void> {
  await visit.sees(text);
  const lead = visit.root.querySelector('.shell__screen [data-lead]');
  await focusOn(visit, nameOf(lead));
}
