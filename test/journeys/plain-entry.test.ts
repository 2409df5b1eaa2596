import { expect } from '@open-wc/testing';
import { until } from '../browser/until.ts';
import {
  begins,
  givesMiles,
  givesPlate,
  HOME,
  LEAF,
  PLAIN_START,
  pastAddress,
  picksVehicle,
  searches,
} from '../browser/walks.ts';

const PLAIN = { copy: 'plain' };
const start = (attributes = {}) => begins(PLAIN_START.heatPump, { ...PLAIN, ...attributes });

describe('copy="plain", on the way to a quote', () => {
  it('AMB-14 STEP-ADDR-21: one empty field is one problem, until there is a list to choose from', async () => {
    const visit = await start();
    await visit.presses('Next');
    await visit.sees('Enter your postcode');
    visit.doesNotSee('Search for your address and choose it from the list');
    await searches(visit, HOME.gasSemi);
    await visit.presses('Next');
    await visit.sees('Search for your address and choose it from the list');
    visit.doesNotSee('Enter your postcode');
  });

  it('AMB-14 STEP-ADDR-12: the terms are linked once, in the footer, or else at the question', async () => {
    const terms = (visit: { controls: () => readonly string[] }) =>
      visit.controls().filter((name) => name.startsWith('Terms and conditions'));
    expect(terms(await start())).to.have.length(1);
    expect(terms(await start({ 'hide-footer': '' }))).to.have.length(1);
  });

  it('AMB-14 ERR-10: a prepayment meter offers one number and one way to another address', async () => {
    const visit = await start({ 'support-phone': '0117 496 0142' });
    await searches(visit, 'BS1 9AF');
    (await until('an address', () => visit.root.querySelector<HTMLElement>('[role=option]'))).click();
    await visit.control('Choose another address');
    expect(visit.controls()).not.to.include('Change address');
    expect(visit.controls().filter((name) => name === 'Call 0117 496 0142')).to.have.length(1);
  });

  it('AMB-14 AMB-08: all questions have one heading, and numbers have separators', async () => {
    const visit = await pastAddress(PLAIN_START.all, HOME.gasSemi, PLAIN);
    const heading = () => visit.root.querySelector('.questions__header .heading')?.textContent;
    const shared = heading();
    await visit.chooses('Semi-detached house');
    for (const answer of ['All day', 'Medium']) {
      await visit.presses('Next');
      await visit.chooses(answer);
      expect(heading()).to.equal(shared);
    }
    await visit.presses('Next');
    await givesPlate(visit, 'FO18 RDX', 'Ford Focus');
    await visit.presses('Next');
    await visit.presses('Choose a car');
    await picksVehicle(visit, LEAF);
    await visit.presses('Next');
    await givesMiles(visit, '4201', '20');
    await visit.presses('See my result');
    await visit.sees('Weekday miles must be from 0 to 4,200.');
    expect(heading()).to.equal(shared);
  });
});
