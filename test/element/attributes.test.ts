import { expect } from '@open-wc/testing';
import { THEMES } from '../../src/domain/settings.ts';
import { attributeNames } from '../../src/element/attributes.ts';
import { restoreConsole, warnings, watchConsole } from '../browser/console.ts';
import { aTask, cleanUp, mount } from '../browser/mount.ts';
import { visitor } from '../browser/visitor.ts';

/** For every attribute, valid values and values that cannot be used. */
const VALUES: Readonly<Record<string, { good: readonly string[]; bad: readonly string[] }>> = {
  'api-base': {
    good: [window.heqTest.api, '/api', 'api/v1'],
    bad: ['ftp://a.example', 'javascript:alert(1)', ''],
  },
  'auth-url': { good: [`${window.heqTest.api}/auth/token`, '/token'], bad: ['data:text/plain,a', ''] },
  'gb-data': { good: ['', 'true', 'false', '0'], bad: [] },
  journey: { good: ['heat-pump', 'solar', 'ev-compare', 'ev-only', 'all', ' Solar '], bad: ['boiler', ''] },
  only: { good: ['heat-pump', 'ev solar', 'heat-pump, ev-only'], bad: ['boiler', ' ', 'solar;ev'] },
  'skip-home': { good: ['', 'false', '0'], bad: [] },
  postcode: { good: ['BS1 9AA', 'gir 0aa'], bad: ['NOWHERE', '12345'] },
  registration: { good: ['FO18 RDX', 'abz1234'], bad: ['?', 'TOOLONG123'] },
  router: { good: ['hash', 'MEMORY'], bad: ['path', ''] },
  'route-base': { good: ['energy', 'a-b_1', ''], bad: ['a/b', '#quote', '"><b>'] },
  persist: { good: ['session', 'none'], bad: ['local', ''] },
  tracking: { good: ['on', 'off'], bad: ['false', ''] },
  theme: { good: [...THEMES, ' VOLT '], bad: ['sunset', ''] },
  'brand-color': {
    good: ['#05603a', 'rgb(0 80 40)', 'rebeccapurple'],
    bad: ['greenish', 'url(x)', 'var(--x)', 'red;}'],
  },
  'accent-color': { good: ['#fc0'], bad: ['bright', ''] },
  radius: { good: ['0', '12', '8px'], bad: ['big', '-1', '41', '1em'] },
  font: { good: ['inherit', 'Georgia, serif', '"Open Sans"'], bad: ['url(a)', 'a;b', ''] },
  'font-heading': { good: ['inherit', 'Georgia'], bad: ['expression(a)', ''] },
  size: { good: ['12', '18px', '24'], bad: ['200', 'large'] },
  'brand-name': { good: ['Brook & Meadow'], bad: ['', 'a'.repeat(201)] },
  'logo-src': {
    good: ['/logo.svg', 'https://a.example/b.png'],
    bad: ['javascript:alert(1)', 'data:image/png,a'],
  },
  'heading-level': { good: ['1', '2', ' 4 '], bad: ['0', '5', 'h2', ''] },
  'hide-nav': { good: ['', 'false', '0'], bad: [] },
  'hide-footer': { good: ['', 'false', '0'], bad: [] },
  copy: { good: ['spec', 'plain'], bad: ['loud'] },
  lang: { good: ['en-GB', 'en'], bad: ['x-klingon'] },
  loading: { good: ['eager', 'lazy'], bad: ['never'] },
  'support-phone': { good: ['0800 123 4567', '+44 (0)20 7946 0000'], bad: ['call us', ''] },
  'support-hours': { good: ['Mon to Fri, 9am to 5pm'], bad: [''] },
  'support-email': { good: ['help@a.example'], bad: ['help', 'a b@c'] },
  'white-label': { good: ['', 'false', '0'], bad: [] },
  'non-domestic-phone': { good: ['0800 123 4567'], bad: ['ask', ''] },
  'non-domestic-hours': { good: ['Mon to Fri, 9am to 5pm'], bad: [''] },
  'terms-url': {
    good: ['/terms', 'https://a.example/terms'],
    bad: ['javascript:alert(1)', 'mailto:a@b.example'],
  },
  'privacy-url': { good: ['https://a.example/privacy'], bad: ['data:text/html,<b>', 'vbscript:a'] },
  'about-url': { good: ['https://a.example/about'], bad: ['//', 'blob:x'] },
  variant: { good: ['short', 'B2'], bad: ['2', 'a b', 'x'.repeat(21), ''] },
  enquiries: { good: ['event', 'API', 'off'], bad: ['post', ''] },
  share: { good: ['off', 'print', 'on'], bad: ['yes', ''] },
  'service-area': { good: ['BS', 'bs1, ba2 SN'], bad: ['everywhere', '12'] },
};

