// Figures, bars and days: what they say, and whether what is drawn agrees with it.
import { expect } from '@open-wc/testing';
import { BarCompare, NumberLine, StackedBars } from '../../../src/ui/bars/bars.tsx';
import { ShareBar } from '../../../src/ui/chart/share-bar.tsx';
import { DayStrip } from '../../../src/ui/day-strip/day-strip.tsx';
import { Figure } from '../../../src/ui/figure/figure.tsx';
import { until } from '../../browser/until.ts';
import { all, attributes, one, referredTexts, render, text } from './render.tsx';

const percent = (element: HTMLElement, property = 'inline-size') =>
  Math.round(Number.parseFloat(element.style.getPropertyValue(property).replace('calc(', '')));

describe('a figure', () => {
  it('is one sentence by ear, without what it was before', () => {
    const page = render(
      <Figure label="You could save about" text="£640" note="a year" name="headline" was="was £500" />,
    );
    const heading = one(page, 'h3');
    expect(attributes(heading, 'part', 'aria-label', 'aria-describedby', 'tabindex')).to.deep.equal({
      part: 'figure',
      'aria-label': 'You could save about £640 a year',
      'aria-describedby': 'headline',
      tabindex: '-1',
    });
    expect(heading.hasAttribute('data-lead')).to.equal(true);
    expect(text(one(page, '.figure__was'))).to.equal('was £500');
    const value = one(page, '[data-figure=headline]');
    expect([text(value), value.getAttribute('translate')]).to.deep.equal(['£640', 'no']);
  });

  it('is smaller when it is long', () => {
    const isLong = (value: string) =>
      one(render(<Figure label="Cost" text={value} />), '.figure__value').classList.contains(
        'figure__value--long',
      );
    expect([isLong('£12,345'), isLong('£12,345,678')]).to.deep.equal([false, true]);
  });
});

describe('a range on its line', () => {
  const places = (page: Element) => {
    const band = one(page, '.number-line__band');
    const at = (part: string) => percent(one(page, part), '--_at');
    return {
      band: [percent(band, 'inset-inline-start'), percent(band)],
      zero: [at('.number-line__zero'), at('.number-line__zero-text')],
      base: at('.number-line__base'),
    };
  };

  it('HON-12: begins at zero where all of it is above, and has zero within where it is on both sides', () => {
    const above = render(<NumberLine low={10} base={40} high={90} zero="Same as today" look="better" />);
    expect(places(above)).to.deep.equal({ band: [11, 89], zero: [0, 0], base: 44 });
    const both = render(<NumberLine low={-50} base={10} high={50} zero="Same as today" look="either" />);
    expect(places(both)).to.deep.equal({ band: [0, 100], zero: [50, 50], base: 60 });
    const looks = [above, both].map((page) => one(page, '.number-line').className.split('--')[1]);
    expect(looks).to.deep.equal(['better', 'either']);
    const line = one(above, '.number-line');
    expect([text(line), line.getAttribute('aria-hidden')]).to.deep.equal(['Same as today', 'true']);
  });
});

describe('bars to compare', () => {
  const bars = [
    { name: 'Fuel', value: 90, text: '£90', figure: 'fuel', look: 'before' as const, more: <b>More</b> },
    { name: 'Charging', value: 30, text: '£30' },
    { name: 'Peak', value: 60, text: '£60', look: 'third' as const },
  ];

  it('are as long as their values, named by the caption, each with its look', () => {
    const page = render(<BarCompare caption="A third" bars={bars} />);
    const figure = one(page, 'figure');
    expect(referredTexts(figure, 'aria-labelledby')).to.deep.equal(['A third']);
    expect(figure.getAttribute('part')).to.equal('chart');
    expect(all(page, 'li').map(text)).to.deep.equal(['Fuel£90More', 'Charging£30', 'Peak£60']);
    const drawn = all(page, '.bar-compare__bar');
    expect(drawn.map((bar) => percent(bar))).to.deep.equal([100, 33, 67]);
    expect(drawn.map((bar) => /bar--(before|third)/.exec(bar.className)?.[1])).to.deep.equal([
      'before',
      undefined,
      'third',
    ]);
    expect(text(one(page, '[data-figure=fuel]'))).to.equal('£90');
  });

  it('need no caption', () => {
    const page = render(<BarCompare bars={bars.slice(1)} />);
    expect(one(page, 'figure').hasAttribute('aria-labelledby')).to.equal(false);
    expect(all(page, '.bar-compare__bar').map((bar) => percent(bar))).to.deep.equal([50, 100]);
  });
});

