import { expect } from '@open-wc/testing';
import { restoreConsole, warnings, watchConsole } from '../browser/console.ts';
import { aTask, cleanUp, mount, ready } from '../browser/mount.ts';
import { visitor } from '../browser/visitor.ts';
import { givesAddress, START, starts } from '../browser/walks.ts';

const boxes: HTMLElement[] = [];

function box(): HTMLElement {
  const made = document.createElement('div');
  document.body.append(made);
  boxes.push(made);
  return made;
}

describe('the life of the element', () => {
  beforeEach(watchConsole);
  afterEach(restoreConsole);
  afterEach(cleanUp);
  afterEach(() => {
    for (const made of boxes.splice(0)) made.remove();
  });

  it('EMB-01: moved ten times between two places, it keeps its screen, its nodes and what was typed', async () => {
    const places = [box(), box()];
    let readies = 0;
    document.addEventListener('heq-ready', () => readies++);
    const element = await mount({}, places[0]);
    const visit = visitor(element);
    await starts(visit, START.heatPump);
    const input = await visit.beginsToType('Postcode', 'BS1 9');
    for (let move = 1; move <= 10; move++) {
      places[move % 2]?.append(element);
      if (move % 3 === 0) await aTask();
    }
    await aTask(100);
    expect(await visit.field('Postcode')).to.equal(input);
    expect(input.value).to.equal('BS19');
    await givesAddress(visit);
    await visit.presses('Next');
    await visit.sees('Step 2 of 3');
    expect(readies).to.equal(1);
    expect(warnings()).to.deep.equal([]);
  });

  it('EMB-01: moved by moveBefore it is not interrupted at all', async () => {
    const [from, to] = [box(), box()] as [HTMLElement, HTMLElement];
    const element = await mount({}, from);
    const visit = visitor(element);
    await starts(visit, START.heatPump);
    const input = await visit.beginsToType('Postcode', 'BS1');
    const mover = to as HTMLElement & { moveBefore?(node: Node, before: Node | null): void };
    if (!mover.moveBefore) return;
    mover.moveBefore(element, null);
    await aTask();
    expect(element.parentElement).to.equal(to);
    expect(visit.root.activeElement).to.equal(input);
    expect(input.value).to.equal('BS1');
  });

  it('EMB-01: removed and inserted again later, it continues where it was', async () => {
    const element = await mount({ postcode: 'BS1 9AA' });
    const visit = visitor(element);
    await starts(visit, START.heatPump);
    await givesAddress(visit);
    await visit.presses('Next');
    await visit.sees('Step 2 of 3');
    element.remove();
    await aTask(100);
    expect(element.getState()).to.equal(null);
    expect(visit.root.querySelector('.root')).to.equal(null);
    document.body.append(element);
    await ready(element);
    expect(visit.allText()).to.contain('Step 2 of 3');
    await visit.presses('Back');
    await visit.sees('Your address');
  });

  it('AMB-41: inserted again after the page moved to a hash of its own, it continues where it was', async () => {
    const element = await mount();
    const visit = visitor(element);
    await starts(visit, START.heatPump);
    element.remove();
    await aTask();
    history.pushState(null, '', '#pricing');
    document.body.append(element);
    await ready(element);
    expect(visit.allText()).to.contain('Step 1 of 3');
    expect(location.hash).to.equal('#pricing');
  });

  it('HOME-05: inserted again under a hash of home, it begins again', async () => {
    const element = await mount();
    const visit = visitor(element);
    await starts(visit, START.heatPump);
    await givesAddress(visit);
    element.remove();
    await aTask();
    history.pushState(null, '', '#/quote/home');
    document.body.append(element);
    await ready(element);
    await starts(visit, START.heatPump);
    expect((await visit.field('Postcode')).value).to.equal('');
  });

  it('EMB-01: inserted and removed fifty times, with and without pauses, it logs nothing and still runs', async () => {
    const element = await mount();
    const visit = visitor(element);
    for (let round = 0; round < 50; round++) {
      element.remove();
      if (round % 2) await aTask(1);
      document.body.append(element);
      if (round % 5 === 0) await aTask(1);
    }
    await ready(element);
    await starts(visit, START.heatPump);
    expect(visit.root.querySelectorAll('.root')).to.have.length(1);
    expect(warnings()).to.deep.equal([]);
  });

  it('EMB-02: moved into another document it keeps its styles', async () => {
    const frame = document.createElement('iframe');
    document.body.append(frame);
    try {
      const element = await mount();
      frame.contentDocument?.body.append(element);
      await ready(element);
      const view = frame.contentWindow as Window;
      const wrapper = visitor(element).root.querySelector('.root') as Element;
      expect(view.getComputedStyle(wrapper).containerType).to.equal('inline-size');
      element.remove();
      await aTask();
    } finally {
      frame.remove();
    }
    expect(warnings()).to.deep.equal([]);
  });

  for (const [what, place] of [
    ['a template', () => document.createElement('template').content],
    ['a page that was only read', () => new DOMParser().parseFromString('', 'text/html').body],
  ] as const) {
    it(`EMB-02: kept in ${what} for a while, it throws nothing, and comes back unchanged`, async () => {
      const element = await mount();
      const visit = visitor(element);
      await starts(visit, START.heatPump);
      place().append(element);
      await aTask();
      document.body.append(element);
      await ready(element);
      const wrapper = visit.root.querySelector('.root') as Element;
      expect(getComputedStyle(wrapper).containerType).to.equal('inline-size');
      expect(visit.allText()).to.contain('Step 1 of 3');
      expect(warnings()).to.deep.equal([]);
    });
  }

  it('EMB-01: a clone is a separate element', async () => {
    const element = await mount({ id: 'first' });
    await starts(visitor(element), START.heatPump);
    const clone = element.cloneNode(true) as typeof element;
    clone.id = 'second';
    clone.setAttribute('router', 'memory');
    document.body.append(clone);
    await ready(clone);
    expect(visitor(clone).allText()).to.contain('What would an upgrade do for your home?');
    expect(visitor(element).allText()).to.contain('Step 1 of 3');
    clone.remove();
    await aTask();
  });
});
