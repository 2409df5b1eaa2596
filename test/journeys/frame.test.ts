import { expect } from '@open-wc/testing';
import { focused } from '../browser/keyboard.ts';
import { atHeatPump } from '../browser/results.ts';
import { open, type Stage } from '../browser/stage.ts';
import { until } from '../browser/until.ts';
import { begins, CONTACT, givesAddress, START } from '../browser/walks.ts';

/** Opens the widget in a column of this width. */
async function openAt(width: number, attributes = {}): Promise<Stage> {
  const visit = await open({ ...CONTACT, ...attributes });
  document.body.style.width = `${width}px`;
  return visit;
}

describe('the frame around the journey', () => {
  afterEach(() => document.body.removeAttribute('style'));

  it('LAY-01 AMB-46: bar and footer are landmarks with their own names, and can be hidden', async () => {
    const visit = await open(CONTACT);
    const names = () =>
      [...visit.root.querySelectorAll('nav, .footer')].map((one) => one.getAttribute('aria-label'));
    expect(names()).to.deep.equal(['Home energy quote', 'About this quote']);
    visit.element.setAttribute('hide-nav', '');
    visit.element.setAttribute('hide-footer', '');
    await until('neither', () => names().length === 0);
  });

  it('LAY-02 LAY-03: the footer has the support email, the terms and the privacy notice', async () => {
    const visit = await open(CONTACT);
    const links = [...visit.root.querySelectorAll<HTMLAnchorElement>('.footer a')].map(({ href }) => href);
    expect(links).to.deep.equal([
      'mailto:help@partner.example',
      'https://partner.example/terms',
      'https://partner.example/privacy',
    ]);
  });

  it('LAY-03: an external link opens in a new tab, says so and gives the other page no access to this one', async () => {
    const visit = await open(CONTACT);
    const leaving = [...visit.root.querySelectorAll<HTMLAnchorElement>('.footer a[href^=http]')];
    expect(leaving).to.have.length(2);
    for (const link of leaving) {
      expect([link.target, link.rel]).to.deep.equal(['_blank', 'noopener']);
      expect(link.textContent).to.match(/opens in a new tab/);
    }
  });

  it('WIZ-08 WIZ-09: ‘Need help?’ has the number as a link, and is absent without a number', async () => {
    const visit = await begins(START.solar);
    await visit.sees('Need help?');
    const call = (await visit.control('Call 0117 496 0142')) as HTMLAnchorElement;
    expect(call.href).to.equal('tel:01174960142');
    visit.element.removeAttribute('support-phone');
    await visit.seesGone('Need help?');
  });

  it('GEN-03: no brand is shown until a partner sets one', async () => {
    const visit = await open();
    expect(visit.root.querySelector('.nav-bar__brand')).to.equal(null);
    expect(visit.root.querySelector('img')).to.equal(null);
    visit.element.setAttribute('brand-name', 'Brookmeadow Energy');
    await visit.sees('Brookmeadow Energy');
  });

  it('LAY-01: in a narrow column the bar is a menu, which closes on Esc and gives the focus back', async () => {
    const visit = await openAt(360);
    await until('the menu', () => !visit.controls().includes('Heat pumps'));
    await visit.presses('Menu');
    const link = await visit.control('Heat pumps');
    link.focus();
    const esc = () =>
      new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, composed: true, cancelable: true });
    // The widget uses the first Esc, so nothing on the page closes. A second one reaches the page.
    expect(link.dispatchEvent(esc())).to.equal(false);
    await until('a closed menu', () => !visit.controls().includes('Heat pumps'));
    expect(focused(visit)?.textContent).to.equal('Menu');
    expect((await visit.control('Menu')).dispatchEvent(esc())).to.equal(true);
  });

  it('LAY-01: the menu closes on a choice, and the new page’s heading has the focus', async () => {
    const visit = await openAt(360);
    await visit.presses('Menu');
    await visit.presses('Heat pumps');
    await until('the heading', () => focused(visit)?.textContent === 'Air-source heat pumps');
    expect(visit.controls()).not.to.include.members(['Heat pumps']);
  });

  it('LAY-01: in a narrow column the menu is at the end, beside a long name as without one', async () => {
    const ends: number[] = [];
    for (const attributes of [{}, { 'brand-name': 'Brookmeadow Energy Co-op' }]) {
      const { root } = await openAt(320, attributes);
      const menu = await until('the menu', () => root.querySelector('.nav-bar__menu'));
      const { right, top } = menu.getBoundingClientRect();
      ends.push(right);
      expect(top).to.be.below(root.querySelector('.nav-bar__brand')?.getBoundingClientRect().bottom ?? 320);
    }
    expect(ends[0]).to.equal(ends[1]);
  });

  for (const width of [320, 480, 768, 1200]) {
    it(`EMB-05: nothing is wider than a column of ${width} px, on home, landing and error pages`, async () => {
      const visit = await openAt(width);
      for (const path of ['home', 'solar-battery', 'electric-vehicle', 'heat-pump', 'error/500']) {
        history.pushState(null, '', `#/quote/${path}`);
        dispatchEvent(new PopStateEvent('popstate'));
        await until(path, () => visit.root.querySelector('.shell__screen h2'));
        const wide = [...visit.root.querySelectorAll('.shell__screen *')].filter(
          (element) => element.getBoundingClientRect().right > width + 1 && !element.closest('svg'),
        );
        expect(wide.map(({ className }) => className)).to.deep.equal([]);
      }
    });
  }
});

