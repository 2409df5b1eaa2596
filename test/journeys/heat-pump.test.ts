import { expect } from '@open-wc/testing';
import type { Attributes } from '../browser/mount.ts';
import { faults, leave, open, reopen, type Stage } from '../browser/stage.ts';
import { until } from '../browser/until.ts';
import { begins, CONTACT, choosesFirst, START, searches } from '../browser/walks.ts';

async function atAddress(postcode: string, attributes: Attributes = {}): Promise<Stage> {
  const visit = await begins(START.heatPump, attributes);
  await searches(visit, postcode);
  return visit;
}

async function withAddress(postcode: string, attributes: Attributes = {}): Promise<Stage> {
  const visit = await atAddress(postcode, attributes);
  await choosesFirst(visit);
  return visit;
}

/** Walks from the chosen address to the result. */
async function toResult(visit: Stage, heating?: string): Promise<void> {
  await visit.presses('Next');
  await visit.chooses('Semi-detached house');
  await visit.presses('Next');
  await visit.sees('How is your home heated today?');
  if (heating) await visit.chooses(heating);
  await visit.chooses('Medium');
  await visit.presses('See my result');
  await visit.sees('Recommended pump size');
}

describe('a heat pump quote', () => {
  afterEach(() => faults());

  it('HOME-09 WIZ-01 WIZ-03 WIZ-23 GEN-05 GEN-07: is reached from home in three steps for a gas home, with a tariff', async () => {
    const visit = await withAddress('BS1 9AA');
    await visit.sees('Step 1 of 3');
    await visit.sees('Explore the impact of Air-Source Heat Pumps');
    await toResult(visit);
    await visit.sees('You could cut your CO2 by about');
    await visit.sees(/tonnes$/);
    await visit.sees('Recommended tariff');
    await visit.sees(/Prices from/);
    const ids = visit.events.filter(({ type }) => type === 'heq-quote').map(({ detail }) => detail.asset);
    expect(ids).to.deep.equal(['ashp']);
  });

  it('RES-HP-01 RES-HP-09 AMB-38: an electrically heated flat is shown money, and what a pump does for it', async () => {
    const visit = await withAddress('BS1 9AD');
    await visit.presses('Next');
    await visit.chooses('Flat');
    await visit.presses('Next');
    await visit.sees('How is your home heated today?');
    visit.doesNotSee('Gas');
    await visit.chooses('Poorly Insulated');
    await visit.presses('See my result');
    await visit.sees('You could save about');
    await visit.sees(/^£[\d,]+$/);
    await visit.sees(/Moving from electric heating to a heat pump/);
  });

  it('RES-HP-02 RES-HP-05 RES-HP-09 AMB-38 STEP-HEAT-02: an oil cottage chooses Oil and is shown CO2', async () => {
    const visit = await withAddress('BS1 9AB');
    await toResult(visit, 'Oil');
    await visit.sees('You could cut your CO2 by about');
    await visit.sees(/Moving from oil to a heat pump/);
    await visit.sees('Oil');
  });

  it('STEP-HEAT-03 AMB-04: a home with one supplier of both fuels is offered gas, and sees why not electric', async () => {
    const visit = await withAddress('BS1 9AA');
    await visit.presses('Next');
    await visit.chooses('Semi-detached house');
    await visit.presses('Next');
    await visit.sees('Your home has mains gas, so we use gas as your current heating');
    visit.doesNotSee('Oil');
    expect(
      visit.root.querySelector<HTMLInputElement>('input[name=heatingFuel][value="2"]')?.disabled,
    ).to.equal(true);
    expect(
      visit.root.querySelector<HTMLInputElement>('input[name=heatingFuel][value="1"]')?.checked,
    ).to.equal(true);
  });

  it('AMB-04: a home with two suppliers may choose any heating, and sees a note about its gas meter', async () => {
    const visit = await withAddress('BS1 9AE');
    await visit.presses('Next');
    await visit.chooses('Semi-detached house');
    await visit.presses('Next');
    await visit.sees('We also found a gas meter. Choose Gas if your boiler uses it.');
    expect(visit.root.querySelectorAll('input[name=heatingFuel]:enabled')).to.have.length(3);
  });

  it('RES-HP-03…16 AMB-37 AMB-38 AMB-39: the result holds every card, assumption and a breakdown without invented numbers', async () => {
    const visit = await withAddress('BS1 9AA');
    await toResult(visit);
    for (const part of ['Detailed Breakdown', 'Cost and payback', 'What we assumed']) await visit.opens(part);
    for (const text of [
      'Address',
      'Property',
      'Semi-detached house',
      'Current heating',
      'Annual energy cost with a heat pump',
      /^[\d.]+ kW$/,
      /^Moving from gas to a heat pump/,
      'Hot water is heated over 3 hours, ready for 7am',
      'The house is kept at a target of 20°C',
      'Flow temperatures of 35°C for heating and 50°C for hot water',
      'A weekly 60°C cycle keeps legionella out of the hot water tank',
      'If your heat is all electric, on Economy 7, it runs from midnight to 7am',
      'Installation cost is not quoted.',
      'Detailed Breakdown',
      'Typical price for this size, before a survey',
      '£10,500 to £14,700',
      'Grant that may apply',
      '−£7,500',
      /^Pays for itself, at a saving of £[\d,]+ a year$/,
      /^in about \d+ to \d+ years$/,
      /^\d+ if the boiler needs replacing, \d+ if not$/,
    ]) {
      await visit.sees(text);
    }
  });

  it('RES-HP-04 RES-06 STATE-05 STATE-06: changing the property is a PUT, a new result, and the old figure next to it', async () => {
    const visit = await withAddress('BS1 9AA');
    await toResult(visit);
    await visit.presses('Change property');
    await visit.sees('Choose Property');
    await visit.chooses('Detached house');
    await visit.presses('Done');
    await visit.sees('Detached house');
    await visit.sees('was Semi-detached house');
  });

  it('BEY-13: a change that can’t be saved loses nothing, and Retry saves it', async () => {
    const visit = await withAddress('BS1 9AA');
    await toResult(visit);
    await faults({ call: 'PUT /request/customer/esa/{quoteType}/quote', status: 503, times: 1 });
    await visit.presses('Change property');
    await visit.chooses('Detached house');
    await visit.presses('Done');
    await visit.sees('We could not save the change. Your result is as it was.');
    await visit.presses('Retry');
    await visit.sees('was Semi-detached house');
  });
});

