// What visitors have set in their browser: a size of text, more contrast, light or dark.

import { expect } from '@open-wc/testing';
import { executeServerCommand } from '@web/test-runner-commands';
import { emulate } from '../browser/emulate.ts';
import { cleanUp, mount } from '../browser/mount.ts';
import { visitor } from '../browser/visitor.ts';

const sheets: HTMLStyleElement[] = [];

function style(css: string): void {
  const sheet = document.createElement('style');
  sheet.textContent = css;
  document.head.append(sheet);
  sheets.push(sheet);
}

const chooses = (size: number) => executeServerCommand<boolean, number>('font-size', size);
const wrapper = (element: Element) => visitor(element).root.querySelector('.root') as HTMLElement;
/** px */
const sizeOf = (element: Element) => Number.parseFloat(getComputedStyle(wrapper(element)).fontSize);

describe('A11Y the settings of a visitor', () => {
  afterEach(async () => {
    await cleanUp();
    for (const sheet of sheets.splice(0)) sheet.remove();
    await chooses(16);
    await emulate({});
  });

  for (const page of [
    '',
    'html { font-size: 62.5% }',
    'html { font-size: 10px }',
    'body { font: 20px monospace }',
  ]) {
    it(`BEY-11 1.4.4: text of 32 px is followed, and 16 stays 16, on a page with “${page}”`, async () => {
      style(page);
      expect(sizeOf(await mount())).to.equal(16);
      await chooses(32);
      expect(sizeOf(await mount())).to.equal(32);
    });
  }

  it('BEY-11 1.4.4: `size` and the page’s token fix it', async () => {
    await chooses(32);
    expect(sizeOf(await mount({ size: '18' }))).to.equal(18);
    style('home-energy-quote { --heq-size: 17px }');
    expect(sizeOf(await mount())).to.equal(17);
  });

  it('BEY-11 1.4.4 1.4.10: at 32 px in a column of 480 nothing is wider than it', async () => {
    await chooses(32);
    const column = document.createElement('div');
    column.style.inlineSize = '480px';
    document.body.append(column);
    const element = await mount({}, column);
    const { right } = column.getBoundingClientRect();
    const wide = [...visitor(element).root.querySelectorAll('.root *:not(svg, svg *)')].filter(
      (one) =>
        one.checkVisibility({ opacityProperty: true }) && one.getBoundingClientRect().right > right + 1,
    );
    expect(wide.map(({ className }) => className)).to.deep.equal([]);
    column.remove();
  });

  it('BEY-11: more contrast makes quiet text and edges as strong as text', async () => {
    const element = await mount();
    const colour = (token: string) => getComputedStyle(wrapper(element)).getPropertyValue(token).trim();
    expect(colour('--_muted')).to.not.equal(colour('--_text'));
    await emulate({ 'prefers-contrast': 'more' });
    for (const token of ['--_muted', '--_line', '--_hairline'])
      expect(colour(token), token).to.equal(colour('--_text'));
  });

  it('BEY-11: a theme that allows both is as light or dark as the page', async () => {
    style(`home-energy-quote {
      --heq-scheme: default; --heq-bg: light-dark(rgb(250, 250, 250), rgb(10, 10, 10)) }`);
    const element = await mount();
    const ground = () => getComputedStyle(wrapper(element)).backgroundColor;
    expect(ground()).to.equal('rgb(250, 250, 250)');
    style('html { color-scheme: dark }');
    expect(ground()).to.equal('rgb(10, 10, 10)');
  });
});
