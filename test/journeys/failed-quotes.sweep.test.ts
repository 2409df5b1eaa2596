import { expect } from '@open-wc/testing';
import { faults, type Stage } from '../browser/stage.ts';
import { until } from '../browser/until.ts';
import { seesDetail } from '../browser/walks.ts';
import { holdAnswers, onTheWay, requests } from '../browser/wire.ts';
import { asksForResult, atEnd, tabs } from './solar-and-pump.ts';

const SOLAR = 'POST /request/customer/esa/solar/quote';
const ASHP = 'POST /request/customer/esa/ashp/quote';

/** The statuses that the page was notified of. */
const failureStatuses = ({ events }: Stage) =>
  events.filter(({ type }) => type === 'heq-error').map(({ detail }) => detail.status);

describe('solar and a heat pump, if a quote fails', () => {
  afterEach(() => faults());

  it('AMB-07 AMB-29: if one quote is refused the other is shown, and Retry on its tab creates it', async () => {
    const visit = await atEnd();
    await faults({ call: SOLAR, status: 422, body: { message: 'The roof is away.' }, times: 1 });
    await asksForResult(visit);
    expect(tabs(visit)).to.deep.equal([
      ['Solar & Battery', false],
      ['Heat Pump', true],
    ]);
    await visit.presses('Solar & Battery');
    const message = await visit.sees('The roof is away.');
    expect(message.closest('[role=alert]')?.textContent).to.contain('Error');
    expect(failureStatuses(visit)).to.deep.equal([422]);
    await faults({ call: SOLAR, status: 503, times: 1 });
    await visit.presses('Retry');
    await until('the second failure', () => failureStatuses(visit).length === 2);
    expect(failureStatuses(visit)).to.deep.equal([422, 503]);
    await visit.presses('Retry');
    await seesDetail(visit, 'System cost estimate');
    await visit.presses('Heat Pump');
    await seesDetail(visit, 'Recommended pump size');
    expect(requests('createQuote')).to.have.length(4);
  });

  it('AMB-07 BEY-11: what failed is announced above the result with its reason, and Retry there brings it and the one bill', async () => {
    const visit = await atEnd();
    await faults({ call: SOLAR, status: 422, body: { message: 'The roof is away.' }, times: 2 });
    await asksForResult(visit);
    const above = () => visit.root.querySelector('.results > .alert');
    expect(above()?.textContent).to.match(
      /^These figures leave out your solar.&.batteryThe roof is away\.Your answers are safe\. Try again\.Retry$/,
    );
    expect(above()?.getAttribute('role')).to.equal('alert');
    await visit.presses('Retry');
    await until('a second failure', () => failureStatuses(visit).length === 2);
    await until('the message in focus', () => visit.root.activeElement === above());
    expect(visit.root.querySelector('[role=alert]'), 'said once').to.equal(null);
    await visit.presses('Retry');
    await until('the headline in focus', () => visit.root.activeElement?.matches('.combined [data-lead]'));
    expect(above()).to.equal(null);
    expect(visit.root.querySelector('[role=tabpanel] [role=status]')?.textContent, 'said once').to.equal('');
    expect(tabs(visit)[1], 'the visitor’s tab').to.deep.equal(['Heat Pump', true]);
    expect(requests('createQuote')).to.have.length(4);
  });

  it('AMB-07: while Retry waits, both messages stay, and neither of their buttons asks again', async () => {
    const visit = await atEnd();
    await faults({ call: SOLAR, status: 422, times: 1 });
    onTheWay('quoteResult', ({ combined, ...answer }) => answer);
    await asksForResult(visit);
    const letGo = holdAnswers(/solar/);
    await visit.presses('Retry');
    const waits = () => visit.controls().filter((name) => name === 'Updating your result…').length;
    await until('one that waits', () => waits() === 1);
    await visit.presses('Solar & Battery');
    await until('its tab waits, too', () => waits() === 1 && !visit.root.querySelector('.results > .alert'));
    visit.root.querySelector<HTMLElement>('[role=tabpanel] .alert button')?.click();
    letGo();
    await until('its headline', () => visit.root.querySelector('[role=tabpanel] [data-lead]'));
    expect(requests('createQuote')).to.have.length(3);
  });

  it('AMB-07: without one bill, Retry above another result opens the tab of the one that arrives', async () => {
    const visit = await atEnd();
    await faults({ call: SOLAR, status: 422, times: 1 });
    onTheWay('quoteResult', ({ combined, ...answer }) => answer);
    await asksForResult(visit);
    await visit.presses('Retry');
    await until('its tab', () => tabs(visit)[0]?.[1]);
    await until('its headline in focus', () =>
      visit.root.activeElement?.matches('[role=tabpanel] [data-lead]'),
    );
    await seesDetail(visit, 'System cost estimate');
  });

  it('AMB-29 ERR-02: a 500 of one quote shows no error page if the other succeeded', async () => {
    const visit = await atEnd();
    await faults({ call: ASHP, status: 500, body: { message: 'The pump is asleep.' } });
    await asksForResult(visit);
    await seesDetail(visit, 'System cost estimate');
    await visit.presses('Heat Pump');
    await visit.sees('The pump is asleep.');
    await visit.control('Retry');
    await faults();
    await visit.presses('Retry');
    await seesDetail(visit, 'Recommended pump size');
  });

  it('AMB-14 AMB-29: a quote without an answer says so in the copy that is set later, too', async () => {
    const visit = await atEnd();
    await faults({ call: SOLAR, status: 503, times: 1 });
    await asksForResult(visit);
    await visit.presses('Solar & Battery');
    await visit.sees('Something when wrong.');
    visit.element.setAttribute('copy', 'plain');
    await visit.sees('Something went wrong on our side.');
    visit.doesNotSee('Something when wrong.');
  });

  it('WIZ-25 AMB-07: if both are refused the visitor stays, with the server’s message', async () => {
    const visit = await atEnd();
    const refusal = { status: 422, body: { message: 'Not today.' } };
    await faults({ call: SOLAR, ...refusal }, { call: ASHP, ...refusal });
    await visit.presses('See my result');
    await visit.sees('Not today.');
    await visit.sees('Step 4 of 4');
    expect(failureStatuses(visit)).to.deep.equal([422, 422]);
    await faults();
    await visit.presses('Retry');
    await seesDetail(visit, 'System cost estimate');
  });

  it('AMB-29: when both fail with a 500 the error page shows', async () => {
    const visit = await atEnd();
    await faults({ call: SOLAR, status: 500, body: '' }, { call: ASHP, status: 500, body: '' });
    await visit.presses('See my result');
    await visit.sees('Error 500');
  });

  it('AMB-29 ERR-02: when both fail, one of them with a 500, the error page shows', async () => {
    const visit = await atEnd();
    await faults(
      { call: SOLAR, status: 422, body: { message: 'Not today.' } },
      { call: ASHP, status: 500, body: { message: 'The pump is asleep.' } },
    );
    await visit.presses('See my result');
    await visit.sees('Error 500');
    await visit.sees('The pump is asleep.');
    // The server's earlier message must not be shown for another error.
    await visit.presses('Go to the start');
    await visit.seesGone('Error 500');
    location.hash = '#/quote/error/500';
    await visit.sees('Error 500');
    visit.doesNotSee('The pump is asleep.');
  });

  it('AMB-07: a result that can’t be parsed fails too', async () => {
    const visit = await atEnd();
    await faults({ call: 'GET /request/results/tou/esa/ashp/result', status: 503, times: 2 });
    await asksForResult(visit);
    await visit.presses('Heat Pump');
    await visit.sees('Something when wrong.');
    await visit.presses('Retry');
    await seesDetail(visit, 'Recommended pump size');
    await until('its headline in focus', () => visit.root.activeElement?.hasAttribute('data-lead'));
  });
});