describe('the address step', () => {
  afterEach(() => faults());

  it('STEP-ADDR-02 STEP-ADDR-04 STEP-ADDR-05: an empty or wrong postcode shows a message and sends no request', async () => {
    const visit = await open(CONTACT);
    await visit.presses('Explore heat pumps');
    await visit.presses('Search');
    await visit.sees('Postcode is required');
    await visit.types('Postcode', 'nonsense');
    await visit.presses('Search');
    await visit.sees('Postcode is invalid.');
    expect(visit.root.querySelector('[role=option]')).to.equal(null);
  });

  it('STEP-ADDR-03 STEP-ADDR-11 AMB-20: a pasted postcode loses its space, and nothing else', async () => {
    const visit = await open(CONTACT);
    await visit.presses('Explore heat pumps');
    await visit.types('Postcode', 'sw1a 1aa');
    expect((await visit.field('Postcode')).value).to.equal('SW1A1AA');
  });

  it('STEP-ADDR-06 STEP-ADDR-07 ERR-16: the list is filtered while the visitor types, and says when nothing matches', async () => {
    const visit = await atAddress('BS1 9AA');
    const shown = () =>
      [...visit.root.querySelectorAll('[role=option]')].map(({ textContent }) => textContent ?? '');
    const [first = ''] = shown();
    const house = first.split(',')[0] ?? '';
    await visit.types('Choose your address', house.toLowerCase());
    await until('fewer addresses', () => shown().length < 3);
    expect(shown()).to.include(first);
    await visit.sees(/Showing \d of \d\d addresses/);
    // Text that all addresses share is shown once, and can still be searched for.
    expect(first).not.to.contain('Bristol');
    await visit.sees('Type a house number, name or street');
    await visit.types('Choose your address', `${house} bristol`);
    await until('the same address', () => shown().includes(first));
    await visit.types('Choose your address', '14zz');
    await visit.sees('0 matches for 14zz');
  });

  it('STEP-ADDR-08 STEP-ADDR-09: the chosen address shows with Change, which leads back to the list', async () => {
    const visit = await withAddress('BS1 9AA');
    await visit.presses('Change address');
    await until('the list again', () => visit.root.querySelector('[role=option]'));
    await visit.presses('Next');
    await visit.sees('Address is required');
  });

  it('STEP-ADDR-10: typing another postcode clears the chosen address and the previous list', async () => {
    const visit = await withAddress('BS1 9AA');
    // Only the chosen address is shown until the visitor presses Change.
    await visit.presses('Change address');
    await until('the list again', () => visit.root.querySelector('[role=option]'));
    await visit.types('Postcode', 'BS19A');
    await until('no list', () => !visit.root.querySelector('[role=option]'));
    expect(visit.controls()).not.to.include('Change address');
    await visit.presses('Next');
    await visit.sees('Address is required');
    await visit.types('Postcode', 'BS19AA');
    expect(visit.controls(), 'typed again, but not searched').not.to.include('Change address');
  });

  it('STEP-ADDR-12 STEP-ADDR-13 AMB-31: the terms, the privacy notice and the note about the database are shown before Search', async () => {
    const visit = await open(CONTACT);
    await visit.presses('Explore heat pumps');
    await visit.control(/^Terms and conditions/);
    await visit.control(/^Privacy notice/);
    await visit.sees(/national energy industry database/);
  });

  it('STEP-ADDR-14: Back goes home', async () => {
    const visit = await open(CONTACT);
    await visit.presses('Explore heat pumps');
    await visit.presses('Back');
    await visit.control('Explore heat pumps');
  });

  it('STEP-ADDR-21 WIZ-07 WIZ-20: Next without an address says what is missing and stays', async () => {
    const visit = await open(CONTACT);
    await visit.presses('Explore heat pumps');
    await visit.presses('Next');
    await visit.sees('Please ensure you answered all required fields');
    await visit.sees('Address is required');
    await visit.sees('Step 1 of 3');
  });

  const refusals: readonly (readonly [string, string, RegExp])[] = [
    [
      'STEP-ADDR-22 ERR-08',
      'BS1 9AH',
      /^We are unable to proceed with your request as the meter at the entered address is registered as a commercial or non-domestic energy meter\. We cannot process non domestic metered properties\.$/,
    ],
    [
      'STEP-ADDR-23 ERR-10',
      'BS1 9AF',
      /identified as a Pre Payment meter\. We cannot process Pre Payment metered properties\.$/,
    ],
    [
      'STEP-ADDR-24 ERR-11',
      'BS1 9AG',
      /identified as a single gas meter\. We cannot process single gas metered properties\.$/,
    ],
    ['STEP-ADDR-25 ERR-12', 'BS1 9AJ', /^We are unable to find national data for this address\.$/],
  ];
  for (const [id, postcode, sentence] of refusals) {
    it(`${id}: ${postcode} is refused with its exact sentence, and the journey stays`, async () => {
      const visit = await withAddress(postcode);
      await visit.presses('Next');
      await visit.sees(sentence);
      await visit.sees('Step 1 of 3');
    });
  }

  it('ERR-09 ROLE-03: the line for business meters shows, and not under white-label', async () => {
    const plain = await withAddress('BS1 9AH');
    await plain.sees(/0117 496 0188/);
    plain.element.setAttribute('white-label', '');
    await until('no help line', () => !/0117 496 0188/.test(plain.root.textContent ?? ''));
  });

  it('ERR-19 BEY-13: a list that fails is empty without an alert, keeps the postcode, and can be loaded again', async () => {
    await faults({ call: 'GET /request/address/recco', status: 500, times: 1 });
    const visit = await open(CONTACT);
    await visit.presses('Explore heat pumps');
    await visit.types('Postcode', 'BS19AA');
    await visit.presses('Search');
    await visit.sees('We couldn’t load this just now.');
    expect(visit.root.querySelector('[role=alert]')).to.equal(null);
    await visit.presses('Retry');
    await until('addresses', () => visit.root.querySelector('[role=option]'));
  });

  it('SET-01 CALL-11: gb-data asks the verified list', async () => {
    const visit = await atAddress('BS1 9AA', { 'gb-data': '' });
    expect(visit.root.querySelectorAll('[role=option]').length).to.be.greaterThan(0);
  });

  it('BEY-20: the postcode attribute fills in the field', async () => {
    const visit = await open({ ...CONTACT, postcode: 'BS1 9AA' });
    await visit.presses('Explore heat pumps');
    await until(
      'the postcode',
      () => visit.root.querySelector<HTMLInputElement>('input[name=postcode]')?.value === 'BS19AA',
    );
  });
});

