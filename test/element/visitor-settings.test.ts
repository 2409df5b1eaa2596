// Checks the visitor's browser settings: font size, contrast, and light or dark.

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
/** In px. */
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
    it(`BEY-11 1.4.4: a font size of 32 px is used, and 16 px stays 16 px, on a page with “${page}”`, async () => {
      style(page);
      expect(sizeOf(await mount())).to.equal(16);
      await chooses(32);
      expect(sizeOf(await mount())).to.equal(32);
    });
  }

  it('BEY-11 1.4.4: `size` and the page’s token override it', async () => {
    await chooses(32);
    expect(sizeOf(await mount({ size: '18' }))).to.equal(18);
    style('home-energy-quote { --heq-size: 17px }');
    expect(sizeOf(await mount())).to.equal(17);
  });

  it('BEY-11 1.4.4 1.4.10: at 32 px, nothing is wider than a column of 480 px', async () => {
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

  it('BEY-11: with more contrast, quiet text and edges are as strong as normal text', async () => {
    const element = await mount();
    const colour = (token: string) => getComputedStyle(wrapper(element)).getPropertyValue(token).trim();
    expect(colour('--_muted')).to.not.equal(colour('--_text'));
    await emulate({ 'prefers-contrast': 'more' });
    for (const token of ['--_muted', '--_line', '--_hairline'])
      expect(colour(token), token).to.equal(colour('--_text'));
  });

  it('BEY-11: a theme with both schemes is light or dark like the page', async () => {
    style(`home-energy-quote {
      --heq-scheme: default; --heq-bg: light-dark(rgb(250, 250, 250), rgb(10, 10, 10)) }`);
    const element = await mount();
    const ground = () => getComputedStyle(wrapper(element)).backgroundColor;
    expect(ground()).to.equal('rgb(250, 250, 250)');
    style('html { color-scheme: dark }');
    expect(ground()).to.equal('rgb(10, 10, 10)');
  });
});
