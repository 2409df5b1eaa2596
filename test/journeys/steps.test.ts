import { expect } from '@open-wc/testing';
import { leave, type Stage } from '../browser/stage.ts';
import { until } from '../browser/until.ts';
import { begins, givesAddress, HOME, pastAddress, START, searches } from '../browser/walks.ts';
import { requests } from '../browser/wire.ts';

/** The names of the radio buttons of a question, in order. */
const radios = ({ root }: Stage, name: string) =>
  [...root.querySelectorAll<HTMLInputElement>(`input[name=${name}]`)].map(
    (radio) => root.getElementById(radio.getAttribute('aria-labelledby') ?? '')?.textContent,
  );

describe('the first questions', () => {
  it('STEP-ADDR-01 STEP-ADDR-15: the address begins with a postcode box, Search and Next', async () => {
    const visit = await begins(START.solar);
    await visit.field('Postcode');
    expect(visit.controls()).to.include.members(['Search', 'Next', 'Back']);
    expect(requests('reccoAddresses')).to.have.length(0);
  });

  it('STEP-ADDR-16 CALL-13 CALL-14: choosing an address reads its meters, then what may be assumed of it', async () => {
    const visit = await begins(START.solar);
    await searches(visit, HOME.gasSemi);
    expect(requests('addressMeters')).to.have.length(0);
    await givesAddress(visit);
    const [meters] = requests('addressMeters');
    const [defaults] = requests('addressDefaults');
    expect(meters?.body).to.include.keys('id', 'text', 'mpanCores', 'xoserveAddressCodes');
    expect((defaults?.body as { address: object }).address).to.include.keys('elecdetails', 'gasdetails');
  });

  it('STEP-PROP-01 STEP-PROP-05 LOOK-02: the question about the home has a picture for each type in the server’s list, with the assumed type chosen', async () => {
    const visit = await pastAddress(START.solar);
    await visit.sees('What type of home is it?');
    await until('eight types', () => radios(visit, 'propertyId').length === 8);
    expect(radios(visit, 'propertyId')).to.include.members(['Detached house', 'Flat', 'Maisonette']);
    expect(visit.root.querySelectorAll('label svg.house__drawing')).to.have.length(8);
    const chosen = visit.root.querySelector<HTMLInputElement>('input[name=propertyId]:checked');
    expect(chosen?.value).to.equal('2');
    await visit.sees('We chose this from your address. Choose another if it is wrong.');
    await visit.chooses('Flat');
    await visit.seesGone('We chose this from your address. Choose another if it is wrong.');
  });

  it('STEP-HEAT-01: heating has a radio button for each kind', async () => {
    const visit = await pastAddress(START.heatPump, HOME.twoSuppliers);
    await visit.chooses('Semi-detached house');
    await visit.presses('Next');
    await visit.sees('How is your home heated today?');
    expect(radios(visit, 'heatingFuel')).to.deep.equal(['Gas', 'Electric', 'Oil']);
  });

  it('STEP-ICE-01: the vehicle is entered by its plate, with Search', async () => {
    const visit = await pastAddress(START.compare);
    await visit.field('Registration number');
    expect(visit.controls()).to.include.members(['Search']);
  });
});

describe('what is recorded', () => {
  interface Recorded {
    readonly userTrackingId: string;
    readonly propertyDetails: readonly { readonly value: string }[];
  }

  /** Page and action of each record of this visit. The visitor leaves first, so that all records are sent. */
  async function recorded(visit: Stage, last: string) {
    await leave(visit);
    const records = () => requests('trackRecords').flatMap(({ body }) => body as Recorded[]);
    const mine = () => records().filter(({ userTrackingId: id }) => id === records().at(-1)?.userTrackingId);
    // Stages are recorded, too (KEEP-04).
    const actions = () =>
      mine()
        .map(({ propertyDetails: [page, action] }) => `${page?.value} ${action?.value}`)
        .filter((what) => !what.endsWith(' Stage'));
    await until(last, () => actions().includes(last));
    return actions();
  }

  it('WIZ-21 CALL-02: a page is Viewed, a choice is a Choose, a valid Next is a Next, and an invalid one is nothing', async () => {
    const visit = await begins(START.solar);
    await visit.presses('Next');
    await visit.sees('Please ensure you answered all required fields');
    await givesAddress(visit);
    await visit.presses('Next');
    await visit.chooses('Detached house');
    expect(await recorded(visit, 'currentTariff Choose')).to.deep.equal([
      'home Viewed',
      'currentTariff Viewed',
      'currentTariff Next',
      'currentTariff Choose',
    ]);
  });

  it('RES-02 RES-03: results are Viewed by asset, and load a property list only to change the property', async () => {
    const visit = await pastAddress(START.compare);
    await visit.types('Registration number', 'FO18RDX');
    await visit.presses('Search');
    await visit.presses('Next');
    await visit.presses('Select a vehicle');
    await visit.picks('Make', 'Nissan');
    await visit.picks('Model', 'Leaf');
    await visit.picks('Battery size', '39 kWh');
    await visit.presses('Done');
    await visit.presses('Next');
    await visit.types(/^Weekday miles/, '150');
    await visit.types(/^Weekend miles/, '60');
    await visit.presses('See my result');
    await visit.sees('Vehicle usage');
    expect(requests('esaPropertyTypes').length + requests('ashpPropertyTypes').length).to.equal(0);
    expect((await recorded(visit, 'quoteResults Viewed')).at(-1)).to.equal('quoteResults Viewed');
  });
});