describe('going back, forward and away', () => {
  it('WIZ-22 ROUTE-06: the browser’s Back is the journey’s Back and keeps answers, and Forward returns to the step', async () => {
    const visit = await withAddress('BS1 9AA');
    await visit.presses('Next');
    await visit.sees('Step 2 of 3');
    history.back();
    await visit.sees('Step 1 of 3');
    await visit.control('Change address');
    history.forward();
    await visit.sees('Step 2 of 3');
    await visit.presses('Back');
    await visit.sees('Step 1 of 3');
  });

  for (const router of ['hash', 'memory']) {
    it(`AMB-13: a reload in mid-journey resumes at its step (${router})`, async () => {
      const before = await withAddress('BS1 9AA', { router });
      await before.presses('Next');
      await before.chooses('Mid-terrace house');
      await before.sees('Step 2 of 3');
      await leave(before);
      const after = await reopen({ ...CONTACT, router });
      await after.sees('Step 2 of 3');
      const checked = () =>
        after.root.querySelector<HTMLInputElement>('input[name=propertyId]:checked')?.value;
      await until('the choice made before', () => checked() === '4');
    });
  }

  it('AMB-13 RES-01: a reload on the results fetches them again', async () => {
    const before = await withAddress('BS1 9AA');
    await toResult(before);
    await leave(before);
    const after = await reopen(CONTACT);
    await after.sees('Recommended pump size');
  });

  it('WIZ-11 AMB-13: Back from the results clears the answers, and they can be restored', async () => {
    const visit = await withAddress('BS1 9AA');
    await toResult(visit);
    history.back();
    await visit.sees('We cleared your answers.');
    await visit.presses('Put them back');
    await visit.sees('Step 3 of 3');
  });

  it('ROUTE-07 RES-05 ERR-20 AMB-50: results without a quote say so and offer a start', async () => {
    const visit = await open(CONTACT);
    location.hash = '#/quote/results';
    await visit.sees('No result found');
    await visit.presses('Start a quote');
    await visit.control('Explore heat pumps');
  });

  it('AMB-12: skip-home begins at the questions, without Back', async () => {
    const visit = await open({ ...CONTACT, 'skip-home': '', journey: 'heat-pump' });
    await visit.sees('Step 1 of 3');
    visit.doesNotSee('Back');
  });
});

