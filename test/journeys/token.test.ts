import { expect } from '@open-wc/testing';
import { type HeldTimers, holdTimers } from '../browser/held-timers.ts';
import { leave, open, reopen, type Stage } from '../browser/stage.ts';
import { until } from '../browser/until.ts';
import { allRequests, type Exchange, forgetWire, onTheWay, ownFetch, requests } from '../browser/wire.ts';

const TEN_SECONDS = 10_000;
const tokens = () => requests('authToken').length;
/** In ms: the widget reads an answer a little after `wire.ts` has recorded it. */
const READS = 200;

/** Waits until another token was requested and read, since a second request before that would share the first. */
async function more(than: number): Promise<void> {
  await until(`more than ${than} tokens`, () => requests('authToken')[than]?.text != null);
  await new Promise((resolve) => setTimeout(resolve, READS));
}

/** Changes the route through the page’s own history, as a link of the page would. */
function goTo(path: string): void {
  history.pushState(null, '', `#/quote/${path}`);
  dispatchEvent(new PopStateEvent('popstate'));
}

describe('the token', () => {
  let timers: HeldTimers;
  let visit: Stage;

  beforeEach(async () => {
    timers = holdTimers(TEN_SECONDS, 'Interval');
    visit = await open();
    await more(0);
  });
  afterEach(async () => {
    await leave(visit);
    timers.release();
  });

  it('STATE-07 CONST-09 CALL-01: is renewed every 10 s, with a POST that carries nothing', async () => {
    for (const round of [1, 2, 3]) {
      const before = tokens();
      expect(timers.set(), `round ${round}`).to.equal(1);
      // While a request for a token is pending, no second one is sent.
      await until('another token', () => {
        timers.pass();
        return tokens() > before;
      });
    }
    expect(requests('authToken').every(({ method, body }) => method === 'POST' && body === null)).to.equal(
      true,
    );
  });

  it('STATE-08 AMB-28: is renewed before a change of route, but not before the error page nor on it', async () => {
    const before = tokens();
    goTo('heat-pump');
    await visit.sees('Air-source heat pumps');
    await more(before);
    const held = tokens();
    goTo('error/401');
    await visit.sees('Error 401');
    await until('no more renewals', () => timers.set() === 0);
    // Any request for a token from before has been sent when this one is answered.
    await ownFetch(window.heqTest.script);
    expect(tokens(), 'on the error page').to.equal(held);
    goTo('heat-pump');
    await visit.sees('Air-source heat pumps');
    await more(held);
    expect(tokens(), 'back from it').to.equal(held + 1);
    expect(timers.set(), 'renewals go on').to.equal(1);
  });

  it('AMB-27: is requested only from auth-url, where a partner sets one', async () => {
    await leave(visit);
    const proxy = new URL('/auth/token?by=partner', window.heqTest.api).href;
    visit = await open({ 'auth-url': proxy });
    await more(0);
    await visit.presses('Explore solar & battery');
    await visit.types('Postcode', 'BS1 9AA');
    await visit.presses('Search');
    await until('addresses', () => visit.root.querySelector('[role=option]'));
    expect(new Set(requests('authToken').map(({ url }) => url.href))).to.deep.equal(new Set([proxy]));
  });

  for (const data of ['', null])
    it(`CALL-11 CALL-12: is opaque: a claim in it changes no search for addresses, gb-data ${data === null ? 'off' : 'on'}`, async () => {
      const call = data === null ? 'reccoAddresses' : 'verifiedAddresses';
      const token = `e30.${btoa('{"post":true}')}.e30`;
      await leave(visit);
      forgetWire();
      onTheWay('authToken', () => token);
      // `open` would forget the change.
      visit = await reopen(data === null ? {} : { 'gb-data': data });
      await visit.presses('Explore solar & battery');
      await visit.types('Postcode', 'BS1 9AA');
      await visit.presses('Search');
      const [{ method, url, body, headers }] = await until(
        'the search',
        () => requests(call).length > 0 && (requests(call) as [Exchange]),
      );
      expect([method, url.search, body]).to.deep.equal(['GET', '?postcode=BS19AA', null]);
      expect(headers.get('authorization')).to.equal(`Bearer ${token}`);
      forgetWire();
    });

  it('ROLE-02: is sent with every other call', async () => {
    await visit.presses('Explore solar & battery');
    await visit.types('Postcode', 'BS1 9AA');
    await visit.presses('Search');
    await until('the addresses', () => requests('reccoAddresses').length > 0);
    const without = allRequests().filter(
      ({ call, headers }) => call !== 'authToken' && !/^Bearer .+/.test(headers.get('authorization') ?? ''),
    );
    expect(without).to.deep.equal([]);
  });
});
