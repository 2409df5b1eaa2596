import { expect } from '@open-wc/testing';
import { holdTimers } from '../browser/held-timers.ts';
import { press } from '../browser/keyboard.ts';
import { faults, type Stage } from '../browser/stage.ts';
import { until } from '../browser/until.ts';
import { HOME, pastAddress, START } from '../browser/walks.ts';
import { onTheWay, requests } from '../browser/wire.ts';

const NOT_FOUND = 'Vehicle could not be found';
const NOT_ICE =
  'The registration you entered does not belong to a Car or Light Commercial Vehicle (LCV) and/or is not a vehicle with an Internal Combustion Engine (Petrol/Diesel).';
const NOT_EV =
  'The registration you entered does not belong to a Car or Light Commercial Vehicle (LCV) and/or is not a Battery Electric vehicle (BEV).';
const REGNO = 'POST /request/ev/regno';

interface Kind {
  readonly start: string;
  readonly ev: boolean;
  readonly waits: string;
  readonly step: string;
}

const ICE: Kind = {
  start: START.compare,
  ev: false,
  waits: 'Find your petrol or diesel car',
  step: 'Step 2 of 4',
};
const EV: Kind = {
  start: START.evOnly,
  ev: true,
  waits: 'Choose an electric car',
  step: 'Step 2 of 3',
};

async function searches(visit: Stage, plate: string): Promise<void> {
  await visit.types('Registration number', plate);
  await visit.presses('Search');
}

const next = async (visit: Stage) => (await visit.control('Next')) as HTMLButtonElement;

/** The ids, the kind of search, the plate, and the name and size on its card. */
const FOUND: readonly (readonly [string, Kind, string, string, RegExp])[] = [
  ['STEP-ICE-04', ICE, 'FO18RDX', 'Ford Focus', /^1\.0 litre engine · Petrol$/],
  ['STEP-ICE-04', ICE, 'DE16SEL', 'Volkswagen Golf', /^2\.0 litre engine · Diesel$/],
  ['STEP-EV-03', EV, 'EV21LEF', 'Nissan Leaf', /^39 kWh/],
];

const REFUSED: readonly (readonly [string, Kind, string, string])[] = [
  ['STEP-ICE-05 ERR-13', ICE, 'ZZ99ZZZ', NOT_FOUND],
  ['STEP-ICE-06 ERR-14', ICE, 'EV21LEF', NOT_ICE],
  ['STEP-ICE-06 ERR-14', ICE, 'PH71EVS', NOT_ICE],
  ['STEP-ICE-06 ERR-14', ICE, 'HG71VTR', NOT_ICE],
  ['STEP-EV-03 ERR-13', EV, 'ZZ99ZZZ', NOT_FOUND],
  ['STEP-EV-03 ERR-15 AMB-16', EV, 'FO18RDX', NOT_EV],
  ['STEP-EV-03 ERR-15 AMB-16', EV, 'DE16SEL', NOT_EV],
  ['STEP-EV-03 ERR-15 AMB-16', EV, 'PH71EVS', NOT_EV],
  ['STEP-EV-03 ERR-15 AMB-16', EV, 'HG71VTR', NOT_EV],
];

