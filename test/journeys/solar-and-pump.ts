// The journey of solar and a heat pump together.
import { checkpoint } from '../browser/checkpoint.ts';
import type { Stage } from '../browser/stage.ts';
import { beginsWith, givesAddress, HOME, seesDetail } from '../browser/walks.ts';
import { onTheWay, requests } from '../browser/wire.ts';

/**
 * Walks to the question of the home's type.
 * @param before runs before the address is given, such as to change answers
 */
export async function atProperty(
  postcode: string = HOME.gasSemi,
  before: () => unknown = () => {},
): Promise<Stage> {
  const visit = await beginsWith(['solar', 'ashp']);
  await before();
  await givesAddress(visit, postcode);
  await visit.presses('Next');
  await visit.sees('Step 2 of 4');
  return visit;
}

/** Walks to the last question and answers it. */
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

/** Gives the names in the heat pump's list other ids, as another server may. */
export function numbersPumpTypesBackwards(): void {
  onTheWay('ashpPropertyTypes', (answer) => {
    const list = answer as unknown as readonly { id: number; name: string }[];
    const ids = list.map(({ id }) => id).reverse();
    return list.map(({ name }, at) => ({ id: ids[at], name }));
  });
}

/** The type of home in the request of each quote. */
export const quoted = (): Record<string, unknown> => Object.fromEntries(typesOf('createQuote'));

/** Answers the questions after the home's, then returns the type of home in the request of each quote. */
export async function quotedTypes(visit: Stage): Promise<Record<string, unknown>> {
  await visit.sees('How much of the day is someone at home?');
  await visit.presses('Next');
  await visit.chooses('Medium');
  await asksForResult(visit);
  return quoted();
}

/** The type of home that each quote was changed to, in order. */
export const changes = () => typesOf('changeQuote');

const typesOf = (call: 'createQuote' | 'changeQuote') =>
  requests(call).map(
    ({ url, body }) =>
      [url.pathname.split('/').at(-2) ?? '', (body as { propertyTypeId: number }).propertyTypeId] as const,
  );

export async function changesHome(visit: Stage): Promise<void> {
  await visit.opens('Your details');
  await visit.presses('Change property');
  await visit.chooses('Detached house');
  await visit.presses('Done');
}