describe('the error page', () => {
  for (const [status, isBack] of [
    [400, true],
    [401, true],
    [404, false],
    [500, false],
    [503, true],
  ] as const) {
    it(`ERRP-01 ERRP-03 ERRP-04: after ${status} ${isBack ? 'offers' : 'does not offer'} Try Again`, async () => {
      const visit = await open();
      await visit.presses('Heat pumps');
      await visit.sees('Air-source heat pumps');
      history.pushState(null, '', `#/quote/error/${status}`);
      dispatchEvent(new PopStateEvent('popstate'));
      await visit.sees(`Error ${status}`);
      expect(visit.controls().includes('Try Again')).to.equal(isBack);
      if (!isBack) return;
      await visit.presses('Try Again');
      await visit.sees('Air-source heat pumps');
    });
  }

  it('ERRP-04 BEY-13: after a 500 leads back to the questions, where the answers can be restored', async () => {
    const visit = await begins(START.heatPump);
    await visit.types('Postcode', 'BS1 9AA');
    await visit.presses('Search');
    await until('addresses', () => visit.root.querySelector('[role=option]'));
    history.pushState(null, '', '#/quote/error/500');
    dispatchEvent(new PopStateEvent('popstate'));
    await visit.sees('Your answers are kept.');
    visit.doesNotSee('Try Again');
    await visit.presses('Back to my questions');
    await visit.presses('Put them back');
    await until('the postcode', async () => (await visit.field('Postcode')).value === 'BS19AA');
  });
});

describe('the way back to a quote', () => {
  const PREPAYMENT = 'BS1 9AF';

  it('SEEN-07: has the quote at one end and the button at the other, and is there where the help is not', async () => {
    const visit = await atHeatPump();
    const isSeen = (part: string) => visit.root.querySelector(part)!.getClientRects().length > 0;
    const asksAgain = async () => {
      location.hash = '#/quote/home';
      await visit.presses(START.solar);
      await visit.sees('Where is your home?');
    };
    visit.element.style.inlineSize = '1200px';
    location.hash = '#/quote/home';
    await visit.control('Back to your quote');
    const box = (part: string) => visit.root.querySelector(`.help-banner${part}`)!.getBoundingClientRect();
    await until('both ends', () => {
      const gaps = [box(' > span').left - box('').left, box('').right - box(' > .button').right];
      return box('').width > 900 && gaps.every((gap) => gap < 24);
    });
    // The help is next to the question.
    await asksAgain();
    expect(isSeen('[part=help]')).to.equal(false);
    await visit.presses('Back to your quote');
    await visit.sees('Recommended pump size');
    // In a narrow column it is below, except under a refusal, whose main button has its number.
    visit.element.style.inlineSize = '390px';
    await asksAgain();
    await until('the help', () => isSeen('[part=help]'));
    await givesAddress(visit, PREPAYMENT);
    await visit.sees(/^The tariffs we compare/);
    expect(isSeen('[part=help]')).to.equal(false);
    await visit.presses('Back to your quote');
    await visit.sees('Recommended pump size');
  });
});
