import { expect } from '@open-wc/testing';
import { aTask, cleanUp, create, mount, ready } from '../browser/mount.ts';
import { until } from '../browser/until.ts';
import { type Visitor, visitor } from '../browser/visitor.ts';
import { givesAddress, START, starts } from '../browser/walks.ts';

const path = () => location.pathname + location.search;

/** Goes through the history, and waits until the page has been notified. */
function travel(by: number): Promise<unknown> {
  const moved = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
  history.go(by);
  return moved;
}

/** Goes to the second question, and with its Back to the first. */
async function goesOnAndBack(visit: Visitor): Promise<void> {
  await starts(visit, START.heatPump);
  await givesAddress(visit);
  await visit.presses('Next');
  await visit.sees('Step 2 of 3');
  await visit.presses('Back');
  await visit.sees('Step 1 of 3');
}

describe('the browser’s history', () => {
  afterEach(cleanUp);

  it('AMB-41: mounting and removing write nothing', async () => {
    const { href } = location;
    const before = history.length;
    const element = await mount();
    await aTask(200);
    element.remove();
    await aTask();
    expect([location.href, history.length, history.state]).to.deep.equal([href, before, null]);
  });

  it('EMB-04: each move by the visitor is one entry, also to a question, and Back and Forward follow them', async () => {
    const element = await mount({ postcode: 'BS1 9AA' });
    const visit = visitor(element);
    const before = history.length;
    await starts(visit, START.heatPump);
    expect(history.length).to.equal(before + 1);
    await givesAddress(visit);
    expect(history.length).to.equal(before + 1);
    await visit.presses('Next');
    await visit.sees('Step 2 of 3');
    expect(history.length).to.equal(before + 2);

    await travel(-1);
    await visit.sees('Step 1 of 3');
    await travel(-1);
    await visit.sees('What would an upgrade do for your home?');
    expect(element.getState()?.route).to.equal('home');
    await travel(1);
    // The home page has cleared the choices (HOME-05, AMB-11), so the questions are those of the defaults again.
    await visit.sees('Step 1 of 7');
    expect(history.length).to.equal(before + 2);
  });

  it('WIZ-22: Back in the journey is the browser’s Back when that leads there', async () => {
    const element = await mount();
    const visit = visitor(element);
    await starts(visit, START.heatPump);
    await givesAddress(visit);
    await visit.presses('Next');
    await visit.sees('Step 2 of 3');
    const before = history.length;
    await visit.presses('Back');
    await visit.sees('Step 1 of 3');
    expect(history.length).to.equal(before);
    await travel(1);
    await visit.sees('Step 2 of 3');
  });

  it('AMB-41: history entries stay distinct on a page that made Math.random predictable', async () => {
    const { random } = Math;
    Math.random = () => 0.5;
    try {
      const element = await mount();
      const visit = visitor(element);
      await visit.presses('Solar & battery');
      await visit.presses('Heat pumps');
      await travel(-1);
      await until('back at solar', () => element.getState()?.route === 'solar-battery');
      await travel(-1);
      await until('back at home', () => element.getState()?.route === 'home');
    } finally {
      Math.random = random;
    }
  });

  it('AMB-41: the page’s own state stays in every entry, and its popstate handler never meets null', async () => {
    history.replaceState({ key: 'h1', __NA: true }, '', path());
    const met: unknown[] = [];
    const onPopstate = (event: PopStateEvent) => met.push(event.state?.key);
    addEventListener('popstate', onPopstate);
    const element = await mount();
    const visit = visitor(element);
    await visit.presses('Solar & battery');
    await visit.presses('Heat pumps');
    await visit.presses('Explore heat pumps');
    expect(history.state).to.include({ key: 'h1', __NA: true });
    for (const by of [-1, -1, -1, 1]) await travel(by);
    removeEventListener('popstate', onPopstate);
    expect(met).to.deep.equal(['h1', 'h1', 'h1', 'h1']);
    expect(history.state).to.include({ key: 'h1', __NA: true });
    await until(() => element.getState()?.route === 'solar-battery');
  });

  it('AMB-41: our moves dispatch no event on the page', async () => {
    const fired: string[] = [];
    const note = ({ type }: Event) => fired.push(type);
    for (const type of ['hashchange', 'popstate']) addEventListener(type, note);
    const element = await mount();
    const visit = visitor(element);
    await visit.presses('Solar & battery');
    await visit.presses('Explore solar & battery');
    await aTask(100);
    for (const type of ['hashchange', 'popstate']) removeEventListener(type, note);
    expect(fired).to.deep.equal([]);
  });

  it('AMB-41: a state of the page that is not an object does not stop us', async () => {
    for (const state of ['a string', 7, null, ['list']]) {
      history.replaceState(state, '', path());
      const element = await mount();
      await visitor(element).presses('Heat pumps');
      expect(location.hash).to.equal('#/quote/heat-pump');
      await travel(-1);
      await until(`home after the state ${state}`, () => element.getState()?.route === 'home');
      await cleanUp();
    }
  });

  it('EMB-04: a browser that refuses to write history does not stop the journey', async () => {
    const { pushState, replaceState } = history;
    const refuse = () => {
      throw new DOMException('too often', 'SecurityError');
    };
    Object.assign(history, { pushState: refuse, replaceState: refuse });
    try {
      const element = await mount();
      const visit = visitor(element);
      await goesOnAndBack(visit);
    } finally {
      Object.assign(history, { pushState, replaceState });
      Reflect.deleteProperty(history, 'pushState');
      Reflect.deleteProperty(history, 'replaceState');
    }
  });

  it('AMB-41: router="memory" never touches the URL, and the browser’s Back works as it would without us', async () => {
    history.replaceState({ page: 1 }, '', `${path()}#/quote/results`);
    const { href } = location;
    const before = history.length;
    const element = await mount({ router: 'memory' });
    const visit = visitor(element);
    expect(element.getState()?.route).to.equal('home');
    await goesOnAndBack(visit);
    expect([location.href, history.length]).to.deep.equal([href, before]);
    expect(history.state).to.deep.equal({ page: 1 });
  });

  it('AMB-41: the page’s <base href> does not change our URLs', async () => {
    for (const href of ['/assets/', 'https://cdn.example.com/']) {
      const base = document.createElement('base');
      base.href = href;
      document.head.append(base);
      try {
        const { pathname } = location;
        const element = await mount();
        await visitor(element).presses('Heat pumps');
        expect([location.pathname, location.hash]).to.deep.equal([pathname, '#/quote/heat-pump']);
        const link = element.shadowRoot?.querySelector<HTMLAnchorElement>('.nav-bar a');
        expect(link?.href).to.equal(`${location.origin}${path()}#/quote/home`);
        await cleanUp();
      } finally {
        base.remove();
      }
    }
  });

  it('STATE-05, AMB-13: a reload in mid-journey resumes at its step, in both modes', async () => {
    for (const router of ['hash', 'memory']) {
      const first = await mount({ router });
      await starts(visitor(first), START.heatPump);
      await givesAddress(visitor(first));
      await visitor(first).presses('Next');
      await visitor(first).sees('Step 2 of 3');
      first.remove();
      await aTask();
      const reloaded = create({ router });
      document.body.append(reloaded);
      await ready(reloaded);
      expect(visitor(reloaded).allText(), router).to.contain('Step 2 of 3');
      expect(reloaded.getState()?.step, router).to.include({ id: 'propertyId', position: 2, of: 3 });
      await visitor(reloaded).presses('Back');
      await visitor(reloaded).sees('Your address');
      await cleanUp();
    }
  });

  for (const [attributes, route] of [
    [{}, 'home'],
    [{ 'skip-home': '', journey: 'heat-pump' }, 'switch/home-energy'],
  ] as const)
    it(`STATE-05, AMB-41: a page opened again in the session, without our hash, begins at ${route}`, async () => {
      const first = await mount(attributes);
      if (route === 'home') await starts(visitor(first), START.heatPump);
      await givesAddress(visitor(first));
      await visitor(first).presses('Next');
      await visitor(first).sees('Step 2 of 3');
      first.remove();
      await aTask();
      history.replaceState(null, '', path());
      const opened = create(attributes);
      document.body.append(opened);
      await ready(opened);
      expect(opened.getState()?.route).to.equal(route);
      // If the questions are the first screen, they continue where the visitor left them.
      if (route !== 'home') expect(visitor(opened).allText()).to.contain('Step 2 of 3');
    });
});
