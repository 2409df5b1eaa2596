import { expect } from '@open-wc/testing';
import { choosesFile, yearOfUse } from '../browser/meter-file.ts';
import { atAll, atHeatPump, walksSolar } from '../browser/results.ts';
import { faults, leave, type Stage } from '../browser/stage.ts';
import { until } from '../browser/until.ts';
import { requests } from '../browser/wire.ts';

const headline = (visit: Stage) => visit.root.querySelector('[data-figure=solar-headline]')?.textContent;

async function opensYours(visit: Stage): Promise<void> {
  const fold = await until('the fold', () =>
    [...visit.root.querySelectorAll('details')].find((one) =>
      one.textContent?.startsWith('Make your result more exact'),
    ),
  );
  expect(fold.open, 'folded').to.equal(false);
  fold.open = true;
}

const changed = () => {
  const {
    quoteId: _,
    referrerBranch: __,
    ...fields
  } = requests('changeQuote').at(-1)?.body as Record<string, unknown>;
  return fields;
};

describe('a result with the visitor’s own details', () => {
  afterEach(() => faults());

  it('YOURS-01 RES-06: a change of the roof changes the solar result, is announced, and can be undone', async () => {
    const visit = await walksSolar();
    const before = headline(visit);
    await opensYours(visit);
    const done = await visit.control('Done');
    expect(visit.controls(), 'nothing to cancel yet').not.to.include('Cancel');
    await visit.picks('Your roof faces', 'South');
    (await visit.control('Cancel')).focus();
    await visit.presses('Cancel');
    await until('the focus on Done', () => visit.root.activeElement === done);
    expect(visit.controls()).not.to.include('Cancel');
    await visit.picks('Your roof faces', 'North');
    await visit.picks('Shade on your roof', 'Some');
    await faults({ call: 'PUT /request/customer/esa/solar/quote', status: 503, times: 1 });
    await visit.presses('Done');
    await visit.sees('We could not save the change. Your result is as it was.');
    expect(headline(visit)).to.equal(before);
    await visit.presses('Retry');
    await visit.sees(`was ${before}`);
    expect(changed()).to.deep.equal({ roofDirection: 'N', roofShade: 2 });
    await until('to hear it', () =>
      [...visit.root.querySelectorAll('[role=status]')].some(
        ({ textContent }) => textContent?.startsWith('Updated: ') && textContent.includes(`was ${before}`),
      ),
    );
    await visit.picks('Your roof faces', 'I don’t know');
    await visit.picks('Shade on your roof', 'I don’t know');
    await visit.presses('Done');
    await until('the headline as it was', () => headline(visit) === before);
    expect(changed()).to.deep.equal({ roofDirection: null, roofShade: null });
  });

  it('YOURS-02 YOURS-03: radiators change the heat pump’s result; a home with a meter gets no question about floor area', async () => {
    const visit = await atHeatPump();
    await opensYours(visit);
    await visit.picks('Your radiators', 'As they are: 55 °C');
    await visit.presses('Done');
    await until('the change', () => requests('quoteResult').length === 2);
    expect(changed()).to.deep.equal({ flowTemperature: 55 });
    visit.doesNotSee('Floor area');
  });

  it('YOURS-04: an installer’s price replaces the published one, and a price that can’t be used gets a message', async () => {
    const visit = await atHeatPump();
    await visit.opens('Cost and payback');
    await visit.sees('£10,500 to £14,700');
    await opensYours(visit);
    await visit.types('An installer’s price', '0');
    await visit.presses('Done');
    await visit.sees(/must be between 1 & 100/);
    await visit.types('An installer’s price', '£13,000');
    await visit.presses('Done');
    await visit.sees('£2,500');
    expect(changed()).to.deep.equal({ installerPrice: 13_000 });
    visit.doesNotSee('£10,500 to £14,700');
  });

  it('HON-16, YOURS-06: of three assets ask for the one bill once, and once more after a change of the home', async () => {
    const visit = await atAll();
    const billsAsked = () => requests('quoteResult').map(({ url }) => url.searchParams.has('also'));
    expect(billsAsked()).to.have.members([true, false, false]);
    const bill = () => visit.root.querySelector('.combined')?.textContent;
    const before = bill();
    await opensYours(visit);
    await visit.opens('Use your smart meter’s readings');
    await choosesFile(visit, yearOfUse());
    await visit.presses('Use these readings');
    await visit.control('Remove these readings');
    await until('another bill', () => bill() !== before);
    expect(requests('changeQuote')).to.have.length(3);
    expect(billsAsked().slice(3)).to.have.members([true, false, false]);
    await leave(visit);
  });
});
