// HON-13: the calculation of each figure of a result, which opens at the figure.
import { expect } from '@open-wc/testing';
import { recommended, resultOf } from '../browser/answers.ts';
import { atAll, atHeatPump, find, text } from '../browser/results.ts';
import { until } from '../browser/until.ts';

describe('the calculation of a figure', () => {
  it('HON-13: the title of an opened sum has the focus; Escape, its cross and the opener close it and return the focus', async () => {
    const visit = await atHeatPump();
    const name = 'How we worked this out: Annual energy cost with a heat pump';
    const opener = (await visit.control(name)) as HTMLButtonElement;
    const panel = () => visit.root.querySelector('.sum-panel');
    const ways: Readonly<Record<string, () => unknown>> = {
      Escape: () =>
        visit.root.activeElement?.dispatchEvent(
          new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }),
        ),
      cross: () => visit.presses('Close the sum'),
    };
    for (const [way, close] of Object.entries(ways)) {
      opener.click();
      await until('the sum', panel);
      await until('its title', () => visit.root.activeElement?.className === 'sum-panel__title');
      expect(visit.root.activeElement?.textContent).to.equal('How we worked this out');
      expect(panel()?.textContent).to.contain('Annual energy cost with a heat pump');
      expect(opener.getAttribute('aria-expanded')).to.equal('true');
      await close();
      await until(`a sum closed by ${way}`, () => !panel());
      expect(visit.root.activeElement, way).to.equal(opener);
      expect(opener.getAttribute('aria-expanded')).to.equal('false');
    }
    opener.click();
    await until('the sum', panel);
    opener.click();
    await until('a sum closed by its opener', () => !panel());
  });

  it('HON-13: opens in one place if its figure is shown in several, with the details of its lines closed', async () => {
    const visit = await atHeatPump();
    await visit.presses('How we worked this out: Annual energy cost with a heat pump');
    const panels = () => visit.root.querySelectorAll('.sum-panel');
    await until('the sum', () => panels().length === 1);
    expect(panels()[0]?.querySelectorAll('details:not([open])').length).to.be.greaterThan(0);
  });

  for (const [tab, figures] of [
    [
      'Solar & Battery',
      'headline bill-now bill-after generation self-sufficiency cost savings net breakeven',
    ],
    ['Solar & Battery', 'total-roi annual-roi'],
    ['EV', 'headline fuel charging mile co2'],
    ['Heat Pump', 'headline co2 cost-now cost-after cost-at-cap heat pump-electricity efficiency size'],
    ['Heat Pump', 'co2-now co2-after'],
  ] as const)
    it(`HON-13: ${tab}: ${figures}: each figure has its name and a button for its sum`, async () => {
      const visit = await atAll();
      await visit.presses(tab);
      const before = { 'Solar & Battery': 'solar', EV: 'ev', 'Heat Pump': 'hp' }[tab];
      for (const name of figures.split(' ')) {
        const named = `[data-figure=${before}-${name}]`;
        const first = await until(name, () => find(visit, named));
        expect(text(first), name).to.match(/\d/);
        const openers = () =>
          [...visit.root.querySelectorAll(named)].map((figure) =>
            figure.closest('dd, li, .result__words, section')?.querySelector('.sum-opener'),
          );
        await until(`what explains ${name}`, () => openers().some(Boolean));
      }
    });

  for (const tab of ['Solar & Battery', 'EV', 'Heat Pump'])
    it(`HON-04 HON-13: ${tab}: the lines of each sum add up to the total below them`, async () => {
      const visit = await atAll();
      await visit.presses(tab);
      const openers = () => [...visit.root.querySelectorAll<HTMLElement>('.sum-opener > button')];
      await until('all of the result', () => openers().length > 4 && find(visit, '.what-next'));
      for (const at of openers().keys()) {
        openers()[at]?.click();
        const panel = await until('the sum', () => find(visit, '.sum-panel'));
        for (const list of panel.querySelectorAll('.sum')) expectReckoned(list);
        openers()[at]?.click();
        await until('a closed sum', () => !visit.root.querySelector('.sum-panel'));
      }
    });

  it('HON-04 HON-13: an electric car’s mile costs the year’s average as charged, in the headline too', async () => {
    const visit = await atAll();
    await visit.presses('EV');
    const mile = await until('a mile', () => find(visit, '[data-figure=ev-mile]'));
    const { annualCost } = recommended(resultOf('ev'));
    const charged = ((100 * (annualCost ?? 0)) / (resultOf('ev').request.totalMiles ?? 0)).toFixed(1);
    expect(text(mile)).to.equal(`${charged}p`);
    expect(text(find(visit, '.result__headline .chips'))).to.contain(
      `Charging costs ${charged}p a mile, or `,
    );
    await visit.opens('Your details');
    await visit.opens('Before and after');
    await visit.presses('How we worked this out: Nissan Leaf, as you charge');
    const panel = await until('the sum', () => find(visit, '.sum-panel'));
    expect(text(panel)).to.match(/miles.*You told us/);
  });
});

const CALCULATES: Readonly<Record<string, (one: number, other: number) => number>> = {
  plus: (one, other) => one + other,
  minus: (one, other) => one - other,
  times: (one, other) => one * other,
  'divided by': (one, other) => one / other,
};

/** Expects that the lines of a sum, with their signs for screen readers, give its total. */
function expectReckoned(list: Element): void {
  const lines = [...list.querySelectorAll(':scope > li > .sum__line')];
  const [total, ...terms] = lines
    .map((line) => ({
      sign: text(line.querySelector('.visually-hidden') ?? line).trim(),
      figure: text(line.querySelector('.sum__value')).replaceAll(',', '').replace('−', '-'),
    }))
    .reverse();
  const numberIn = (figure = '') =>
    Number(figure.match(/-?[^\d.-]*([\d.]+)/)?.[1]) * (figure.startsWith('-') ? -1 : 1);
  const calculated = terms
    .reverse()
    .map(({ sign, figure }) => ({ sign, value: numberIn(figure) }))
    .reduce((all, { sign, value }) => ({ sign, value: CALCULATES[sign]?.(all.value, value) ?? Number.NaN }));
  const decimals = total?.figure.match(/\.(\d+)/)?.[1]?.length ?? 0;
  expect(calculated.value, text(list)).to.be.closeTo(numberIn(total?.figure), 0.500_001 * 10 ** -decimals);
}
