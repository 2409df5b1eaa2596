// Facts from a home's energy certificate and a car's MOT tests, if the operator's API looks them up.
import { expect } from '@open-wc/testing';
import type { Stage } from '../browser/stage.ts';
import { until } from '../browser/until.ts';
import { begins, givesAddress, givesPlate, HOME, pastAddress, START } from '../browser/walks.ts';
import { forgetWire, onTheWay } from '../browser/wire.ts';

const FROM = /We chose this from your energy certificate of 4 April 2025\.\s+Choose another if it is wrong\./;
const CERTIFICATE = {
  date: '2025-04-04',
  propertyTypeId: 4,
  heatingFuel: 1,
  insulation: 3,
  hasHeatPump: false,
  hasSolar: true,
  hasBattery: false,
};

/** Changes the answer to that of a server that reads the register of certificates. */
function certified(more: object = {}): void {
  onTheWay('addressDefaults', (answer) => ({
    ...answer,
    solarPropertyId: 4,
    ashpPropertyId: 4,
    certificate: { ...CERTIFICATE, ...more },
  }));
}

/** Walks past the address, with changed answers. */
async function pastChanged(start: string, change: () => void): Promise<Stage> {
  const visit = await begins(start);
  change();
  await givesAddress(visit);
  await visit.presses('Next');
  return visit;
}

/** Waits, since the list of choices may arrive later. */
const isChosen = (visit: Stage, name: string, value: number) =>
  until(`${name} ${value}`, () => visit.root.querySelector(`[name=${name}][value="${value}"]:checked`));
/** The description of the group with the choice, for screen readers. */
const described = (visit: Stage, name: string) => {
  const group = visit.root.querySelector(`[name="${name}"]`)!.closest('fieldset')!;
  const ids = group.getAttribute('aria-describedby')!.split(' ');
  return ids.map((id) => visit.root.getElementById(id)?.textContent).join(' ');
};

describe('what is looked up about a home and a car', () => {
  afterEach(forgetWire);

  it('LIVE-03: type, heating and insulation are chosen by the certificate, whose date is shown and announced', async () => {
    const visit = await pastChanged(START.all, certified);
    await visit.sees('What type of home is it?');
    await visit.sees(FROM);
    await isChosen(visit, 'propertyId', 4);
    expect(described(visit, 'propertyId')).to.match(FROM).and.to.include('solar panels or a battery already');
    await visit.chooses('Detached house');
    await visit.seesGone(FROM);
    await visit.presses('Next');
    await visit.sees('How much of the day is someone at home?');
    await visit.presses('Next');
    await visit.sees('How is your home heated today?');
    expect(described(visit, 'heatingFuel')).to.match(FROM);
    expect(described(visit, 'insulation')).to.match(FROM);
    await isChosen(visit, 'heatingFuel', 1);
    await isChosen(visit, 'insulation', 3);
  });

  it('LIVE-03: a certificate older than ten years is marked as old', async () => {
    const visit = await pastChanged(START.heatPump, () => certified({ date: '2013-02-01' }));
    await visit.sees(/certificate of 1 February 2013, which is over ten years old/);
  });

  it('LIVE-01: without a certificate nothing about it is shown', async () => {
    const visit = await pastAddress(START.heatPump, HOME.gasSemi);
    await visit.sees('What type of home is it?');
    expect(visit.root.textContent).not.to.match(/certificate/);
  });

  it('the page names no meter if none was looked up', async () => {
    const visit = await begins(START.heatPump);
    onTheWay('addressMeters', () => {
      const meter = { isDomestic: true, isPrepayment: false, isSmartMeter: false, mugSupplierId: null };
      return [{ elecdetails: [meter], gasdetails: [meter], fuelType: null }];
    });
    onTheWay('addressDefaults', () => ({ solarPropertyId: null, ashpPropertyId: null }));
    await givesAddress(visit);
    await visit.sees('We looked up no meter');
    expect(visit.root.textContent).not.to.match(/From meter records|No smart meter/);
  });

  it('LIVE-04: weekly miles from the car’s MOT tests are offered, and a press uses them', async () => {
    const visit = await pastChanged(START.evOnly, () =>
      onTheWay('vehicleByPlate', (answer) => ({
        ...answer,
        yearlyMiles: { miles: 7900, from: '2022-03-10', to: '2025-03-08' },
      })),
    );
    await givesPlate(visit, 'EV21 LEF', 'Nissan Leaf');
    await visit.presses('Next');
    await visit.sees(
      'Your car was driven about 7,900 miles a year, by its MOT tests of 10 March 2022 and 8 March 2025.',
    );
    await visit.presses('Use this');
    await until('the year', () => visit.root.textContent?.includes('That is about 7,904 miles a year.'));
  });
});