describe('bars in parts', () => {
  it('HON-16: stand on one zero, what is sold to its left, and a table says the same', async () => {
    const values = (...amounts: readonly number[]) => amounts.map((value) => ({ value, text: `£${value}` }));
    const page = render(
      <StackedBars
        caption="Your bill"
        stacks={[
          { name: 'Today', total: '£90', values: values(60, 30) },
          { name: 'After', total: '£20', values: values(40, -20) },
        ]}
        words={{ part: 'Parts', head: 'Part', total: 'In all', zero: '£0' }}
        parts={[
          { id: 'a', name: 'Import', ink: 1 },
          { id: 'b', name: 'Export', ink: 4 },
        ]}
      />,
    );
    expect(referredTexts(one(page, 'figure'), 'aria-labelledby')).to.deep.equal(['Your bill']);
    const drawn = all(page, '[aria-hidden=true] [style*=inline-size]').map((bar) => [
      percent(bar, 'inset-inline-start'),
      percent(bar),
    ]);
    expect(drawn).to.deep.equal([
      [18, 55],
      [73, 27],
      [18, 36],
      [0, 18],
    ]);
    await until('the table', () => page.querySelector('table'));
    expect(all(page, 'tr').map((row) => [...row.children].map(text))).to.deep.equal([
      ['Part', 'Today', 'After'],
      ['Import', '£60', '£40'],
      ['Export', '£30', '£-20'],
      ['In all', '£90', '£20'],
    ]);
    expect(all(page, 'thead th').every((head) => head.getAttribute('scope') === 'col')).to.equal(true);
    expect(all(page, 'tbody th').every((head) => head.getAttribute('scope') === 'row')).to.equal(true);
  });
});

describe('shares of a whole', () => {
  it('take room by their values, none where there is nothing, and are listed', () => {
    const page = render(
      <ShareBar
        caption="What your panels make"
        shares={[
          { name: 'Used', value: 60, text: '60%', look: 'bars', ink: 1 },
          { name: 'Sold', value: -1, text: '0%', look: 'outlined', ink: 2 },
        ]}
      />,
    );
    expect(all(page, '[style*=flex-grow]').map(({ style }) => style.flexGrow)).to.deep.equal(['60', '0']);
    expect(all(page, 'li').map(text)).to.deep.equal(['Used60%', 'Sold0%']);
    expect(referredTexts(one(page, 'figure'), 'aria-labelledby')).to.deep.equal(['What your panels make']);
  });
});

describe('a day as a strip', () => {
  it('HON-17: has each window where its hours are, in two pieces past midnight', async () => {
    const page = render(
      <DayStrip
        windows={[
          { from: '00:30', to: '05:30', kind: 'cheap' },
          { from: '05:30', to: '00:30', kind: 'peak' },
        ]}
      />,
    );
    await until('the bands', () => page.querySelector('.day-strip__band'));
    const bands = all(page, '.day-strip__band').map((band) => [
      band.className.split('--')[1],
      percent(band, 'inset-inline-start'),
      percent(band),
    ]);
    expect(bands).to.deep.equal([
      ['cheap', 2, 21],
      ['peak', 0, 2],
      ['peak', 23, 77],
    ]);
    expect(page.textContent).to.equal('00:0006:0012:0018:0024:00');
  });
});
