// HALF-02 to HALF-04: a visitor's own half hours on a result, from a supplier's file that stays on the device.
import { expect } from '@open-wc/testing';
import { choosesFile, yearOfUse } from '../browser/meter-file.ts';
import { atAll, atHeatPump, walksCompare, walksSolar } from '../browser/results.ts';
import { faults, leave, type Stage } from '../browser/stage.ts';
import { until } from '../browser/until.ts';
import { requests } from '../browser/wire.ts';

const headline = (visit: Stage) => visit.root.querySelector('[data-figure=solar-headline]')?.textContent;

/** The bill says so too, once. */
const USED =
  /^These figures use your meter’s half hours\. That is [\d,]+ kWh a year\. We had counted [\d,]+ kWh, so /;
const SPOKEN =
  /^[\s\S]*Updated: [^.]+\. These figures use your meter’s half hours\. That is (?![\s\S]*That is)/;
const spoken = (visit: Stage) =>
  [...visit.root.querySelectorAll('[role=status]')].map(({ textContent }) => textContent).join('\n');

async function atPanel(): Promise<Stage> {
  const visit = await walksSolar();
  await visit.opens('Make your result more exact');
  await visit.opens('Use your smart meter’s readings');
  return visit;
}

describe('a visitor’s own half hours', () => {
  afterEach(() => faults());

  it('HALF-02 HALF-03: only means, two dates and a share are sent; the result follows them, and they can be taken away', async () => {
    const visit = await atPanel();
    const before = headline(visit);
    const field = await choosesFile(visit, yearOfUse());
    await visit.sees('We read 100% of the half hours from 1 October 2025 to 1 October 2026.');
    expect(requests('changeQuote')).to.have.length(0);
    await faults({ call: 'PUT /request/customer/esa/solar/quote', status: 503, times: 1 });
    await visit.presses('Use these readings');
    await visit.sees('We could not save the change. Your result is as it was.');
    expect(headline(visit)).to.equal(before);
    await visit.presses('Use these readings');
    await visit.sees(`was ${before}`);
    await visit.sees(USED);
    const recount = visit.root.querySelector('.result__headline :has(> .figure) + .answer > :first-child')!;
    expect(recount.textContent, 'directly below the figure').to.match(USED);
    const value = visit.root.querySelector('.result__headline .figure__label')!;
    expect(getComputedStyle(recount).color, 'as dark as text').to.equal(getComputedStyle(value).color);
    await until('why to be heard', () => SPOKEN.test(spoken(visit)));
    const {
      quoteId: _,
      referrerBranch: __,
      ...changed
    } = requests('changeQuote').at(-1)?.body as Record<string, unknown>;
    const { means, ...rest } = changed.halfHours as { means: number[][] };
    expect(Object.keys(changed)).to.deep.equal(['halfHours']);
    expect(rest).to.deep.equal({ from: '2025-10-01', to: '2026-10-01', share: 1 });
    expect(means.map(({ length }) => length)).to.deep.equal(Array(12).fill(48));
    expect([means[0]?.[30], means[0]?.[36]]).to.deep.equal([0.2, 0.5]);
    await until('the focus', () => visit.root.activeElement === field);
    // What is used takes the place of how to get a file.
    visit.doesNotSee(/^Download your half-hourly use/);
    const used = await visit.sees(/^We read 100%/);
    expect(used.compareDocumentPosition(field)).to.equal(Node.DOCUMENT_POSITION_FOLLOWING);
    const facts = [...used.closest('details')!.querySelectorAll('dd')].map(({ textContent }) => textContent);
    expect(facts[0], 'the use').to.match(/^4,380 kWh a yearwas [\d,]+ kWh$/);
    expect(facts[1], 'the saving').to.match(new RegExp(`^${headline(visit)} a year.*was ${before}$`));
    const row = await visit.control('Make your result more exact');
    expect(row.textContent).to.equal('Make your result more exact Meter readings used');
    expect((field as HTMLInputElement).files, 'the name of the file that is used').to.have.length(1);
    await visit.presses('Remove these readings');
    await until('the headline as it was', () => headline(visit) === before);
    await visit.seesGone(USED);
    expect(requests('changeQuote').at(-1)?.body).to.include({ halfHours: null });
    await leave(visit);
  });

  for (const [name, times, year] of [
    ['over twice', 3, '13,140'],
    ['under half', 1 / 4, '1,095'],
  ] as const)
    it(`HALF-03 HALF-04: a file of ${name} the home’s use is a question, heard once, and nothing typed is lost`, async () => {
      const visit = await atPanel();
      await visit.picks('Your roof faces', 'North');
      await choosesFile(visit, yearOfUse(times));
      const asks = new RegExp(
        `^This file comes to ${year} kWh a year, but we have [\\d,]+ kWh for your home\\. Is this your meter\\?$`,
      );
      await visit.sees(asks);
      await visit.control('Use these readings');
      await visit.field('Your meter’s file');
      await visit.sees('Change file');
      await until('the question to be heard', () => spoken(visit).includes('Is this your meter?'));
      expect(spoken(visit).split('Is this your meter?'), 'once').to.have.length(2);
      expect(spoken(visit).split('We read 100%'), 'once').to.have.length(2);
      await choosesFile(visit, yearOfUse());
      await visit.control('Use these readings');
      await visit.seesGone(asks);
      await choosesFile(visit, yearOfUse(times));
      expect(requests('changeQuote')).to.have.length(0);
      expect((await visit.field('Your roof faces')).value, 'what was typed').not.to.equal('');
      await visit.presses('Use these readings');
      await visit.control('Remove these readings');
      await visit.seesGone(asks);
      expect(requests('changeQuote')).to.have.length(1);
      await leave(visit);
    });

  const RESULTS = { 'a heat pump': atHeatPump, 'an electric car': walksCompare, 'all three': atAll } as const;
  for (const [name, reach] of Object.entries(RESULTS))
    it(`HALF-03 HALF-04: the result of ${name} refuses unusable data, uses valid data, and can be reset`, async () => {
      const visit = await reach();
      await visit.opens('Make your result more exact');
      await visit.opens('Use your smart meter’s readings');
      const figures = () =>
        [...visit.root.querySelectorAll('[data-figure]')].map(({ textContent }) => textContent).join();
      // Text outside the panel. On a result for a car, no figure depends on the home's use, but its tariff and its day do.
      const resultText = () => {
        const result = visit.root.querySelector('.result')!.cloneNode(true) as Element;
        result.querySelector('details:has(> * input[type=file])')?.remove();
        return result.textContent?.replace(/Updated: .*? before/, '');
      };
      const [before, textBefore] = [figures(), resultText()];
      await choosesFile(visit, 'Start,Export (kWh)\n2025-01-01T00:00:00Z,0.2\n');
      await visit.sees(/Line 1: Export, gas and cost are not the electricity you use\. Nothing was sent\./);
      expect(requests('changeQuote')).to.have.length(0);
      await choosesFile(visit, yearOfUse());
      await visit.presses('Use these readings');
      await visit.control('Remove these readings');
      if (name === 'all three') {
        await visit.sees(/ half hours\. That is [\d,]+ kWh a year\. We had counted [\d,]+ kWh, so /);
        await until('the bill as it was', () => visit.root.querySelector('.combined .figure__was'));
        await until(
          'both totals as they were',
          () => visit.root.querySelectorAll('.stacked-bars__row > .figure__was').length === 2,
        );
        await until('the bill to be heard', () =>
          /^Updated: £[\d,]+ a year[^.]*, was £[\d,]+\. These/.test(
            visit.root.querySelector('.combined [role=status]')?.textContent ?? '',
          ),
        );
        expect(spoken(visit), 'why, once').to.match(SPOKEN);
      }
      expect(resultText()).not.to.equal(textBefore);
      expect(figures() === before).to.equal(name === 'an electric car');
      // Every quote of the home depends on them.
      const quotes = new Set(requests('changeQuote').map(({ url }) => url.pathname));
      expect(quotes.size).to.equal(name === 'all three' ? 3 : 1);
      for (const { body } of requests('changeQuote'))
        expect((body as { halfHours: { share: number } }).halfHours.share).to.equal(1);
      await visit.presses('Remove these readings');
      await until('the figures as they were', () => figures() === before);
      const field = visit.root.querySelector<HTMLInputElement>('input[type=file]')!;
      expect(field.accept).to.equal('.csv,.txt');
      await until('no file to be named', () => field.files!.length === 0);
      await leave(visit);
    });

  it('HALF-04: a file that can’t be read gets its line and the reason at the field, and nothing is sent or lost', async () => {
    const visit = await atPanel();
    const before = headline(visit);
    const field = await choosesFile(visit, 'Start,kWh\n2025-01-01T00:00:00Z,0.2\nyesterday,0.3\n');
    await visit.sees(/Line 3: “yesterday,0\.3” has no date and time, day first\. Nothing was sent\./);
    expect(field.getAttribute('aria-invalid')).to.equal('true');
    const box = field.closest('.field')!;
    const colour = (part: string) => getComputedStyle(box.querySelector(part)!);
    expect(colour('.button').borderTopColor, 'the edge').to.equal(colour('.field__problem').color);
    await choosesFile(visit, 'Start,Export (kWh)\n2025-01-01T00:00:00Z,0.2\n');
    await visit.sees(/Line 1: Export, gas and cost are not the electricity you use\./);
    visit.doesNotSee('Use these readings');
    expect(requests('changeQuote')).to.have.length(0);
    expect(headline(visit)).to.equal(before);
    await leave(visit);
  });

  it('HALF-04: an error of ours is reported, and the file is not said to be at fault', async () => {
    const visit = await atPanel();
    const { sort } = Int32Array.prototype;
    const { reportError } = window;
    const reported: unknown[] = [];
    const broken = new TypeError('sort is broken');
    window.reportError = (error) => reported.push(error);
    Int32Array.prototype.sort = () => {
      throw broken;
    };
    try {
      await choosesFile(visit, yearOfUse());
      await visit.sees(/We can’t use this file\. Something when wrong\. Nothing was sent\./);
      visit.doesNotSee(/No line names a use in kWh/);
      expect(reported).to.deep.equal([broken]);
    } finally {
      Int32Array.prototype.sort = sort;
      window.reportError = reportError;
    }
    await choosesFile(visit, yearOfUse());
    await visit.sees(/^We read 100%/);
    expect(requests('changeQuote')).to.have.length(0);
    await leave(visit);
  });
});
