// The shortest way through the heat pump journey.

import { press, root, sees, type } from './screen.ts';
import { until } from './until.ts';

export const POSTCODE = 'BS1 9AA';

/** From home to the first question. */
export async function beginHeatPump(host: Element): Promise<void> {
  await press(host, 'Explore heat pumps');
  await sees(host, 'Where is your home?');
}

/** Searches, and chooses the first address. */
export async function answerAddress(host: Element, postcode = POSTCODE): Promise<void> {
  await type(host, 'postcode', postcode);
  await press(host, 'Search');
  const first = await until('an address', () => root(host).querySelector<HTMLElement>('[role="option"]'));
  first.click();
  await sees(host, 'Your address');
}

/** From the first question to the last, all answered. */
export async function answerQuestions(host: Element): Promise<void> {
  await answerAddress(host);
  await press(host, 'Next');
  await until('the property type found', () => root(host).querySelector('[name="propertyId"]:checked'));
  await press(host, 'Next');
  const medium = () => root(host).querySelector<HTMLElement>('[name="insulation"][value="2"]');
  (await until('the insulation', medium)).click();
}

/** From home to the result. */
export async function walkHeatPump(host: Element): Promise<void> {
  await beginHeatPump(host);
  await answerQuestions(host);
  await press(host, 'See my result');
  await sees(host, 'Recommended pump size');
}
