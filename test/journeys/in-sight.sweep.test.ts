// Visitors can see, read and press everything, even on a small phone, and nothing is offered that they can’t have.
import { expect } from '@open-wc/testing';
import { faults, open, type Stage } from '../browser/stage.ts';
import { until } from '../browser/until.ts';
import {
  begins,
  CONTACT,
  givesAddress,
  givesAll,
  givesHome,
  HOME,
  pastAddress,
  START,
  searches,
} from '../browser/walks.ts';

const RESULT = 'GET /request/results/tou/esa/{quoteType}/result';
const DETAILS = 'POST /request/address/recco/details';

const column = (px: number) => ({ style: `inline-size: ${px}px` });
const topOf = (element: Element) => element.getBoundingClientRect().top;

/** Returns the words of an element that are broken over more than one line. */
function brokenWords(element: Element): string[] {
  const broken: string[] = [];
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    for (const { 0: word, index } of (text.textContent ?? '').matchAll(/\S+/g)) {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      if (lines.size > 1) broken.push(word);
    }
  }
  return broken;
}

async function rings(visit: Stage, phone: string): Promise<void> {
  const link = await visit.control(phone);
  expect(link.getAttribute('href')).to.equal(`tel:${phone.replaceAll(' ', '')}`);
}

async function heatPumpResult(attributes = {}): Promise<Stage> {
  const visit = await pastAddress(START.heatPump, HOME.gasSemi, attributes);
  await givesHome(visit);
  await visit.presses('See my result');
  return visit;
}

describe('what a visitor can see', () => {
  afterEach(() => faults());

  it('BEY-20 HOME-01: with only="heat-pump" home has no car on its drive, no panels and no facts about them', async () => {
    const visit = await open({ ...CONTACT, only: 'heat-pump' });
    await visit.sees('2.8 times');
    visit.doesNotSee(/electric car tariffs/);
    expect(visit.root.textContent).not.to.match(/electric car tariffs|panels make/);
    expect(visit.root.querySelectorAll('.house__car, .house__battery')).to.have.length(0);
    expect(visit.controls()).not.to.include('Pause');
  });

  it('WIZ-12: a choice can be pressed where it is visible and nowhere else: its input is inside it', async () => {
    const visit = await pastAddress(START.heatPump, HOME.gasSemi);
    await visit.sees('What type of home is it?');
    await until('choices', () => visit.root.querySelector('input[type=radio]'));
    for (const input of visit.root.querySelectorAll('input[type=radio]')) {
      const [own, option] = [input, input.closest('label') as Element].map((box) =>
        box.getBoundingClientRect(),
      );
      for (const side of ['width', 'height'] as const)
        expect(own?.[side], side).to.be.at.most(option?.[side] ?? 0);
    }
  });

  it('RES-05 AMB-50: a quote without a result says so, and leads back to the answers', async () => {
    await faults({ call: RESULT, status: 204, body: '' });
    const visit = await heatPumpResult();
    await visit.sees('No result found');
    await visit.sees('We couldn’t work out a result for this home. Your answers are safe.');
    await visit.presses('Back to my questions');
    await visit.sees(/^(Where is your home|How is your home heated today)\?$/);
    await visit.seesGone('We cleared your answers.');
  });

  it('STEP-ADDR-19: a home without a gas meter sees why Electric is chosen, and what to do about oil', async () => {
    const visit = await pastAddress(START.heatPump, HOME.oilCottage);
    await visit.chooses('Semi-detached house');
    await visit.presses('Next');
    await visit.sees(/^We found no gas meter, so we start with Electric\. Choose Oil/);
  });
});

describe('a telephone number', () => {
  it('ERR-09 ROLE-03: is a link if a business meter is refused', async () => {
    const visit = await begins(START.heatPump);
    await givesAddress(visit, 'BS1 9AH');
    await visit.sees('Think this is a home? Call 0117 496 0188. Open 9 to 5.');
    await rings(visit, '0117 496 0188');
  });

  it('WIZ-08: is a link if an address is not listed', async () => {
    const visit = await begins(START.heatPump);
    await searches(visit, HOME.gasSemi);
    await visit.opens('My address isn’t listed');
    await visit.sees('Or call 0117 496 0142 and we will look with you.');
    await rings(visit, '0117 496 0142');
  });

  it('AMB-40: is above an enquiry’s form with its hours, and who may call is above its button', async () => {
    const visit = await heatPumpResult({ 'support-hours': 'Weekdays, 9 to 5' });
    await visit.presses('Arrange a call');
    await visit.sees('Enquire Now');
    const dialog = visit.root.querySelector('dialog[open]');
    const [first] = dialog?.querySelectorAll('form a, form input, form select, form textarea') ?? [];
    expect(first?.getAttribute('href')).to.equal('tel:01174960142');
    expect(first?.closest('div')?.textContent).to.equal(
      'To arrange a call, ring 0117 496 0142.Weekdays, 9 to 5',
    );
    const who = await visit.sees(/may call or email you about it/);
    const enquire = [...(dialog?.querySelectorAll('button[type=submit]') ?? [])].at(-1) as Element;
    expect(topOf(enquire)).to.be.above(topOf(who));
    expect(enquire.getBoundingClientRect().bottom, 'in sight from the start').to.be.below(innerHeight);
  });

  it('AMB-40: with enquiries="off" no call can be arranged, and the number is in the next steps', async () => {
    const visit = await heatPumpResult({ 'support-hours': 'Weekdays, 9 to 5', enquiries: 'off' });
    const next = (await visit.sees('What next')).parentElement;
    expect(next?.textContent).to.contain('To arrange a call, ring 0117 496 0142.Weekdays, 9 to 5');
    expect(visit.controls()).not.to.include('Arrange a call');
  });
});

