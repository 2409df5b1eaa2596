import { expect } from '@open-wc/testing';
import type { Attributes } from '../browser/mount.ts';
import { atAll, atHeatPump, text } from '../browser/results.ts';
import { faults, leave, open, reopen, type Stage } from '../browser/stage.ts';
import { until } from '../browser/until.ts';
import { CONTACT } from '../browser/walks.ts';
import { allRequests, lastAnswer, requests } from '../browser/wire.ts';

interface Made {
  readonly token: string;
  readonly removal: string;
}

/** Opens the link as another visitor. */
async function follows(token: string, attributes: Attributes = {}): Promise<Stage> {
  sessionStorage.clear();
  history.replaceState(null, '', `#/quote/shared/${token}`);
  return reopen({ ...CONTACT, share: 'on', ...attributes });
}

const figure = (visit: Stage) => visit.root.querySelector('[data-figure="hp-headline"]')?.textContent;

async function makes(visit: Stage): Promise<Made> {
  await visit.presses('Share these results');
  await visit.sees(/^Your link shows these results without your address or name/);
  return lastAnswer<Made>('createShare');
}

describe('a link to the results', () => {
  afterEach(() => history.replaceState(null, '', location.pathname + location.search));

  it('KEEP-03: is not there unless the partner turns it on', async () => {
    const visit = await atHeatPump();
    expect(visit.controls()).to.not.include('Share these results').and.to.not.include('Print');
    visit.element.setAttribute('share', 'print');
    await visit.control('Print');
    expect(visit.controls()).to.not.include('Share these results');
    await leave(visit);
  });

  it('KEEP-03: opens nothing on a page that has turned sharing off, and sends no request', async () => {
    const visit = await atHeatPump({ share: 'on' });
    const { token } = await makes(visit);
    await leave(visit);
    const other = await follows(token, { share: 'off' });
    await other.sees('This link does not work');
    await other.sees('This page opens no shared results.');
    expect(requests('readShare')).to.have.length(0);
    other.element.setAttribute('share', 'print');
    await other.sees(/^Someone shared these results/);
    await leave(other);
  });

  it('KEEP-03 SEEN-03: opens the same figures for someone else, read-only, and holds nothing personal', async () => {
    const visit = await atHeatPump({ share: 'on' });
    const shown = figure(visit);
    const address = (await visit.card('Address')).replace(/^Address/, '');
    const { token } = await makes(visit);
    const asked = requests('quoteResult').length;
    const link = (await visit.field('Link to these results')).value;
    expect(link).to.equal(`${location.origin}${location.pathname}#/quote/shared/${token}`);
    expect(visit.root.querySelector('svg[aria-label="The link as a QR code"] path')).to.not.equal(null);
    dispatchEvent(new Event('beforeprint'));
    expect(visit.root.querySelector('.sheet .qr-code'), 'a code on paper, too').to.not.equal(null);
    dispatchEvent(new Event('afterprint'));
    await leave(visit);
    const other = await follows(token, { share: 'on' });
    await other.sees(/^Someone shared these results on \d+ \w+ \d{4}\.$/);
    await other.sees('They are for that person’s home, not yours.');
    await other.sees('This home could cut its CO2 by about');
    expect(figure(other)).to.equal(shown);
    expect(other.root.querySelector('.result__picture .house__pump'), 'the pump, drawn').to.not.equal(null);
    for (const control of ['Change property', 'Arrange a call', 'Share these results'])
      expect(other.controls()).to.not.include(control);
    expect(other.root.textContent).to.not.contain(address).and.to.not.contain('BS1');
    expect(JSON.stringify(requests('readShare')))
      .to.not.contain('BS1')
      .and.to.not.contain(address.split(',')[0]);
    expect(requests('quoteResult')).to.have.length(asked);
    // First whose they are, then the result with a quote of the visitor’s own, and last that home’s next steps.
    expect(other.allText()).to.match(
      /^.*Someone shared.*not yours.*for this home\?.*This home could.*Get a quote for your home.*What next for this home/s,
    );
    // One filled button: the one in the headline.
    const filled = [...other.root.querySelectorAll('.button--primary')];
    expect(filled.map(({ textContent }) => textContent)).to.deep.equal(['Get a quote for your home']);
    await other.presses('Get a quote for your home');
    await other.sees('What would an upgrade do for your home?');
    await leave(other);
  });

  it('KEEP-03 HON-16: of several results has a tab for each, and the one bill above them', async () => {
    const visit = await atAll({ share: 'on' });
    const bill = await until('the one bill', () => visit.root.querySelector('.combined'));
    const shown = bill.querySelector('.range__sentence')?.textContent;
    const { token } = await makes(visit);
    await leave(visit);
    const other = await follows(token);
    await other.sees(/^Someone shared/);
    const same = await until('the same bill', () => other.root.querySelector('.combined'));
    expect(same.querySelector('.range__sentence')?.textContent).to.equal(shown);
    expect(other.root.querySelectorAll('[role=tab]')).to.have.length(3);
    // The home is another's in the folds, too.
    for (const tab of ['EV', 'Solar & Battery', 'Heat Pump']) {
      await other.presses(tab);
      await other.opens('Details');
      await other.opens('What we assumed');
      const titles = [
        ...other.root.querySelectorAll('.results :is(summary, h3, h4, dt, .assumptions__head)'),
      ].map(text);
      expect(titles.length, tab).to.be.greaterThan(20);
      const ours = titles.filter((title) => /^(Your|How you) /.test(title));
      expect(ours, tab).to.deep.equal([]);
    }
    await leave(other);
  });

  it('KEEP-03: reveals its token neither to the page nor to the records', async () => {
    const visit = await atHeatPump({ share: 'on' });
    const { token } = await makes(visit);
    await leave(visit);
    const other = await follows(token);
    await other.sees(/^Someone shared/);
    const element = other.element as HTMLElement & { getState(): object };
    expect(JSON.stringify([element.getState(), other.events.map(({ detail }) => detail)])).to.not.contain(
      token,
    );
    await leave(other);
    await until('the records', () => requests('trackRecords').length > 0);
    expect(JSON.stringify(requests('trackRecords').map(({ body }) => body))).to.not.contain(token);
  });

  it('KEEP-03: can be deleted by its maker, and then says so, as a guessed one does', async () => {
    const visit = await atHeatPump({ share: 'on' });
    const { token } = await makes(visit);
    await visit.presses('Delete the link');
    await visit.sees('The link was deleted. It opens nothing now.');
    await visit.control('Share these results');
    await leave(visit);
    for (const dead of [token, 'AAAAAAAAAAAAAAAAAAAAAA', 'cut']) {
      const other = await follows(dead);
      await other.sees('This link does not work');
      await other.sees(/^It may have expired or been deleted, or part of it is missing\./);
      await other.presses('Start a quote');
      await other.seesGone('This link does not work');
      await leave(other);
    }
  });

  it('KEEP-03: is deleted for its maker too if it was deleted already', async () => {
    const visit = await atHeatPump({ share: 'on' });
    await makes(visit);
    await faults({ call: 'DELETE /request/shares/{}', status: 404, times: 1 });
    await visit.presses('Delete the link');
    await visit.sees('The link was deleted. It opens nothing now.');
    await visit.control('Share these results');
    await leave(visit);
    await faults();
  });

  it('BEY-08: says if it could not be made or opened, and lets the visitor try again', async () => {
    const visit = await atHeatPump({ share: 'on' });
    await faults({ call: 'POST /request/shares', status: 503, times: 1 });
    await visit.presses('Share these results');
    await visit.sees('Something when wrong.');
    const { token } = await makes(visit);
    await leave(visit);
    await faults({ call: 'GET /request/shares/{}', status: 400, times: 2 });
    const other = await follows(token);
    await other.presses('Retry');
    await other.presses('Retry');
    await other.sees(/^Someone shared/);
    await leave(other);
    await faults();
  });

  it('AMB-41: is opened with the route kept in memory, and the URL stays', async () => {
    const visit = await atHeatPump({ share: 'on' });
    const { token } = await makes(visit);
    await leave(visit);
    const other = await follows(token, { router: 'memory' });
    await other.sees(/^Someone shared/);
    expect(location.hash).to.equal(`#/quote/shared/${token}`);
    await leave(other);
    expect(allRequests().length).to.be.greaterThan(0);
  });
});

describe('the visitor’s own journey', () => {
  it('KEEP-03: is unchanged while shared results are shown', async () => {
    const visit = await atHeatPump({ share: 'on' });
    const { token } = await makes(visit);
    location.hash = `#/quote/shared/${token}`;
    const theirs = await visit.sees(/^Someone shared/);
    // The way back is where it is on every page, and says nothing that could be taken for theirs.
    const back = await visit.control('Back to your quote');
    expect(back.compareDocumentPosition(theirs)).to.equal(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(back.parentElement?.textContent).to.equal('Back to your quote');
    history.back();
    await visit.control('Change property');
    await visit.sees(/^Your link shows these results/);
    await leave(visit);
    await leave(await open(CONTACT));
  });
});
