import { expect } from '@open-wc/testing';
import { cleanUp, create, mount } from '../browser/mount.ts';
import { until } from '../browser/until.ts';
import { visitor } from '../browser/visitor.ts';

const EVERYTHING = {
  'support-phone': '0800 123 4567',
  'support-email': 'help@a.example',
  'support-hours': 'Monday to Friday, 9 to 5',
  'terms-url': 'https://a.example/terms',
  'privacy-url': 'https://a.example/privacy',
  'brand-name': 'A lender',
};

const PAGES: readonly Readonly<Record<string, string>>[] = [
  {},
  EVERYTHING,
  { theme: 'volt', style: 'inline-size: 320px' },
  { copy: 'plain', theme: 'civic', style: 'inline-size: 480px' },
  { only: 'ev', theme: 'harbour', 'hide-nav': '' },
];

/** Properties of content that is drawn later: the house, whose styles are in the second part. */
const LATER = /^(fill|stroke|--)/;

/** The computed style of each element by its position. A closed dialog is not visible and does not count. */
function looksOf(element: Element): Map<string, string> {
  const looks = new Map<string, string>();
  for (const [index, one] of [...visitor(element).root.querySelectorAll(':not(dialog)')].entries())
    for (const part of [undefined, '::before', '::after']) {
      const style = getComputedStyle(one, part);
      const all = [...style]
        .filter((name) => !LATER.test(name))
        .map((name) => `${name}: ${style.getPropertyValue(name)}`)
        .join('; ');
      looks.set(`${index} ${one.localName}.${one.getAttribute('class')} ${part ?? ''}`, all);
    }
  return looks;
}

describe('the two parts of the stylesheet', () => {
  afterEach(cleanUp);

  it('the second part loads by itself, and at once if the first screen is not home', async () => {
    const home = visitor(await mount()).root;
    await until(() => home.adoptedStyleSheets.length === 2);
    const element = create({ 'skip-home': '', router: 'memory' });
    const sheets: number[] = [];
    element.addEventListener('heq-ready', () => sheets.push(visitor(element).root.adoptedStyleSheets.length));
    document.body.append(element);
    await until(() => sheets.length === 1);
    expect(sheets).to.deep.equal([2]);
  });

  for (const page of PAGES) {
    it(`the home page of ${JSON.stringify(page)} needs nothing of the second part`, async () => {
      const other = visitor(await mount({ router: 'memory' })).root;
      await until(() => other.adoptedStyleSheets.length === 2);
      const whole = [...other.adoptedStyleSheets];
      await cleanUp();
      const element = create(page);
      const seen: Map<string, string>[] = [];
      element.addEventListener('heq-ready', () => {
        const { adoptedStyleSheets: first } = visitor(element).root;
        expect(first).to.have.length(1);
        seen.push(looksOf(element));
        visitor(element).root.adoptedStyleSheets = whole;
        seen.push(looksOf(element));
      });
      document.body.append(element);
      await until(() => seen.length === 2);
      const [first, all] = seen as [Map<string, string>, Map<string, string>];
      const changed = [...all].filter(([where, look]) => first.get(where) !== look).map(([where]) => where);
      expect(changed).to.deep.equal([]);
      expect(all.size).to.be.greaterThan(100);
    });
  }
});