describe('on a small phone', () => {
  afterEach(() => faults());

  it('SEEN-04: no heading breaks at its hyphen', async () => {
    for (const px of [256, 288, 320, 340, 360, 390, 420, 460]) {
      const visit = await begins(START.heatPump, column(px));
      const title = await visit.sees('Explore the impact of Air-Source Heat Pumps');
      expect(brokenWords(title), `${px} px`).to.deep.equal([]);
    }
  });

  it('SEEN-04: Search is next to its field at 320 px', async () => {
    const visit = await begins(START.heatPump, column(320));
    const [box, button] = [await visit.field('Postcode'), await visit.control('Search')];
    expect(topOf(button)).to.be.closeTo(topOf(box.parentElement ?? box), 2);
  });

  it('BEY-06: a meter is corrected under its own row', async () => {
    const visit = await begins(START.heatPump, column(320));
    await givesAddress(visit);
    await visit.presses('Not right? Correct the electricity use');
    const field = await visit.field('Electricity use');
    expect(topOf(field)).to.be.below(topOf(await visit.sees('Gas')));
    await visit.presses('Not right? Correct the gas use');
    expect(topOf(await visit.field('Gas use'))).to.be.below(
      topOf(await visit.sees(/^Our prices are for direct debit/)),
    );
  });

  it('STEP-ADDR-08: the pressed row says that its meters are being read', async () => {
    const visit = await begins(START.heatPump, column(320));
    await searches(visit, HOME.gasSemi);
    await faults({ call: DETAILS, delayMs: 1500 });
    const row = await until('a row', () => visit.root.querySelectorAll<HTMLElement>('[role=option]')[2]);
    row.click();
    const note = await until('what is done with it', () => row.querySelector('.filter-list__note'));
    expect(note.textContent).to.equal('Reading the meters at this address…');
    await visit.control('Change address');
  });

  it('SEEN-04 RES-SOL-08: long parts are closed at first, under one heading in every result', async () => {
    const visit = await begins(START.all, column(390));
    await givesAll(visit);
    await visit.presses('See my result');
    for (const [tab, sees] of [
      ['Solar & Battery', 'System cost estimate'],
      ['Heat Pump', 'Recommended pump size'],
    ] as const) {
      await visit.presses(tab);
      await visit.opens('Your details');
      await visit.sees(sees);
      const folded = await visit.control('Detailed Breakdown');
      expect(folded.closest('details')?.open, tab).to.equal(false);
    }
  });

  it('SEEN-04: from 256 px no word of a tab breaks or is cut off', async () => {
    const visit = await begins(START.all, column(256));
    await givesAll(visit);
    await visit.presses('See my result');
    const tabs = await until('tabs', () => {
      const found = [...visit.root.querySelectorAll<HTMLElement>('[role=tab]')];
      return found.length === 3 && found;
    });
    const edge = visit.element.getBoundingClientRect().right;
    for (const tab of tabs) {
      expect(brokenWords(tab), tab.textContent ?? '').to.deep.equal([]);
      expect(tab.scrollWidth).to.be.at.most(tab.clientWidth);
      expect(tab.getBoundingClientRect().right).to.be.at.most(edge);
    }
  });

  it('ENQ-06 SEEN-04: the home that an enquiry is about can be read whole at 390 px', async () => {
    const visit = await heatPumpResult(column(390));
    await visit.presses('Arrange a call');
    const home = await until('the home', () => visit.root.querySelector('dialog[open] .facts__value'));
    expect(home.textContent).to.contain('Harbour View Road, Bristol, BS1 9AA');
    expect(brokenWords(home)).to.deep.equal([]);
    const { left, right } = home.getBoundingClientRect();
    const form = home.closest('form')?.getBoundingClientRect() as DOMRect;
    expect(left).to.be.at.least(form.left);
    expect(right).to.be.at.most(form.right);
  });

  it('STEP-ADDR-06: the addresses do not move while their number appears', async () => {
    const visit = await begins(START.heatPump, column(320));
    await searches(visit, HOME.gasSemi);
    const row = await until('an address', () => visit.root.querySelector('[role=option]'));
    const before = topOf(row);
    visit.doesNotSee(/^\d+ addresses/);
    await visit.sees(/^\d+ addresses/);
    expect(topOf(row)).to.equal(before);
  });

  for (const width of [320, 600, 1000]) {
    it(`WIZ-01: at ${width} px Next does not move while names and lists appear`, async () => {
      await faults(
        { call: 'POST /request/suppliers', delayMs: 500 },
        { call: 'POST /request/tariffs', delayMs: 500 },
        { call: 'GET /request/customer/property/ashp', delayMs: 500 },
      );
      const visit = await begins(START.heatPump, column(width));
      await givesAddress(visit);
      const next = async () => topOf(await visit.control('Next'));
      const stays = async (awaited: string | RegExp, aLine: number) => {
        const before = await next();
        visit.doesNotSee(awaited);
        await visit.sees(awaited);
        expect(Math.abs((await next()) - before)).to.be.at.most(aLine);
      };
      await stays(/^Octopus Energy/, 24);
      await visit.presses('Next');
      await visit.sees('What type of home is it?');
      // The names in two rows of choices may wrap to two lines.
      await stays('Detached house', 50);
    });
  }
});
