import { expect } from '@open-wc/testing';
import { faults } from '../browser/stage.ts';
import { until } from '../browser/until.ts';
import { beginsWith, givesAddress, HOME, seesDetail } from '../browser/walks.ts';
import { onTheWay, requests } from '../browser/wire.ts';
import {
  asksForResult,
  atEnd,
  atProperty,
  changes,
  changesHome,
  numbersPumpTypesBackwards,
  quoted,
  quotedTypes,
  tabs,
  toEnd,
} from './solar-and-pump.ts';

const PUMP_TYPES = 'GET /request/customer/property/ashp';

describe('solar and a heat pump together', () => {
  afterEach(() => faults());

  it('WIZ-06 WIZ-12 WIZ-13 WIZ-15 WIZ-24 AMB-08: are four questions, each under the heading of its asset', async () => {
    const visit = await beginsWith(['solar', 'ashp']);
    const heading = () => visit.root.querySelector('.shell__screen h2')?.textContent;
    await visit.sees('Step 1 of 4');
    expect(heading()).to.equal('Explore low-carbon upgrades for your home');
    await givesAddress(visit);
    await visit.presses('Next');
    await visit.sees('Step 2 of 4');
    expect(heading()).to.equal('Explore low-carbon upgrades for your home');
    await visit.chooses('Semi-detached house');
    await visit.presses('Next');
    await visit.sees('Step 3 of 4');
    expect(heading()).to.equal('Explore the impact of Solar and Battery');
    await visit.presses('Next');
    await visit.sees('Step 4 of 4');
    expect(heading()).to.equal('Explore the impact of Air-Source Heat Pumps');
    await visit.control('See my result');
  });

  it('AMB-02 AMB-07 WIZ-23 CALL-22: create one quote each, from one choice of home', async () => {
    const visit = await toEnd();
    await asksForResult(visit);
    const made = requests('createQuote').map(
      ({ url, body }) => [url.pathname.split('/').at(-2), body] as const,
    );
    expect(made.map(([asset]) => asset)).to.have.members(['solar', 'ashp']);
    const bodies = Object.fromEntries(made) as Record<string, Record<string, unknown>>;
    expect(bodies.solar).to.include({ propertyTypeId: 2, archeTypeId: 4 });
    expect(bodies.ashp).to.include({ propertyTypeId: 2, heatingFuel: 1, insulation: 2 });
    // The time at home, which solar asks for, is sent with the heat pump too: one home has one use of electricity.
    expect(bodies.ashp).to.include({ archeTypeId: 4 });
    expect(requests('esaPropertyTypes')).to.have.length(1);
  });

  it('AMB-02: quote the chosen type under the id that it has in each list', async () => {
    const visit = await atProperty(HOME.gasSemi, numbersPumpTypesBackwards);
    await until('the list of the heat pump', () => requests('ashpPropertyTypes')[0]?.text != null);
    await visit.chooses('Detached house');
    await visit.presses('Next');
    expect(await quotedTypes(visit)).to.deep.equal({ solar: 1, ashp: 8 });
  });

  it('AMB-02: wait for the heat pump’s list, and quote the chosen type under its id there', async () => {
    const visit = await atProperty(HOME.gasSemi, async () => {
      numbersPumpTypesBackwards();
      await faults({ call: PUMP_TYPES, delayMs: 1500 });
    });
    await visit.chooses('Detached house');
    expect(requests('ashpPropertyTypes')[0]?.text ?? null, 'still on its way').to.equal(null);
    await visit.presses('Next');
    expect(await quotedTypes(visit)).to.deep.equal({ solar: 1, ashp: 8 });
  });

  it('AMB-02 ERR-19: ask for the heat pump’s list again before they quote another home', async () => {
    const visit = await atProperty(HOME.gasSemi, async () => {
      numbersPumpTypesBackwards();
      await faults({ call: PUMP_TYPES, status: 422 });
    });
    await visit.chooses('Detached house');
    await visit.sees('We could not load the second list of homes.');
    await visit.presses('Next');
    await visit.sees('Property type in the second list is required');
    await faults();
    await visit.presses('Retry');
    await until(
      'no more of it',
      () => !visit.root.textContent?.includes('We could not load the list of homes'),
    );
    await visit.presses('Next');
    expect(await quotedTypes(visit)).to.deep.equal({ solar: 1, ashp: 8 });
  });

  it('AMB-02: ask for the type of home if the heat pump’s list has another type under its id and none of its name', async () => {
    const visit = await atProperty(HOME.gasSemi, () => {
      onTheWay('ashpPropertyTypes', () => [
        { id: 1, name: 'Apartment' },
        { id: 4, name: 'House on its own' },
      ]);
    });
    await visit.chooses('Detached house');
    await visit.sees('Which of these is it, for the heat pump?');
    await visit.presses('Next');
    await visit.sees('Property type in the second list is required');
    await visit.chooses('House on its own');
    await visit.presses('Next');
    expect(await quotedTypes(visit)).to.deep.equal({ solar: 1, ashp: 4 });
  });

  it('AMB-02 ERR-19: quote the type of home found for the address, under its id in each list, where the heat pump’s list can’t be fetched', async () => {
    const visit = await atProperty(HOME.gasSemi, async () => {
      onTheWay('addressDefaults', (known) => ({ ...known, solarPropertyId: 2, ashpPropertyId: 5 }));
      await faults({ call: PUMP_TYPES, status: 422 });
    });
    await until('the home chosen', () => visit.root.querySelector('[name=propertyId]:checked'));
    await visit.presses('Next');
    expect(await quotedTypes(visit)).to.deep.equal({ solar: 2, ashp: 5 });
  });

  it('AMB-02 ERR-19: continue without the heat pump if its list can’t be fetched', async () => {
    const visit = await atProperty(HOME.gasSemi, () => faults({ call: PUMP_TYPES, status: 422 }));
    await visit.chooses('Detached house');
    await visit.presses('Continue without the heat pump');
    await visit.sees('How much of the day is someone at home?');
    await visit.sees('Step 3 of 3');
    await asksForResult(visit);
    expect(requests('createQuote').map(({ url }) => url.pathname)).to.deep.equal([
      '/request/customer/esa/solar/quote',
    ]);
  });

  it('AMB-02 ERR-19: continue without solar if its list can’t be fetched, and ask for a type of home from the heat pump’s list', async () => {
    const visit = await atProperty(HOME.gasSemi, async () => {
      await faults({ call: 'GET /request/customer/property/esa', status: 422 });
      numbersPumpTypesBackwards();
    });
    await visit.presses('Continue without solar');
    await visit.chooses('Detached house');
    await visit.presses('Next');
    await visit.chooses('Medium');
    await asksForResult(visit);
    expect(quoted()).to.deep.equal({ ashp: 8 });
  });

  it('AMB-09 RES-04: have a tab each, solar first and open, each with its heading and its result', async () => {
    const visit = await atEnd();
    await asksForResult(visit);
    expect(tabs(visit)).to.deep.equal([
      ['Solar & Battery', true],
      ['Heat Pump', false],
    ]);
    await visit.sees('Explore the impact of Solar and Battery');
    await visit.presses('Heat Pump');
    await seesDetail(visit, 'Recommended pump size');
    await visit.sees('Explore the impact of Air-Source Heat Pumps');
    visit.doesNotSee('System cost estimate');
    await visit.presses('Solar & Battery');
    await seesDetail(visit, 'System cost estimate');
  });

  it('STEP-PROP-03 AMB-02: a flat is refused for solar with the exact sentence, and continues with the heat pump', async () => {
    const visit = await atProperty(HOME.electricFlat);
    await visit.chooses('Flat');
    await visit.presses('Next');
    await visit.sees('We are unable to provide Solar quotes for Flats and Maisonette property types');
    await visit.presses('Continue without solar');
    await visit.sees('How is your home heated today?');
    await visit.sees('Step 3 of 3');
    await visit.chooses('Medium');
    await visit.presses('See my result');
    await seesDetail(visit, 'Recommended pump size');
    expect(tabs(visit)).to.deep.equal([]);
    const made = requests('createQuote');
    expect(made.map(({ url }) => url.pathname)).to.deep.equal(['/request/customer/esa/ashp/quote']);
    expect(made[0]?.body).to.include({ propertyTypeId: 7 });
  });

  for (const [from, to] of [
    ['Heat Pump', 'Solar & Battery'],
    ['Solar & Battery', 'Heat Pump'],
  ] as const) {
    it(`YOURS-06 RES-HP-04 RES-SOL-03 RES-06: the home changed on ${from} is the home of ${to}, too`, async () => {
      const visit = await atEnd();
      numbersPumpTypesBackwards();
      await asksForResult(visit);
      await visit.presses(from);
      await changesHome(visit);
      await visit.sees('was Semi-detached house');
      await visit.presses(to);
      await visit.opens('Your details');
      await visit.sees('was Semi-detached house');
      expect(changes()).to.deep.equal([
        ['solar', 1],
        ['ashp', 8],
      ]);
    });
  }

  it('YOURS-06: a change that one quote refuses is undone in the other, with a message', async () => {
    const visit = await atEnd();
    await asksForResult(visit);
    await faults({ call: 'PUT /request/customer/esa/ashp/quote', status: 409, times: 1 });
    await changesHome(visit);
    await visit.sees('We could not save the change. Your result is as it was.');
    expect(changes()).to.deep.equal([
      ['solar', 1],
      ['ashp', 1],
      ['solar', 2],
    ]);
    await visit.presses('Cancel');
    expect(await visit.card('Property')).to.contain('Semi-detached house');
  });

  it('YOURS-06: a saved change whose answer is lost is undone in every quote that was sent it', async () => {
    const visit = await atEnd();
    await asksForResult(visit);
    let answers = 0;
    onTheWay('changeQuote', (answer) => {
      answers += 1;
      if (answers === 2) throw new TypeError('Failed to fetch');
      return answer;
    });
    await changesHome(visit);
    await visit.sees('We could not save the change. Your result is as it was.');
    expect(changes()).to.deep.equal([
      ['solar', 1],
      ['ashp', 1],
      ['solar', 2],
      ['ashp', 2],
    ]);
  });

  it('YOURS-06: a change that can’t be undone is said to be saved in part, and Retry saves all of it', async () => {
    const visit = await atEnd();
    await asksForResult(visit);
    await faults({ call: 'PUT /request/customer/esa/ashp/quote', reset: true });
    await changesHome(visit);
    await visit.sees('We could not save all of the change. Try again.');
    expect(visit.root.textContent).not.to.contain('Your result is as it was.');
    await faults();
    await visit.presses('Retry');
    await visit.sees('was Semi-detached house');
    expect(changes().slice(-2)).to.deep.equal([
      ['solar', 1],
      ['ashp', 1],
    ]);
  });

  it('YOURS-06 AMB-02 ERR-19: the types of home can be chosen where the heat pump’s list can’t be fetched, and that list is requested again', async () => {
    const visit = await atEnd();
    numbersPumpTypesBackwards();
    await asksForResult(visit);
    await faults({ call: PUMP_TYPES, status: 422 });
    await visit.presses('Change property');
    await visit.chooses('Detached house');
    await visit.sees('We could not load the second list of homes.');
    await faults();
    await visit.presses('Retry');
    const isReported = () => visit.root.textContent?.includes('We could not load the list');
    await until('the homes again', () => !isReported() && visit.root.querySelector('dialog :checked'));
    await visit.presses('Done');
    await visit.sees('was Semi-detached house');
    expect(changes()).to.deep.equal([
      ['solar', 1],
      ['ashp', 8],
    ]);
  });

  it('YOURS-06 AMB-02: a changed home that the heat pump’s list does not name is asked for', async () => {
    const visit = await atEnd();
    onTheWay('ashpPropertyTypes', () => [
      { id: 2, name: 'Semi-detached house' },
      { id: 4, name: 'House on its own' },
    ]);
    await asksForResult(visit);
    await visit.presses('Change property');
    await visit.chooses('Detached house');
    await visit.sees('Which of these is it, for the heat pump?');
    await visit.presses('Done');
    await visit.sees('Property type in the second list is required');
    await visit.chooses('House on its own');
    await visit.presses('Done');
    await visit.sees('was Semi-detached house');
    expect(changes()).to.deep.equal([
      ['solar', 1],
      ['ashp', 4],
    ]);
  });
});