describe('a search by number plate', () => {
  afterEach(() => faults());

  for (const [ids, kind, plate, name, size] of FOUND) {
    it(`${ids} STEP-ICE-03 CALL-03: ${plate} is found, shown as a card, and Next leads on`, async () => {
      const visit = await pastAddress(kind.start);
      await visit.sees(kind.step);
      expect((await next(visit)).disabled).to.equal(true);
      await visit.sees(kind.waits);
      await searches(visit, plate);
      await visit.sees(name);
      await visit.sees(size);
      await visit.sees(`${plate.slice(0, 4)} ${plate.slice(4)}`);
      visit.doesNotSee(kind.waits);
      const bodies = requests('vehicleByPlate').map(({ body }) => body);
      expect(bodies).to.deep.equal([{ registrationNumber: plate, ev: kind.ev }]);
      await visit.presses('Next');
      await visit.seesGone(kind.step);
    });
  }

  for (const [ids, kind, plate, sentence] of REFUSED) {
    it(`${ids} VAL-35 AMB-17: ${plate} is refused ${kind.ev ? 'as an electric' : 'as a petrol or diesel'} vehicle with the exact sentence, and Next waits`, async () => {
      const visit = await pastAddress(kind.start);
      await searches(visit, plate);
      await visit.sees(sentence);
      visit.doesNotSee(sentence === NOT_FOUND ? NOT_ICE : NOT_FOUND);
      expect((await next(visit)).disabled).to.equal(true);
      expect((await visit.field('Registration number')).value).to.equal(plate);
      // A way to continue is next to the refused plate.
      expect(visit.controls().filter((name) => name === 'Select a vehicle')).not.to.deep.equal([]);
    });
  }

  it('STEP-ICE-01: on a phone Search is beside the plate, and the plate shows every letter', async () => {
    const visit = await pastAddress(START.compare, HOME.gasSemi, { style: 'inline-size: 390px' });
    await visit.types('Registration number', 'AB12CDE');
    const input = await visit.field('Registration number');
    const [plate, search] = [input, await visit.control('Search')].map((part) =>
      part.getBoundingClientRect(),
    );
    expect(search?.top).to.be.within(plate?.top ?? 0, plate?.bottom ?? 0);
    expect(input.scrollWidth).to.be.at.most(input.clientWidth);
  });

  it('VAL-24: two plates are not searched for: the message asks for one, and both stay to choose from', async () => {
    const visit = await pastAddress(START.compare);
    await searches(visit, 'FO18 RDX or BD51 SMR');
    await visit.sees('Registration number: enter only one.');
    expect((await visit.field('Registration number')).value).to.equal('FO18 RDX OR BD51 SMR');
    expect(requests('vehicleByPlate')).to.deep.equal([]);
    await searches(visit, 'FO18 RDX');
    await visit.sees('Ford Focus');
  });

  it('STEP-ICE-06 VAL-33: a vehicle of the wrong kind is refused even if the server did not refuse it', async () => {
    const visit = await pastAddress(START.compare);
    onTheWay('vehicleByPlate', (vehicle) => ({ ...vehicle, isEv: true }));
    await searches(visit, 'FO18RDX');
    await visit.sees(NOT_ICE);
    expect((await next(visit)).disabled).to.equal(true);
  });

  it('STEP-EV-03 VAL-34: a petrol car is refused where the question is about an electric one', async () => {
    const visit = await pastAddress(START.evOnly);
    onTheWay('vehicleByPlate', (vehicle) => ({ ...vehicle, isEv: false }));
    await searches(visit, 'EV21LEF');
    await visit.sees(NOT_EV);
  });

  for (const [id, kind] of [
    ['STEP-ICE-07', ICE],
    ['STEP-EV-07', EV],
  ] as const) {
    it(`${id} AMB-24: Change clears the vehicle, and Next waits again with its reason`, async () => {
      const visit = await pastAddress(kind.start);
      await searches(visit, kind.ev ? 'EV21LEF' : 'FO18RDX');
      await visit.sees('Is this your car?');
      await visit.presses(kind.ev ? 'Change electric vehicle' : 'Change current vehicle');
      await visit.sees(kind.waits);
      visit.doesNotSee('Is this your car?');
      const button = await next(visit);
      expect(button.disabled).to.equal(true);
      const described = button.getAttribute('aria-describedby') ?? '';
      expect(visit.root.getElementById(described)?.textContent).to.equal(kind.waits);
    });
  }

  it('STEP-ICE-07: a picture that fails to load is replaced by a drawing', async () => {
    const visit = await pastAddress(START.compare);
    onTheWay('vehicleByPlate', (vehicle) => ({ ...vehicle, image: 'http://127.0.0.1:1/none.png' }));
    await searches(visit, 'FO18RDX');
    await visit.sees('Ford Focus');
    await until('the drawing', () => visit.root.querySelector('svg.vehicle-card__picture'));
    expect(visit.root.querySelector('img')).to.equal(null);
  });

  it('STEP-EV-02: the electric vehicle of a comparison is not searched for by plate', async () => {
    const visit = await pastAddress(START.compare);
    await searches(visit, 'FO18RDX');
    await visit.presses('Next');
    await visit.sees('Which electric car are you thinking of?');
    await visit.control('Select a vehicle');
    expect(visit.root.querySelector('input')).to.equal(null);
  });

  it('BEY-13: a search that fails keeps the plate and can be made again; it is sent once each time', async () => {
    await faults({ call: REGNO, status: 503, times: 1 });
    const visit = await pastAddress(START.compare);
    await searches(visit, 'FO18RDX');
    await visit.sees('Something when wrong.');
    expect(requests('vehicleByPlate')).to.have.length(1);
    await visit.presses('Retry');
    await visit.sees('Ford Focus');
    expect(requests('vehicleByPlate')).to.have.length(2);
  });

  it('BEY-11: Enter in the plate searches and goes nowhere else; on the button it searches once', async () => {
    const visit = await pastAddress(START.compare);
    await visit.types('Registration number', 'FO18RDX');
    (await visit.field('Registration number')).focus();
    await press('Enter');
    await visit.sees('Ford Focus');
    await visit.sees('Step 2 of 4');
    await visit.presses('Change current vehicle');
    await visit.types('Registration number', 'DE16SEL');
    (await visit.control('Search')).focus();
    await press('Enter');
    await visit.sees('Volkswagen Golf');
    expect(requests('vehicleByPlate')).to.have.length(2);
  });

  it('WIZ-22: a search is cancelled when the visitor leaves its question', async () => {
    // Without held timers, the search would time out by itself.
    const patience = [holdTimers(10_000), holdTimers(14_000)];
    try {
      await faults({ call: REGNO, hang: true });
      const visit = await pastAddress(START.evOnly);
      await searches(visit, 'EV21LEF');
      const search = await until('the search', () => requests('vehicleByPlate')[0]);
      expect(search.signal?.aborted).to.equal(false);
      await visit.presses('Back');
      await until('no search', () => search.signal?.aborted);
    } finally {
      for (const timers of patience.reverse()) timers.release();
    }
  });

  it('ERR-02: a 500 opens the error page', async () => {
    await faults({ call: REGNO, status: 500, body: { message: 'No register today.' } });
    const visit = await pastAddress(START.compare);
    await searches(visit, 'FO18RDX');
    await visit.sees('No register today.');
    await visit.sees('Error 500');
  });
});

