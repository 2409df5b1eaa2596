import { expect } from '@open-wc/testing';
import { THEMES } from '../../src/domain/settings.ts';
import { contrast, readColor } from '../../src/shell/theme/color.ts';
import { restoreConsole, warnings, watchConsole } from '../browser/console.ts';
import { aTask, cleanUp, mount } from '../browser/mount.ts';
import { until } from '../browser/until.ts';
import { visitor } from '../browser/visitor.ts';

const sheets: HTMLStyleElement[] = [];

/** Adds a stylesheet to the page. */
function style(css: string): HTMLStyleElement {
  const sheet = document.createElement('style');
  sheet.textContent = css;
  document.head.append(sheet);
  sheets.push(sheet);
  return sheet;
}

const wrapper = (element: Element) => visitor(element).root.querySelector('.root') as HTMLElement;
const button = (element: Element) => visitor(element).root.querySelector('.button--primary') as HTMLElement;

/** The computed value of a widget's token, as a colour. */
function painted(element: Element, token: string) {
  const css = getComputedStyle(wrapper(element)).getPropertyValue(`--_${token}`).trim();
  const color = readColor(css);
  if (!color) throw new Error(`--_${token} is no colour: "${css}"`);
  return color;
}

const ratio = (element: Element, front: string, behind: string) =>
  contrast(painted(element, front), painted(element, behind));

/** A token, the attribute that sets it, a computed style that shows it, and that style's value in the theme. */
const LEVELS = [
  [
    'brand',
    'brand-color',
    (element: Element) => getComputedStyle(button(element)).backgroundColor,
    'rgb(11, 107, 79)',
  ],
  ['radius', 'radius', (element: Element) => getComputedStyle(card(element)).borderTopLeftRadius, '16px'],
  ['size', 'size', (element: Element) => getComputedStyle(wrapper(element)).fontSize, '16px'],
  [
    'font',
    'font',
    (element: Element) => getComputedStyle(wrapper(element)).fontFamily.split(',')[0],
    '-apple-system',
  ],
] as const;

const card = (element: Element) => visitor(element).root.querySelector('.card') as HTMLElement;

/** The values on :root, on the element, and in the attribute. */
const VALUES: Readonly<Record<string, readonly [string, string, string]>> = {
  brand: ['rgb(120, 20, 60)', 'rgb(20, 60, 120)', 'rgb(80, 40, 20)'],
  radius: ['3px', '5px', '7px'],
  size: ['14px', '15px', '18px'],
  font: ['Courier', 'Georgia', 'Verdana'],
};

describe('tokens', () => {
  beforeEach(watchConsole);
  afterEach(restoreConsole);
  afterEach(cleanUp);
  afterEach(() => {
    for (const sheet of sheets.splice(0)) sheet.remove();
  });

  for (const [token, attribute, look, ofTheme] of LEVELS) {
    it(`EMB-03: ${token} comes from the theme, overridden by :root, by a rule for the element, and by the attribute`, async () => {
      const [onRoot, onElement, asAttribute] = VALUES[token] ?? [];
      const seen = async (...css: string[]) => {
        for (const each of css) style(each);
        const element = await mount();
        const without = look(element);
        element.setAttribute(attribute, asAttribute ?? '');
        await until('the attribute', () => look(element) === asAttribute);
        element.removeAttribute(attribute);
        await until('what was there without the attribute', () => look(element) === without);
        await cleanUp();
        return without;
      };
      expect(await seen()).to.equal(ofTheme);
      expect(await seen(`:root { --heq-${token}: ${onRoot} }`)).to.equal(onRoot);
      expect(await seen(`home-energy-quote { --heq-${token}: ${onElement} }`)).to.equal(onElement);
    });
  }

  it('EMB-03: another theme changes the tokens that no stylesheet of the page sets', async () => {
    style('home-energy-quote { --heq-radius: 5px }');
    const element = await mount({ theme: 'civic' });
    expect(getComputedStyle(card(element)).borderTopLeftRadius).to.equal('5px');
    expect(getComputedStyle(button(element)).backgroundColor).to.equal('rgb(29, 90, 166)');
  });

  it('BEY-15: a token that the page sets itself wins over the one derived from its brand', async () => {
    style(':root { --heq-brand: #781e3c; --heq-tint: #ffeecc }');
    const element = await mount();
    expect(painted(element, 'brand')).to.deep.equal([120, 30, 60]);
    expect(painted(element, 'tint')).to.deep.equal([255, 238, 204]);
    expect(painted(element, 'series-1')).to.deep.equal([120, 30, 60]);
  });

  it('BEY-15: a page that also sets the counterpart of a token has chosen the contrast itself', async () => {
    style(':root { --heq-brand: #ffd400; --heq-on-brand: #222222 }');
    const element = await mount();
    expect(getComputedStyle(button(element)).backgroundColor).to.equal('rgb(255, 212, 0)');
    expect(getComputedStyle(button(element)).color).to.equal('rgb(34, 34, 34)');
    expect(warnings()).to.deep.equal([]);
  });

  for (const theme of THEMES) {
    it(`BEY-15: any brand colour is readable in ${theme}, and the console names the adjustments`, async () => {
      const element = await mount({ theme });
      for (const brand of ['teal', '#ffd400', 'white', 'black', 'hotpink', 'oklch(70% 0.2 140)']) {
        element.setAttribute('brand-color', brand);
        await aTask();
        for (const [front, behind] of [
          ['brand', 'surface'] as const,
          ['brand', 'bg'] as const,
          ['brand', 'tint'] as const,
          ['on-brand', 'brand-fill'] as const,
          ['text', 'tint'] as const,
          ['muted', 'tint'] as const,
        ])
          expect(ratio(element, front, behind), `${brand}: ${front} on ${behind}`).to.be.at.least(4.5);
        const kept = String(painted(element, 'brand')) === String(readColor(brand));
        const notes = warnings().filter((line) => line.includes('too little contrast'));
        expect(notes.length > 0, `a note on ${brand}`).to.equal(!kept);
        watchConsole();
      }
    });
  }

  it('BEY-15: an accent is unchanged, and text on it is readable', async () => {
    const element = await mount({ 'accent-color': 'hotpink' });
    expect(painted(element, 'accent')).to.deep.equal([255, 105, 180]);
    expect(ratio(element, 'on-accent', 'accent')).to.be.at.least(4.5);
  });

  for (const color of ['inherit', 'transparent', 'rgb(0 0 0 / 50%)', 'var(--brand)', 'unset'])
    it(`SET-02: ${color} can’t be used as a colour: the theme’s colour is used, with a warning`, async () => {
      const element = await mount({ 'brand-color': color });
      expect(getComputedStyle(button(element)).backgroundColor).to.equal('rgb(11, 107, 79)');
      expect(warnings()).to.have.length(1);
      expect(warnings()[0]).to.contain('attribute brand-color: expected an opaque CSS colour');
    });
});
