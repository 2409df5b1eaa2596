import { expect } from '@open-wc/testing';
import { restoreConsole, watchConsole } from '../browser/console.ts';
import { type Attributes, aTask, cleanUp, create, mount, ready } from '../browser/mount.ts';
import { until } from '../browser/until.ts';
import { visitor } from '../browser/visitor.ts';
import { START, starts } from '../browser/walks.ts';

/** A changed value of each attribute in the middle of a question. */
const CHANGES: Attributes = {
  theme: 'volt',
  'brand-color': '#05603a',
  'accent-color': '#fc0',
  radius: '0',
  font: 'inherit',
  'font-heading': 'Georgia',
  size: '18',
  'brand-name': 'Brook & Meadow',
  'logo-src': '/logo.svg',
  'support-phone': '0800 123 4567',
  'support-email': 'help@a.example',
  'white-label': '',
  'non-domestic-phone': '0800 765 4321',
  'non-domestic-hours': 'Mon to Fri',
  'terms-url': 'https://a.example/terms',
  'privacy-url': 'https://a.example/privacy',
  'about-url': 'https://a.example/about',
  'api-base': '/elsewhere',
  'auth-url': '/elsewhere/token',
  'gb-data': '',
  journey: 'solar',
  only: 'heat-pump',
  'skip-home': '',
  postcode: 'BS1 9AB',
  registration: 'FO18RDX',
  router: 'memory',
  'route-base': 'energy',
  'heading-level': '3',
  'hide-nav': '',
  'hide-footer': '',
  persist: 'none',
  tracking: 'off',
  'service-area': 'BS',
  lang: 'en',
  copy: 'plain',
  loading: 'lazy',
};

describe('a change of an attribute', () => {
  // With the dark theme, the console has a note about the brand colour.
  beforeEach(watchConsole);
  afterEach(restoreConsole);
  afterEach(cleanUp);

  it('SET-02: takes effect without losing what was typed, for each attribute in turn', async () => {
    const element = await mount();
    const visit = visitor(element);
    await starts(visit, START.heatPump);
    const typed = await visit.beginsToType('Postcode', 'BS1 9');
    for (const [name, value] of Object.entries(CHANGES)) {
      element.setAttribute(name, value);
      await aTask();
      expect(await visit.field('Postcode'), name).to.equal(typed);
      expect(typed.value, name).to.equal('BS19');
      expect(visit.allText(), name).to.contain('Step 1 of 3');
    }
    for (const name of Object.keys(CHANGES)) {
      element.removeAttribute(name);
      await aTask();
      expect((await visit.field('Postcode')).value, name).to.equal('BS19');
    }
  });

  it('EMB-03: theme and tokens show at once', async () => {
    const element = await mount();
    const button = visitor(element).root.querySelector<HTMLElement>('.button--primary') as HTMLElement;
    const colour = () => getComputedStyle(button).backgroundColor;
    const before = colour();
    element.setAttribute('theme', 'harbour');
    await until('the theme', () => colour() !== before);
    element.setAttribute('brand-color', 'rgb(10, 80, 40)');
    await until('the brand', () => colour() === 'rgb(10, 80, 40)');
    element.removeAttribute('brand-color');
    element.removeAttribute('theme');
    await until('the look from before', () => colour() === before);
  });

  it('AMB-14: the corrected wording and a partner’s own sentences replace those on screen', async () => {
    const element = await mount();
    const visit = visitor(element);
    element.messages = { 'home.title': 'Warm and cheap?' };
    await visit.sees('Warm and cheap?');
    element.messages = {};
    await visit.sees('What would an upgrade do for your home?');
  });

  it('AMB-11: a changed journey takes effect at the next start, or at once if none has begun', async () => {
    const element = await mount({ 'skip-home': '', journey: 'heat-pump' });
    const visit = visitor(element);
    await visit.sees('Step 1 of 3');
    element.setAttribute('journey', 'all');
    await aTask();
    expect(visit.allText()).to.contain('Step 1 of 3');
    element.reset();
    await visit.sees('Step 1 of 7');
  });

  it('AMB-12: skip-home begins at the questions, without a previous page', async () => {
    const element = await mount({ 'skip-home': '' });
    const visit = visitor(element);
    expect(visit.title()).to.contain('Explore low-carbon upgrades for your home');
    expect(visit.allText()).to.not.contain('Back');
  });

  it('SET-02: a property set before the class was registered takes effect', async () => {
    const element = create();
    const early = document.createElement('div');
    early.innerHTML = element.outerHTML;
    const upgraded = early.firstElementChild as typeof element;
    Object.defineProperty(upgraded, 'messages', {
      value: { 'home.title': 'Set early' },
      configurable: true,
      writable: true,
    });
    document.body.append(upgraded);
    await ready(upgraded);
    expect(visitor(upgraded).allText()).to.contain('Set early');
    upgraded.remove();
  });
});