describe('the number plate field', () => {
  const value = async (visit: Stage) => (await visit.field('Registration number')).value;

  it('VAL-24 CONST-05 AMB-20: keeps seven letters and digits in upper case, without spaces and other characters', async () => {
    const visit = await pastAddress(START.compare);
    await visit.types('Registration number', 'ab12 cde');
    expect(await value(visit)).to.equal('AB12CDE');
    await visit.types('Registration number', 'ab-12.cde/9');
    expect(await value(visit)).to.equal('AB12CDE');
  });

  it('VAL-24 VAL-19: is required before a search, and must be a plate; otherwise no request is sent', async () => {
    const visit = await pastAddress(START.compare);
    await visit.presses('Search');
    await visit.sees('Registration number is required');
    await searches(visit, '1234567');
    await visit.sees('Registration number is invalid.');
    expect(requests('vehicleByPlate')).to.deep.equal([]);
  });

  const forms: readonly (readonly [string, string, string])[] = [
    ['VAL-20', 'of today', 'AB12CDE'],
    ['VAL-21', 'with its year first', 'A123BCD'],
    ['VAL-22', 'with its year last', 'ABC123D'],
    ['VAL-23', 'of Northern Ireland', 'ABZ1234'],
  ];
  for (const [id, name, plate] of forms) {
    it(`${id}: a plate ${name} is searched for as entered`, async () => {
      const visit = await pastAddress(START.compare);
      await searches(visit, plate.toLowerCase());
      await until('the search', () => requests('vehicleByPlate').length);
      expect(requests('vehicleByPlate')[0]?.body).to.deep.equal({ registrationNumber: plate, ev: false });
    });
  }

  it('BEY-20: is filled in by the page’s `registration`, and searched for only when the visitor presses Search', async () => {
    const visit = await pastAddress(START.compare, undefined, { registration: 'FO18 RDX' });
    await until('the plate', async () => (await value(visit)) === 'FO18RDX');
    expect(requests('vehicleByPlate')).to.deep.equal([]);
    await visit.presses('Search');
    await visit.sees('Ford Focus');
  });
});

describe('a visitor without a petrol or diesel car', () => {
  const NONE = 'I don’t have a petrol or diesel car';

  it('STEP-ICE-09 FLAG-04: is quoted for the electric car alone', async () => {
    const visit = await pastAddress(ICE.start);
    await visit.presses(NONE);
    await visit.sees('Which electric car are you thinking of?');
    await visit.sees(EV.step);
    await visit.field('Registration number');
  });

  it('BEY-20: is offered no quote that the partner does not offer', async () => {
    const visit = await pastAddress(ICE.start, undefined, { only: 'ev-compare' });
    await visit.sees('Which car do you drive today?');
    expect(visit.controls()).not.to.include(NONE);
  });
});
