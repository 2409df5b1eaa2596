import { expect } from '@open-wc/testing';
import * as v from 'valibot';
import { enquiry as enquirySchema } from '../../src/api/calls/enquiries.ts';
import type { Clock } from '../../src/domain/clock.ts';
import type { Enquiry } from '../../src/domain/enquiry.ts';
import { atAll, atHeatPump, fillsEnquiry, text, triesWhatIf } from '../browser/results.ts';
import { faults, leave, type Stage } from '../browser/stage.ts';
import { until } from '../browser/until.ts';
import { begins, givesAddress, givesHome, START } from '../browser/walks.ts';
import { lastAnswer, onTheWay, requests } from '../browser/wire.ts';

const enquiries: Enquiry[] = [];
const take = (event: Event) => {
  enquiries.push((event as CustomEvent<Enquiry>).detail);
  event.preventDefault();
};

describe('an enquiry', () => {
  afterEach(() => {
    document.removeEventListener('heq-enquiry', take);
    enquiries.length = 0;
  });

  it('KEEP-01, KEEP-05: goes to the API if the partner wants that, survives a failure, and gets a reference', async () => {
    const visit = await atHeatPump({ enquiries: 'api', 'brand-name': 'Brook Energy' });
    await fillsEnquiry(visit);
    await visit.sees(/When you send this with your results, Brook Energy may call or email you/);
    expect(visit.root.querySelectorAll('dialog:modal input[type=checkbox]')).to.have.length(0);
    expect(requests('createEnquiry')).to.have.length(0);
    await faults({ call: 'POST /request/enquiries', status: 503, times: 1 });
    await visit.presses('Enquire');
    await visit.sees('Your answers are safe. Try again.');
    expect((await visit.field('Full name')).value).to.equal('Ada Lovelace');
    await visit.presses('Enquire');
    const { reference } = await until('an answer', () => requests('createEnquiry').length === 2).then(
      async () => {
        await visit.sees(/Your enquiry was sent\./);
        return lastAnswer<{ reference: string }>('createEnquiry');
      },
    );
    await visit.sees(new RegExp(`^${reference}$`));
    // The form is gone, and with it the button that had opened it, so the message takes the focus and is read out.
    await until('the focus on the message', () => visit.root.activeElement?.textContent?.includes(reference));
    // SEEN-12: the message says who has what, who calls and when. No filled button offers a second enquiry.
    await visit.sees('Your details and results are with Brook Energy, who will call or email you.');
    const stated = ['Best contact time', 'Phone', 'Email'].map((term) => visit.fact(term));
    expect(await Promise.all(stated)).to.deep.equal(['PM-Afternoon', '0117 496 0000', 'ada@example.com']);
    expect((await visit.control('Send another')).part.contains('button-primary')).to.equal(false);
    const [first, second] = requests('createEnquiry').map(({ body }) => body as Enquiry);
    expect(first?.id).to.equal(second?.id);
    (await visit.control('Withdraw my enquiry')).focus();
    await visit.presses('Withdraw my enquiry');
    await visit.sees('We withdrew it and deleted your details.');
    await visit.seesGone('Your enquiry was sent: see what happens next');
    await until('the focus on what happened', () =>
      visit.root.activeElement?.textContent?.includes('We withdrew it'),
    );
    expect(requests('withdrawEnquiry')[0]?.status).to.equal(200);
    await leave(visit);
  });

  it('KEEP-05: without a brand’s name names who is behind the page by its host', async () => {
    document.addEventListener('heq-enquiry', take);
    const visit = await atHeatPump();
    await fillsEnquiry(visit);
    await visit.sees(
      /^When you send this with your results, the people behind localhost may call or email you/,
    );
    await visit.presses('Enquire');
    await visit.sees(/^Your details and results are with the people behind localhost, who will/);
    expect(enquiries[0]?.consent.recipient).to.equal('the people behind localhost');
    await leave(visit);
  });

  it('SEEN-03 BEY-23: the first of the next steps is the call where one can be arranged, and then says what happens next', async () => {
    const first = (visit: Stage) => text(visit.root.querySelector('.what-next li'));
    const visit = await atHeatPump();
    await until('the call', () => first(visit).endsWith('Arrange a call'));
    visit.element.setAttribute('service-area', 'M1');
    await visit.sees(/^We don’t arrange calls in your area yet/);
    await until('no call', () => first(visit).startsWith('Get two or three quotes'));
    visit.element.removeAttribute('service-area');
    await until('the call again', () => first(visit).endsWith('Arrange a call'));
    document.addEventListener('heq-enquiry', take);
    await fillsEnquiry(visit);
    await visit.presses('Enquire');
    await visit.sees('Thank you. Your enquiry was sent.');
    await visit.sees('If nobody calls within a week, ring 0117 496 0142.');
    const call = visit.root.querySelector('.what-next li');
    await until('the focus on what was sent', () => call?.contains(visit.root.activeElement));
    expect(call?.nextElementSibling?.textContent).to.match(/^Get two or three quotes/);
    await leave(visit);
  });

  it('KEEP-01 BEY-13: is not sent again if the API refuses every enquiry from this page: a focused message says so and gives the number to ring', async () => {
    const visit = await atHeatPump({ enquiries: 'api' });
    await fillsEnquiry(visit);
    await faults({ call: 'POST /request/enquiries', status: 403, body: { message: 'Not from here.' } });
    await visit.presses('Enquire');
    const message = await visit.sees('Nothing was sent: this page takes no enquiries online.');
    expect(message.closest('[part~=alert]')?.textContent).to.contain('ring 0117 496 0142');
    await until('the focus', () => visit.root.activeElement === message.closest('[part~=alert]'));
    expect(visit.controls()).to.not.include('Retry').and.to.not.include('Enquire');
    expect((await visit.field('Full name')).value).to.equal('Ada Lovelace');
    await visit.presses('Close');
    await faults();
    await leave(visit);
  });

  it('SEEN-12: has no form if the API accepts none from this page: it says whom to ring, and what to have ready', async () => {
    const visit = await begins(START.heatPump, { enquiries: 'api' });
    await givesAddress(visit);
    await visit.presses('Next');
    await givesHome(visit);
    onTheWay('quoteResult', (answer) => ({ ...answer, takesEnquiries: false }));
    await visit.presses('See my result');
    const next = (await visit.sees('Have this page and your last bill to hand.')).closest('.what-next');
    expect(next?.textContent).to.contain('To arrange a call, ring 0117 496 0142.');
    expect(visit.controls()).to.not.include('Arrange a call');
    await leave(visit);
  });

  it('KEEP-01, KEEP-02, KEEP-05: gives the page one JSON with what was shown and agreed to, and nothing before Enquire is pressed', async () => {
    document.addEventListener('heq-enquiry', take);
    const visit = await atHeatPump({ 'brand-name': 'Brook Energy' });
    await fillsEnquiry(visit);
    expect(enquiries).to.have.length(0);
    await visit.presses('Enquire');
    await visit.sees(/Your enquiry was sent\./);
    await fillsEnquiry(visit);
    await visit.presses('Enquire');
    await until('two', () => enquiries.length === 2);
    const [one, other] = enquiries as [Enquiry, Enquiry];
    expect(v.safeParse(v.strictObject(enquirySchema.entries), one).issues).to.equal(undefined);
    expect(one.record).to.deep.equal(other.record);
    expect(one.record.hash).to.match(/^[0-9a-f]{64}$/);
    expect(one.record.results[0]?.assumptions.length).to.be.greaterThan(3);
    expect(one.record.results[0]?.ranges.length).to.be.greaterThan(0);
    const { home, ...brief } = one.brief;
    expect(home).to.deep.equal({
      address: '14 Harbour View Road, Bristol, BS1 9AA',
      postcode: 'BS1 9AA',
      propertyType: 'Semi-detached house',
      heating: 'Gas',
      insulation: 'Medium',
      // The journey of a heat pump alone does not ask this.
      occupancy: null,
      electricityKWhPerYear: 2700,
      gasKWhPerYear: 11_500,
      usageSource: 'found',
      yours: {},
    });
    const quoteId = requests('quoteResult')[0]?.url.searchParams.get('quoteId');
    expect(brief).to.deep.equal({ vehicles: null, quotes: [{ asset: 'ashp', quoteId }], whatIf: null });
    const { recipient, channels, wording, wordingHash } = one.consent;
    expect([recipient, channels]).to.deep.equal(['Brook Energy', ['phone', 'email']]);
    const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(wording));
    const hex = [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
    expect(wordingHash).to.equal(hex);
    const lines = one.summary.split('\n');
    expect(lines.length).to.be.lessThan(40);
    expect(lines.slice(0, 3)).to.deep.equal(['Ada Lovelace', '0117 496 0000', 'ada@example.com']);
    expect(one.summary).to.contain('You could cut your CO2 by about');
    await leave(visit);
  });

  it('RIGHT-08, KEEP-01: for all three has the one bill, the vehicles, their miles, each quote and the What if, in under 40 lines', async () => {
    document.addEventListener('heq-enquiry', take);
    const visit = await atAll();
    await triesWhatIf(visit);
    await fillsEnquiry(visit);
    await visit.presses('Enquire');
    const { brief, record, summary } = await until('an enquiry', () => enquiries[0]);
    // Browsers send at most 64 kB while the visitor leaves the page (`keepalive`).
    expect(new Blob([JSON.stringify(enquiries[0])]).size).to.be.lessThan(64 * 1024);
    expect(brief.vehicles).to.deep.equal({
      current: 'Ford Focus',
      compare: 'Nissan Leaf',
      milesPerYear: 10_920,
    });
    expect(brief.quotes.map(({ asset }) => asset).sort()).to.deep.equal(['ashp', 'ev', 'solar']);
    expect(brief.home).to.include({ occupancy: 'Unsure', usageSource: 'found' });
    expect(brief.whatIf).to.match(/\d/);
    expect(summary).to.match(/^— You could save about £[\d,]+ a year with all three$/m);
    expect(summary).to.match(
      /^From 1 April 2028, tax of 3p a mile takes about £\d+ of this, leaving £[\d,]+\. Heat Pump and solar & battery: £[\d,]+\. Cost, less the £7,500 grant: £10,800 to £15,000\. Pays for itself: in about \d+ to \d+ years\. \d+ if the boiler needs replacing, \d+ if not\. EV: £[\d,]+\. We do not price the car and charger\. Prices (of|from) /m,
    );
    expect(summary).to.contain(brief.whatIf).and.to.contain(record.hash);
    expect(summary.split('\n').length).to.be.lessThan(40);
    await leave(visit);
  });

  it('KEEP-01 BEY-06: has a use stated in pounds as the kWh of the quote, and the hours of the tariff', async () => {
    document.addEventListener('heq-enquiry', take);
    const visit = await begins(START.heatPump);
    await givesAddress(visit);
    await visit.presses('Not right? Correct the gas use');
    await visit.picks('What to enter', 'I spend');
    await visit.types('Gas cost', '900');
    await visit.presses('Use this instead');
    await visit.presses('Next');
    await givesHome(visit);
    await visit.presses('See my result');
    await visit.sees('Recommended pump size');
    await fillsEnquiry(visit);
    await visit.types('Additional information', 'Ring twice\nPhone: 999');
    await visit.presses('Enquire');
    const { brief, summary } = await until('an enquiry', () => enquiries[0]);
    const { home } = brief;
    const { gasUsage } = requests('createQuote')[0]?.body as { gasUsage: number };
    expect(gasUsage).to.be.greaterThan(5 * 900);
    expect(home).to.include({ gasKWhPerYear: gasUsage, electricityKWhPerYear: 2700, usageSource: 'visitor' });
    // A line break that the visitor typed must not start a line of the summary.
    expect(summary.split('\n')).to.include('Additional information: Ring twice Phone: 999');
    const { clock } = lastAnswer<{ clock: Clock }>('quoteResult');
    for (const { from, to, bought } of clock.windows) {
      expect(summary).to.contain(`${from}–${to} ${bought.toFixed(1)}p`);
    }
    await leave(visit);
  });

  it('KEEP-02: a change of any figure changes the record', async () => {
    document.addEventListener('heq-enquiry', take);
    const visit = await atHeatPump({});
    const record = async () => {
      await fillsEnquiry(visit);
      await visit.presses('Enquire');
      const before = enquiries.length;
      await until('an enquiry', () => enquiries.length > before);
      return enquiries.at(-1)!.record;
    };
    const first = await record();
    await visit.presses('Change property');
    await visit.chooses('Detached house');
    await visit.presses('Done');
    await visit.sees('was Semi-detached house');
    const second = await record();
    expect(second.hash).to.not.equal(first.hash);
    expect(second.results[0]?.digest).to.not.equal(first.results[0]?.digest);
    await leave(visit);
  });
});
