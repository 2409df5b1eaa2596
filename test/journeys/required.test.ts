import { expect } from '@open-wc/testing';
import { leave, open, reopen, type Stage } from '../browser/stage.ts';
import { until } from '../browser/until.ts';
import {
  CONTACT,
  givesAddress,
  givesHome,
  givesPlate,
  HOME,
  PLAIN_START,
  pastAddress,
  START,
  starts,
  WEEKDAY,
  WEEKEND,
} from '../browser/walks.ts';
import { allRequests } from '../browser/wire.ts';

/** Removes the home from what is stored, as in a session from before the widget stored it. */
function forgetHome() {
  const [key, kept] =
    Object.entries(sessionStorage).find(([, value]) => value.includes('"propertyId"')) ?? [];
  if (!key) throw new Error('Nothing is kept.');
  sessionStorage.setItem(key, kept.replace(/"propertyId":\d+/, '"propertyId":null'));
}

async function heatPumpResult(): Promise<Stage> {
  const visit = await pastAddress(START.heatPump, HOME.gasSemi);
  await givesHome(visit);
  await visit.presses('See my result');
  await visit.sees('Recommended pump size');
  return visit;
}

/** Whether a field, or the group of a radio button, is marked as required. */
const isMarked = (field: Element | null | undefined) => Boolean(field?.closest('[aria-required=true]'));

describe('required fields', () => {
  it('VAL-01 RES-HP-04: the property editor says so when Done is pressed with nothing chosen', async () => {
    await leave(await heatPumpResult());
    forgetHome();
    const visit = await reopen(CONTACT);
    await visit.presses('Change property');
    await visit.sees('Choose Property');
    await visit.sees('Detached house');
    const radios = [
      ...visit.root.querySelectorAll<HTMLInputElement>('dialog[open] input[name=propertyTypeId]'),
    ];
    expect(radios.length).to.be.greaterThan(2);
    expect(radios.some(({ checked }) => checked)).to.equal(false);
    expect(radios.every(isMarked)).to.equal(true);
    await visit.presses('Done');
    await visit.sees('Property type is required');
    expect(visit.root.querySelector('dialog[open]')).not.to.equal(null);
  });

  it('VAL-01 STEP-PROP-02 STEP-MILES-02: the property type, and both miles, are marked', async () => {
    const visit = await pastAddress(START.heatPump, HOME.gasSemi);
    await visit.sees('Semi-detached house');
    expect([...visit.root.querySelectorAll('input[name=propertyId]')].every(isMarked)).to.equal(true);

    const driver = await pastAddress(START.evOnly, HOME.gasSemi);
    await givesPlate(driver, 'EV21LEF', 'Nissan Leaf');
    await driver.presses('Next');
    for (const label of [WEEKDAY, WEEKEND]) expect(isMarked(await driver.field(label)), label).to.equal(true);
  });

  it('VAL-01 ENQ-05 ENQ-07: contact time and adoption are marked, and optional fields are not', async () => {
    const visit = await heatPumpResult();
    await visit.presses('Arrange a call');
    expect(isMarked(await visit.field('Best contact time'))).to.equal(true);
    const adoption = [...visit.root.querySelectorAll('dialog[open] input[name=adopt]')];
    expect(adoption.length).to.equal(3);
    expect(adoption.every(isMarked)).to.equal(true);
    expect(isMarked(await visit.field('Additional information'))).to.equal(false);
  });

  it('VAL-01: a required field may have its own sentence, as adoption has with copy="plain"', async () => {
    const visit = await pastAddress(PLAIN_START.heatPump, HOME.gasSemi, { copy: 'plain' });
    await givesHome(visit);
    await visit.presses('See my result');
    await visit.presses('Arrange a call');
    await visit.field('Full name');
    visit.root.querySelector<HTMLElement>('dialog[open] [type=submit]')?.click();
    await visit.sees('Say whether you plan to do any of this');
    await visit.sees('Enter your full name');
  });
});

describe('a provider’s own URLs', () => {
  it('AMB-26 CALL-09: serve the suppliers and tariffs that name the found home and the result', async () => {
    const visit = await open(CONTACT);
    Object.assign(visit.element, { endpoints: { suppliers: '/own/suppliers', tariffs: '/own/tariffs' } });
    await starts(visit, START.heatPump);
    await givesAddress(visit);
    for (const name of ['suppliers', 'tariffs']) {
      const asked = () =>
        allRequests().findLast(({ url }) => url.pathname.endsWith(`/${name}`))?.url.pathname;
      await until(`the provider’s ${name}`, () => asked() === `/own/${name}`);
    }
  });
});
