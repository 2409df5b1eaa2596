// Walks from home to each kind of result.
import { expect, type Locator } from '@playwright/test';
import { answerAddress, answerQuestions, beginHeatPump, next, seeResult } from './walk.ts';

interface WalkToResult {
  readonly name: string;
  readonly reach: (widget: Locator) => Promise<void>;
}

async function begin(widget: Locator, button: string): Promise<void> {
  await widget.getByRole('button', { name: button }).first().click();
  await answerAddress(widget);
  await next(widget);
}

async function ask(widget: Locator, question: string): Promise<void> {
  await expect(widget.getByText(question).first()).toBeVisible();
}

/** Keeps the type of home that was found with the address. */
async function keepPropertyType(widget: Locator): Promise<void> {
  await ask(widget, 'What type of home is it?');
  await expect(widget.getByRole('radio', { checked: true })).toHaveCount(1);
  await next(widget);
  await ask(widget, 'How much of the day is someone at home?');
}

async function givePlate(widget: Locator, plate: string, card: string): Promise<void> {
  await widget.getByLabel('Registration number').fill(plate);
  await widget.getByRole('button', { name: 'Search' }).click();
  await ask(widget, card);
  await next(widget);
}

async function pickLeaf(widget: Locator): Promise<void> {
  await widget.getByRole('button', { name: 'Select a vehicle' }).click();
  const dialog = widget.getByRole('dialog');
  await dialog.getByLabel('Make').selectOption('Nissan');
  await dialog.getByLabel('Model').selectOption('Leaf');
  await dialog.getByLabel('Battery size').selectOption('39 kWh');
  await dialog.getByRole('button', { name: 'Done' }).click();
  await ask(widget, 'Nissan Leaf');
  await next(widget);
}

async function giveMiles(widget: Locator): Promise<void> {
  await widget.getByLabel(/^Weekday miles/).fill('150');
  await widget.getByLabel(/^Weekend miles/).fill('60');
}

async function finish(widget: Locator, sees: string): Promise<void> {
  await widget.getByRole('button', { name: 'See my result' }).click();
  await ask(widget, sees);
}

async function seeHeatPump(widget: Locator): Promise<void> {
  await beginHeatPump(widget);
  await answerQuestions(widget);
  await seeResult(widget);
}

async function seeSolar(widget: Locator): Promise<void> {
  await begin(widget, 'Explore solar & battery');
  await keepPropertyType(widget);
  await finish(widget, 'System cost estimate');
}

async function seeElectricCar(widget: Locator): Promise<void> {
  await begin(widget, 'Best EV energy deal of those we compare');
  await givePlate(widget, 'EV21LEF', 'Nissan Leaf');
  await giveMiles(widget);
  await finish(widget, 'Vehicle usage');
}

async function seeCarsCompared(widget: Locator): Promise<void> {
  await begin(widget, 'Compare charging vs fuel costs');
  await givePlate(widget, 'FO18RDX', 'Ford Focus');
  await pickLeaf(widget);
  await giveMiles(widget);
  await finish(widget, 'Vehicle usage');
}

async function seeAll(widget: Locator): Promise<void> {
  await begin(widget, 'Explore all three together');
  await keepPropertyType(widget);
  await next(widget);
  await widget.getByRole('radio', { name: /^Medium/ }).check();
  await next(widget);
  await givePlate(widget, 'FO18RDX', 'Ford Focus');
  await pickLeaf(widget);
  await giveMiles(widget);
  await finish(widget, 'How this adds up');
}

/** The results of a single asset. All three together have tabs and the one bill. */
export const ALONE: readonly WalkToResult[] = [
  { name: 'a heat pump', reach: seeHeatPump },
  { name: 'solar panels', reach: seeSolar },
  { name: 'an electric car', reach: seeElectricCar },
  { name: 'an electric car beside today’s', reach: seeCarsCompared },
];
export { seeAll };
