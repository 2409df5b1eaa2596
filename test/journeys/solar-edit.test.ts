import { expect } from '@open-wc/testing';
import { about, recommended, resultOf } from '../browser/answers.ts';
import { checkpoint } from '../browser/checkpoint.ts';
import { faults, type Stage } from '../browser/stage.ts';
import { until } from '../browser/until.ts';
import { pastAddress, START } from '../browser/walks.ts';
import { requests } from '../browser/wire.ts';

const CHANGE = 'PUT /request/customer/esa/{quoteType}/quote';
const RESULT = 'GET /request/results/tou/esa/{quoteType}/result';

async function toLastQuestion(): Promise<Stage> {
  const visit = await pastAddress(START.solar);
  await visit.chooses('Semi-detached house');
  await visit.presses('Next');
  await visit.sees('How much of the day is someone at home?');
  return visit;
}

const atLastQuestion = checkpoint(toLastQuestion);

async function atResult(begins = atLastQuestion): Promise<Stage> {
  const visit = await begins();
  await visit.presses('See my result');
  await visit.sees('System cost estimate');
  await until('the headline', () => headline(visit) === savings());
  return visit;
}

async function changesTo(visit: Stage, type: string): Promise<void> {
  await visit.presses('Change property');
  await visit.sees('Choose Property');
  await visit.chooses(type);
  await visit.presses('Done');
}

async function cancelsWhileSaving(visit: Stage): Promise<void> {
  await changesTo(visit, 'Detached house');
  await until('the change to be sent', () => requests('changeQuote').length === 1);
  await visit.presses('Cancel');
  await until('the dialog to close', () => !visit.root.querySelector('dialog[open]'));
  await until('the undo', () => requests('changeQuote')[1]?.status);
}

const headline = (visit: Stage) => visit.root.querySelector('[data-figure=solar-headline]')?.textContent;
const savings = () => about(recommended(resultOf('solar')).savings);

describe('changing the property of a solar result', () => {
  afterEach(() => faults());

  it('RES-SOL-18 AMB-02: Choose Property offers no flat and no maisonette', async () => {
    const visit = await atResult(toLastQuestion);
    await visit.presses('Change property');
    await visit.sees('Choose Property');
    const offered = [...visit.root.querySelectorAll<HTMLInputElement>('dialog input[type=radio]')];
    expect(offered.map(({ value }) => value)).to.deep.equal(['1', '2', '3', '4', '5', '6']);
    expect(offered.find(({ checked }) => checked)?.value).to.equal('2');
    await until(
      'a picture of each',
      () => visit.root.querySelectorAll('dialog .house__dwelling').length === 6,
    );
    visit.doesNotSee('Flat');
    visit.doesNotSee('Maisonette');
  });

  it('RES-SOL-03 RES-06 STATE-05 CALL-25 VAL-40: sends a PUT with only the changed field, fetches the result again, and shows the old figure next to the new', async () => {
    const visit = await atResult();
    const before = savings();
    await changesTo(visit, 'Detached house');
    await visit.sees('was Semi-detached house');
    await visit.sees(`was ${before}`);
    expect(headline(visit)).to.equal(savings());
    const [change, ...more] = requests('changeQuote');
    expect(more).to.deep.equal([]);
    const { quoteId } = change?.body as { quoteId: string };
    expect(change?.body).to.deep.equal({ propertyTypeId: 1, quoteId, referrerBranch: 'DR' });
    const read = requests('quoteResult').map(({ url }) => url.searchParams.get('quoteId'));
    expect(read).to.deep.equal([quoteId, quoteId]);
  });

  it('ENQ-06: an enquiry names the property of the changed result, and keeps what was typed before', async () => {
    const visit = await atResult();
    await visit.presses('Arrange a call');
    await visit.types('Full name', 'Ada Lovelace');
    await visit.presses('Close');
    await changesTo(visit, 'Detached house');
    await visit.sees('was Semi-detached house');
    await visit.presses('Arrange a call');
    const home = (await visit.sees('Property')).parentElement?.textContent;
    expect(home).to.match(/Detached house, .*Bristol/);
    expect((await visit.field('Full name')).value).to.equal('Ada Lovelace');
  });

  it('STATE-06: the same property again, or Cancel, sends nothing', async () => {
    const visit = await atResult();
    await changesTo(visit, 'Semi-detached house');
    await until('the dialog to close', () => !visit.root.querySelector('dialog[open]'));
    await visit.presses('Change property');
    await visit.chooses('Detached house');
    await visit.presses('Cancel');
    await until('the dialog to close', () => !visit.root.querySelector('dialog[open]'));
    expect(requests('changeQuote')).to.deep.equal([]);
    expect(await visit.card('Property')).to.contain('Semi-detached house');
  });

  it('STATE-06: Cancel while a change is being saved undoes it, and the result stays as it was', async () => {
    const visit = await atResult();
    const before = headline(visit);
    await faults({ call: CHANGE, delayMs: 600, times: 1 });
    await cancelsWhileSaving(visit);
    const [change, undo] = requests('changeQuote').map(({ body }) => body as { propertyTypeId: number });
    expect([change?.propertyTypeId, undo?.propertyTypeId]).to.deep.equal([1, 2]);
    expect(await visit.card('Property')).to.contain('Semi-detached house');
    expect(headline(visit)).to.equal(before);
    // The next edit waits for the undo, and is the last that the server gets.
    await changesTo(visit, 'Detached house');
    await visit.sees('was Semi-detached house');
    expect(requests('changeQuote')).to.have.length(3);
  });

  it('STATE-06 ERR-02: the failure of a change that was cancelled is not shown', async () => {
    const visit = await atResult();
    await faults({ call: CHANGE, delayMs: 600, status: 500, body: '', times: 1 });
    await cancelsWhileSaving(visit);
    expect(requests('changeQuote').map(({ status }) => status)).to.deep.equal([500, 200]);
    visit.doesNotSee('Error 500');
    expect(await visit.card('Property')).to.contain('Semi-detached house');
  });

  it('BEY-13: a change that is refused loses nothing, and Retry saves it', async () => {
    const visit = await atResult();
    const before = headline(visit);
    await faults({ call: CHANGE, status: 503, times: 1 });
    await changesTo(visit, 'Detached house');
    await visit.sees('We could not save the change. Your result is as it was.');
    expect(headline(visit)).to.equal(before);
    await visit.presses('Retry');
    await visit.sees('was Semi-detached house');
    expect(requests('changeQuote')).to.have.length(2);
  });

  it('BEY-13 RES-06: if the result can’t be fetched again, the old one stays in view, and Retry fetches it', async () => {
    const visit = await atResult();
    const before = headline(visit);
    await faults({ call: RESULT, status: 503, times: 2 });
    await changesTo(visit, 'Detached house');
    await visit.sees('Something when wrong.');
    expect(headline(visit)).to.equal(before);
    await visit.presses('Retry');
    await until('the new headline', () => headline(visit) === savings() && headline(visit) !== before);
    expect(requests('changeQuote')).to.have.length(1);
  });

  it('ERR-02 BEY-13: a 500 opens the error page, and its link leads back to the questions with all answers', async () => {
    const visit = await atResult();
    await faults({ call: CHANGE, status: 500, body: '' });
    await changesTo(visit, 'Detached house');
    await visit.sees('Error 500');
    await visit.sees('Something appears to have happen to our servers. Please try again later.');
    expect(visit.root.querySelector('dialog[open]')).to.equal(null);
    await faults();
    await visit.presses('Back to my questions');
    await visit.presses('Put them back');
    await visit.sees('Step 3 of 3');
  });
});
