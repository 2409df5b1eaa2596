import { expect } from '@open-wc/testing';
import { aTask, cleanUp, create, mount, ready } from '../browser/mount.ts';
import { until } from '../browser/until.ts';
import { visitor } from '../browser/visitor.ts';

/** The seven routes by path, with a text on each screen. */
const ROUTES = [
  { id: 'ROUTE-02', path: 'home', name: 'home', shows: 'What would an upgrade do for your home?' },
  { id: 'ROUTE-03', path: 'solar-battery', name: 'solarBattery', shows: 'Explore solar & battery' },
  {
    id: 'ROUTE-04',
    path: 'electric-vehicle',
    name: 'electricVehicle',
    shows: 'Compare charging vs fuel costs',
  },
  { id: 'ROUTE-05', path: 'heat-pump', name: 'heatPump', shows: 'Explore heat pumps' },
  { id: 'ROUTE-06', path: 'switch/home-energy', name: 'currentTariff', shows: 'Where is your home?' },
  { id: 'ROUTE-07', path: 'results', name: 'quoteResults', shows: 'No result found' },
  { id: 'ROUTE-08', path: 'error/401', name: 'error', shows: 'We could not authorise this request.' },
] as const;

/** Hashes that are not ours, though some look similar. */
const FOREIGN = [
  '',
  '#',
  '#pricing',
  '#/mail/Inbox',
  '#/quotes/home',
  '#quotehome',
  '#!/quote/home',
  '#/QUOTE/home',
  '#quote',
  '#quote/results',
  '#/quote',
];

/** Hashes with our base for which there is no page. */
const UNKNOWN = ['#/quote/', '#/quote/nowhere', '#/quote/error/abc', '#/quote/results/2', '#/quote/%3Cb%3E'];

const path = () => location.pathname + location.search;

describe('routes', () => {
  afterEach(cleanUp);

  for (const { id, path: route, name, shows } of ROUTES) {
    it(`${id}, ROUTE-09: #/quote/${route} shows ${name}, and the URL stays as it was`, async () => {
      history.replaceState(null, '', `${path()}#/quote/${route}`);
      const before = history.length;
      const element = await mount();
      expect(visitor(element).allText()).to.contain(shows);
      expect(element.getState()?.route).to.equal(route);
      expect(location.hash).to.equal(`#/quote/${route}`);
      expect(history.length).to.equal(before);
      expect(history.state).to.equal(null);
    });
  }

  for (const hash of FOREIGN) {
    it(`AMB-41: the hash "${hash}" is the page's own: home is shown and nothing is written`, async () => {
      history.replaceState({ page: 1 }, '', `${path()}${hash}`);
      const { href } = location;
      const before = history.length;
      const element = await mount();
      await aTask(100);
      expect(element.getState()?.route).to.equal('home');
      expect(location.href).to.equal(href);
      expect(history.state).to.deep.equal({ page: 1 });
      expect(history.length).to.equal(before);
    });
  }

  for (const hash of UNKNOWN) {
    it(`ROUTE-01: the hash "${hash}" is corrected to home without an entry of its own`, async () => {
      history.replaceState({ page: 1 }, '', `${path()}${hash}`);
      const before = history.length;
      const element = await mount();
      expect(element.getState()?.route).to.equal('home');
      expect(location.hash).to.equal('#/quote/home');
      expect(history.length).to.equal(before);
      expect(history.state).to.include({ page: 1 });
    });
  }

  it('ROUTE-01, AMB-12: with skip-home an unknown path leads to the questions', async () => {
    history.replaceState(null, '', `${path()}#/quote/nowhere`);
    const element = await mount({ 'skip-home': '' });
    expect(element.getState()?.route).to.equal('switch/home-energy');
    expect(location.hash).to.equal('#/quote/switch/home-energy');
  });

  it('AMB-12, AMB-50: with skip-home links to the home page lead to the questions', async () => {
    const element = await mount({ 'skip-home': '' });
    for (const [hash, name] of [
      ['#/quote/results', 'Start a quote'],
      ['#/quote/error/500', 'Go to the start'],
    ] as const) {
      location.hash = hash;
      await visitor(element).presses(name);
      await until(name, () => element.getState()?.route === 'switch/home-energy');
    }
  });

  it('ROUTE-01: an unknown path of ours typed by the visitor leads home, a known path to its page', async () => {
    const element = await mount();
    location.hash = '#/quote/results';
    await until(() => element.getState()?.route === 'results');
    location.hash = '#/quote/nothing-here';
    await until(() => element.getState()?.route === 'home');
    expect(location.hash).to.equal('#/quote/home');
  });

  it('AMB-41: when the page moves to a hash of its own, our screen stays', async () => {
    const element = await mount();
    const visit = visitor(element);
    await visit.presses('Explore heat pumps');
    location.hash = '#pricing';
    await aTask(100);
    expect(element.getState()?.route).to.equal('switch/home-energy');
    expect(visit.title()).to.contain('Explore the impact of Air-Source Heat Pumps');
    expect(location.hash).to.equal('#pricing');
  });

  it('AMB-41: route-base gives the hashes another first segment, and empty gives none', async () => {
    const energy = await mount({ 'route-base': 'energy' });
    await visitor(energy).presses('Explore heat pumps');
    expect(location.hash).to.equal('#/energy/switch/home-energy');
    await cleanUp();
    history.replaceState(null, '', `${path()}#/solar-battery`);
    const bare = await mount({ 'route-base': '' });
    expect(bare.getState()?.route).to.equal('solar-battery');
    await visitor(bare).presses('Explore solar & battery');
    expect(location.hash).to.equal('#/switch/home-energy');
  });

  it('AMB-41: with an empty route-base a plain anchor of the page is still its own', async () => {
    history.replaceState(null, '', `${path()}#pricing`);
    const bare = await mount({ 'route-base': '' });
    await aTask(50);
    expect(bare.getState()?.route).to.equal('home');
    expect(location.hash).to.equal('#pricing');
  });

  it('ROUTE-08, AMB-50: the error page shows the default of its status, and a status without one that of 400', async () => {
    const element = create();
    const says = {
      400: 'Something when wrong. Please try again later.',
      404: 'We could not find this resource.',
    };
    history.replaceState(null, '', `${path()}#/quote/error/418`);
    document.body.append(element);
    await ready(element);
    expect(visitor(element).allText()).to.contain('418').and.to.contain(says[400]);
    location.hash = '#/quote/error/404';
    await until(() => visitor(element).allText().includes(says[404]));
  });
});
