import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { type } from '../browser/keyboard.ts';
import type { Attributes } from '../browser/mount.ts';
import { atHeatPump, triesWhatIf } from '../browser/results.ts';
import { faults, leave, type Stage } from '../browser/stage.ts';
import { until } from '../browser/until.ts';
import { put } from '../browser/visitor.ts';
import { allRequests } from '../browser/wire.ts';

const LEAD = 'Move a slider to see what changes.';
const inPanel = (visit: Stage, part: string) => visit.root.querySelector(part)?.textContent ?? null;
const isMarked = (visit: Stage) =>
  visit.root.querySelector('.what-if')?.textContent?.includes('Your scenario') ?? false;
const atWhatIf = async (attributes: Attributes = {}) => {
  const visit = await atHeatPump(attributes);
  await visit.opens('What if…?');
  await until('what would be saved', () => inPanel(visit, '.what-if__says'));
  return visit;
};

describe('What if', () => {
  afterEach(() => faults());

  it('SEEN-09: stands among what is asked first, before how we know', async () => {
    const visit = await atWhatIf();
    const titles = (of: string) =>
      [...visit.root.querySelectorAll(`${of} > .disclosure > summary .heading`)].map(
        (one) => one.textContent,
      );
    expect(titles('.result__how')).to.deep.equal(['Detailed Breakdown', 'What we assumed']);
    expect(titles('.result').slice(-2)).to.deep.equal(['What if…?', 'Make your result more exact']);
  });

  it('HON-11, HON-14: the rows say what could help and what can be tried', async () => {
    const visit = await atWhatIf();
    const row = async (name: string) => (await visit.control(name)).textContent;
    expect(await row('Help with the cost')).to.equal('Help with the cost For example £7,500');
    expect(await row('Cost and payback')).to.match(/^Cost and payback £[\d,]+ to £[\d,]+$/);
    expect(await row('What if…?')).to.equal('What if…? Try other figures');
  });

  it('HON-14 KEEP-04: says that the quote stays as it is, and without tracking sends nothing', async () => {
    const silent = await atWhatIf({ tracking: 'off' });
    const before = allRequests().length;
    expect(inPanel(silent, '.what-if__quote')).to.equal(LEAD);
    await triesWhatIf(silent);
    await until('the mark', () => isMarked(silent));
    expect(allRequests()).to.have.length(before);
    await leave(silent);
  });

  it('HON-14: a lever stays in its place under the finger when the answer above it gets longer', async () => {
    const visit = await atWhatIf();
    for (const width of [320, 360, 390, 480, 768, 1200]) {
      visit.element.style.width = `${width}px`;
      const high = () => visit.root.querySelector<HTMLElement>('.what-if__answer')?.offsetHeight;
      const stood = high();
      await triesWhatIf(visit);
      await until('the mark', () => isMarked(visit));
      expect(high(), `${width} px`).to.equal(stood);
      await visit.presses('Reset to the quote');
      await until('no mark', () => !isMarked(visit));
    }
  });

  it('HON-14: in a phone’s column the answer stays above the last lever, on a fifth of the screen', async () => {
    const visit = await atWhatIf();
    visit.element.style.width = '390px';
    await triesWhatIf(visit);
    await until('the mark', () => isMarked(visit));
    const last = [...visit.root.querySelectorAll<HTMLElement>('.lever__slider')].at(-1)!;
    last.focus();
    last.scrollIntoView();
    const answer = visit.root.querySelector('.what-if__answer')!.getBoundingClientRect();
    expect(answer.top).to.equal(0);
    expect(answer.height).to.be.within(60, 844 / 5);
    expect(last.getBoundingClientRect().top).to.be.at.least(answer.bottom);
  });

  it('HON-14: a lever that is moved keeps a mark where the quote is', async () => {
    const visit = await atWhatIf();
    const slider = (await visit.field('Change in electricity price')) as HTMLInputElement;
    const mark = () => slider.parentElement?.querySelector<HTMLElement>('.lever__quote');
    const drawn = () => {
      const { left, width } = slider.getBoundingClientRect();
      return (mark()!.getBoundingClientRect().left + 1 - left - 12) / (width - 24);
    };
    expect(mark()?.textContent).to.equal('The quote: 0%');
    expect(drawn()).to.be.closeTo(1 / 3, 0.01);
    // The slider rounds no quoted value away from its mark.
    const heat = (await visit.field('Heat for each unit of electricity')) as HTMLInputElement;
    const typed = heat.parentElement?.querySelector<HTMLInputElement>('.field__input');
    expect(heat.value).to.equal(typed?.value);
    // Past the middle the mark is at the end of its text.
    const [thumb, late] = [heat, heat.parentElement!.querySelector('.lever__quote')!].map((part) =>
      part.getBoundingClientRect(),
    );
    const [share, quoted] = [(Number(heat.value) - 2) / 2.5, Number(heat.value)];
    expect(share).to.be.greaterThan(0.5);
    expect(late!.right - 1).to.be.closeTo(thumb!.left + 12 + share * (thumb!.width - 24), 1);
    // An arrow key moves it by what can be seen, from the exact value.
    heat.focus();
    await sendKeys({ press: 'ArrowLeft' });
    await until('the move', () => heat.value === (quoted - 0.1).toFixed(2));
    await sendKeys({ press: 'ArrowUp' });
    await until('the way back', () => Number(heat.value) === quoted);
    put(slider, '100');
    await until('the mark', () => isMarked(visit));
    expect(mark()?.textContent).to.equal('The quote: 0%');
    expect(drawn()).to.be.closeTo(1 / 3, 0.01);
    const own = await visit.field('An installer’s price');
    expect(own.parentElement?.querySelector('.lever__quote')).to.equal(null);
  });

  it('HON-14: each lever is filled from the quote’s value to the chosen one', async () => {
    const visit = await atWhatIf();
    const slider = await visit.field('Change in electricity price');
    const filled = (of = slider) =>
      [...getComputedStyle(of).backgroundImage.matchAll(/ ([\d.]+)%/g)].map(([, at]) =>
        Math.round(Number(at)),
      );
    const [from, to] = filled(await visit.field('Heat for each unit of electricity'));
    expect(from).to.equal(to);
    expect(to).to.be.within(1, 99);
    expect([filled()[0], filled()[1]]).to.deep.equal([33, 33]);
    put(slider as HTMLInputElement, '-50');
    await until('the fill', () => filled()[0] === 0 && filled()[1] === 33);
    put(slider as HTMLInputElement, '100');
    await until('the fill', () => filled()[0] === 33 && filled()[1] === 100);
  });

  it('HON-14: marks changed values as not quoted and keeps the quote next to them until they are reset', async () => {
    const visit = await atWhatIf();
    const quoted = inPanel(visit, '.what-if__says');
    expect([isMarked(visit), inPanel(visit, '.what-if__quote')]).to.deep.equal([false, LEAD]);
    expect(inPanel(visit, '.what-if__answer .tag')).to.equal('The quote');
    expect(inPanel(visit, '.lever__ends')).to.equal('−50%+100%');
    const reset = await visit.control('Reset to the quote');
    expect(reset.ariaDisabled).to.equal('true');
    await triesWhatIf(visit);
    await until('the mark', () => isMarked(visit));
    expect(reset.ariaDisabled).to.equal(null);
    expect(inPanel(visit, '.what-if__says')).not.to.equal(quoted);
    expect(inPanel(visit, '.what-if__quote')).to.equal(`The quote: ${quoted}`);
    const pounds = (text: string | null) =>
      Number(/£([\d,]+)/.exec(text ?? '')?.[1]?.replace(',', '')) * (/more/.test(text ?? '') ? -1 : 1);
    const better = pounds(inPanel(visit, '.what-if__says')) - pounds(quoted);
    const says = `Your scenario: £${Math.abs(better).toLocaleString('en-GB')} a year ${better > 0 ? 'better' : 'worse'}`;
    await visit.sees(says);
    await visit.presses('Reset to the quote');
    await until('no mark', () => !isMarked(visit));
    expect([inPanel(visit, '.what-if__says'), inPanel(visit, '.what-if__quote')]).to.deep.equal([
      quoted,
      LEAD,
    ]);
    expect(reset.ariaDisabled).to.equal('true');
  });

  it('RIGHT-17, HON-14, HON-15: a price that the visitor was given is not part of the quote, and the year stays the same', async () => {
    const visit = await atWhatIf();
    const quoted = inPanel(visit, '.what-if__says');
    const priceField = () =>
      visit.root.querySelector<HTMLInputElement>('[aria-label="An installer’s price, typed"]');
    const field = await until('the field', priceField);
    const untouched = field.value;
    field.focus();
    field.select();
    await type('9000');
    await until('the mark', () => isMarked(visit));
    expect(inPanel(visit, '.what-if__quote')).to.equal(`The quote: ${quoted}`);
    expect(inPanel(visit, '.what-if__says')).to.equal(quoted);
    field.select();
    await type('abc');
    await visit.presses('Reset to the quote');
    await until('no mark', () => !isMarked(visit));
    expect(priceField()?.value).to.equal(untouched);
  });
});