describe('failures of calls', () => {
  afterEach(() => faults());

  async function lastStep(): Promise<Stage> {
    const visit = await withAddress('BS1 9AA');
    await visit.presses('Next');
    await visit.chooses('Semi-detached house');
    await visit.presses('Next');
    await visit.chooses('Well');
    return visit;
  }
  const create = 'POST /request/customer/esa/{quoteType}/quote';

  it('WIZ-25 ERR-17 ERR-18 LOAD-07: a refused quote shows an alert headed Error with the server’s message, and Retry creates the quote', async () => {
    const visit = await lastStep();
    await faults({ call: create, status: 422, body: { message: 'Try after noon.' }, times: 1 });
    await visit.presses('See my result');
    const message = await visit.sees('Try after noon.');
    expect(message.closest('[part~=alert]')?.textContent).to.contain('Error');
    expect(visit.root.querySelector('dialog[open]')).to.equal(null);
    await visit.presses('Retry');
    await visit.sees('Recommended pump size');
  });

  it('ERR-17: without a message it says ‘Something when wrong.’', async () => {
    const visit = await lastStep();
    await faults({ call: create, status: 409, body: '' });
    await visit.presses('See my result');
    await visit.sees('Something when wrong.');
  });

  it('ERR-03 AMB-14: without an answer it says ‘Something when wrong’', async () => {
    const visit = await lastStep();
    await faults({ call: create, reset: true });
    await visit.presses('See my result');
    await visit.sees('Something when wrong');
  });

  it('CALL-24: an answer without a quoteId says ‘Quote could not be created.’', async () => {
    const visit = await lastStep();
    await faults({ call: create, status: 200, body: {} });
    await visit.presses('See my result');
    await visit.sees('Quote could not be created.');
  });

  it('ERR-02 ERRP-01 ERRP-02 ERRP-04: a 500 opens the error page with the server’s message and no Try Again', async () => {
    const visit = await lastStep();
    await faults({ call: create, status: 500, body: { message: 'The model is asleep.' } });
    await visit.presses('See my result');
    await visit.sees('Error 500');
    await visit.sees('The model is asleep.');
    visit.doesNotSee('Try Again');
    expect(location.hash).to.equal('#/quote/error/500');
  });

  it('ERR-01 ERR-05 ERRP-03: a 401 opens the error page with the default message, and Try Again leads back inside the widget', async () => {
    const visit = await lastStep();
    await faults({ call: create, status: 401, body: '' });
    await visit.presses('See my result');
    await visit.sees('We could not authorise this request.');
    await faults();
    await visit.presses('Try Again');
    await visit.sees('We cleared your answers.');
  });

  const defaults: readonly (readonly [string, string, string])[] = [
    ['ERR-04', '400', 'Something when wrong. Please try again later.'],
    ['ERR-05', '401', 'We could not authorise this request.'],
    ['ERR-06', '404', 'We could not find this resource.'],
    ['ERR-07', '500', 'Something appears to have happen to our servers. Please try again later.'],
  ];
  for (const [id, status, sentence] of defaults) {
    it(`${id} ROUTE-08 ERRP-04: the error page ${status} shows its default message and where to go from there`, async () => {
      const visit = await open(CONTACT);
      location.hash = `#/quote/error/${status}`;
      await visit.sees(`Error ${status}`);
      expect(visit.title()).to.equal('Sorry, something went wrong');
      await visit.sees(sentence);
      expect(visit.controls().includes('Try Again')).to.equal(status === '400' || status === '401');
    });
  }

  it('LOAD-01 LOAD-02 LOAD-04 LOAD-06: the loader appears at once as a modal dialog with its first message', async () => {
    const visit = await lastStep();
    await faults({ call: create, delayMs: 1500 });
    await visit.presses('See my result');
    await visit.sees('Getting your quote now');
    await visit.sees('Looking at available tariffs');
    expect(visit.root.querySelector('dialog:modal')).not.to.equal(null);
    await visit.sees('Recommended pump size');
    expect(visit.root.querySelector('dialog:modal')).to.equal(null);
  });
});