const BOOLEANS = { 'hide-nav': '.nav-bar', 'hide-footer': '.footer' };

describe('attributes', () => {
  beforeEach(watchConsole);
  afterEach(restoreConsole);
  afterEach(cleanUp);

  it('SET-02: the table of this test names every attribute', () => {
    expect(Object.keys(VALUES).sort()).to.deep.equal([...attributeNames].sort());
  });

  for (const [name, { good, bad }] of Object.entries(VALUES)) {
    it(`SET-02: ${name} accepts valid values without a warning`, async () => {
      const element = await mount({ router: 'memory' });
      for (const value of good) {
        element.setAttribute(name, value);
        await aTask();
        expect(warnings(), value).to.deep.equal([]);
        const heading = visitor(element).root.querySelector('.shell__screen :is(h1, h2, h3, h4)');
        expect(heading?.textContent, value).to.not.be.oneOf([undefined, '']);
      }
    });

    if (bad.length === 0) continue;
    it(`SET-02: ${name} with a value that can't be used warns once and leaves no empty box`, async () => {
      const element = await mount({ router: 'memory', [name]: bad[0] ?? '' });
      for (const value of [...bad, ...bad]) {
        element.setAttribute(name, value);
        await aTask();
        expect(element.getBoundingClientRect().height, value).to.be.greaterThan(200);
        const heading = visitor(element).root.querySelector('.shell__screen :is(h1, h2, h3, h4)');
        expect(heading?.textContent, value).to.not.be.oneOf([undefined, '']);
      }
      const ours = warnings().filter((line) => line.includes(`attribute ${name}:`));
      expect(ours).to.have.length(bad.length);
      for (const [index, value] of bad.entries()) {
        expect(ours[index])
          .to.match(/expected .+, got ".*"; using .+/)
          .and.to.contain(`"${value.slice(0, 80)}"`);
      }
    });
  }

  for (const [name, selector] of Object.entries(BOOLEANS)) {
    it(`SET-02: ${name} is true when present, but "false" and "0" are false`, async () => {
      const element = await mount({ 'support-email': 'help@a.example', [name]: '' });
      const part = () => element.shadowRoot?.querySelector(selector) ?? null;
      expect(part()).to.equal(null);
      for (const value of ['false', '0', 'FALSE']) {
        element.setAttribute(name, value);
        await aTask();
        expect(part(), value).to.not.equal(null);
        element.setAttribute(name, 'true');
        await aTask();
        expect(part(), value).to.equal(null);
      }
      element.removeAttribute(name);
      await aTask();
      expect(part()).to.not.equal(null);
    });
  }

  it('WIZ-09: without a phone and an email, neither is drawn', async () => {
    const element = await mount();
    const visit = visitor(element);
    expect(visit.allText()).to.not.contain('Need help?').and.to.not.contain('Email us');
    element.setAttribute('support-phone', '0800 123 4567');
    element.setAttribute('support-email', 'help@a.example');
    await aTask();
    expect(visit.allText())
      .to.contain('Need help?')
      .and.to.contain('0800 123 4567')
      .and.to.contain('help@a.example');
  });
});