describe('the enquiry', () => {
  async function atEnquiry(): Promise<Stage> {
    const visit = await withAddress('BS1 9AA');
    await toResult(visit);
    await visit.presses('Arrange a call');
    await visit.sees('Enquire Now');
    return visit;
  }
  async function fillsIn(visit: Stage): Promise<void> {
    await visit.types('Full name', 'Ada Visitor');
    await visit.types('Email', 'ada@example.org');
    await visit.types('Phone', '0117 496 0000');
    await visit.picks('Best contact time', 'PM-Afternoon');
    await visit.chooses('Unsure');
  }

  it('ENQ-01…09 RES-HP-17 GEN-08: asks for every field, and says what is missing', async () => {
    const visit = await atEnquiry();
    await visit.presses('Enquire');
    for (const name of ['Full name', 'Email', 'Phone', 'Best contact time', 'Adopting this year']) {
      await visit.sees(`${name} is required`);
    }
    expect(await visit.fact('Property')).to.contain('Harbour View Road');
    await visit.presses('Change property');
    await visit.field('Property');
    await visit.field('Additional information');
    await visit.sees(
      /^When you send this with your results, .+ may call or email you about it, and nothing else\.$/,
    );
    await visit.types('Email', 'not an address');
    await visit.presses('Enquire');
    await visit.sees('Email is invalid.');
  });

  it('ENQ-02 ENQ-03 ENQ-04: has fields that a browser can fill in, since each names its purpose', async () => {
    const visit = await atEnquiry();
    const kinds = async (label: string) => {
      const { autocomplete, type } = await visit.field(label);
      return [autocomplete, type];
    };
    expect(await kinds('Full name')).to.deep.equal(['name', 'text']);
    expect(await kinds('Email')).to.deep.equal(['email', 'email']);
    expect(await kinds('Phone')).to.deep.equal(['tel', 'tel']);
  });

  it('ENQ-10 AMB-40: closes, sends nothing, and asks the visitor to ring if no page accepted it', async () => {
    const visit = await atEnquiry();
    await fillsIn(visit);
    const before = performance.getEntriesByType('resource').filter(({ name }) => /enquir/i.test(name)).length;
    await visit.presses('Enquire');
    // The dialog contains the number, too.
    await until('the dialog to close', () => visit.root.querySelector('dialog[open]') === null);
    await visit.sees('To arrange a call, ring 0117 496 0142.');
    const after = performance.getEntriesByType('resource').filter(({ name }) => /enquir/i.test(name)).length;
    expect(after).to.equal(before);
  });

  it('ENQ-11 AMB-40: counts as sent only if a page prevents heq-enquiry', async () => {
    const visit = await atEnquiry();
    visit.element.addEventListener('heq-enquiry', (event) => event.preventDefault());
    await fillsIn(visit);
    await visit.presses('Enquire');
    await visit.sees('Thank you. Your enquiry was sent.');
    const { detail } = visit.events.find(({ type }) => type === 'heq-enquiry') ?? {};
    expect(detail).to.include({
      fullName: 'Ada Visitor',
      contactTime: 'pma',
      adopt: 'unsure',
      loyalInformation: '',
    });
    expect(JSON.stringify(sessionStorage)).not.to.contain('Ada Visitor');
  });

  it('loses nothing when it is closed by mistake', async () => {
    const visit = await atEnquiry();
    await visit.types('Full name', 'Ada Visitor');
    await visit.presses('Close');
    await visit.presses('Arrange a call');
    expect((await visit.field('Full name')).value).to.equal('Ada Visitor');
  });
});
