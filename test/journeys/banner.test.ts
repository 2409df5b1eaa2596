import { expect } from '@open-wc/testing';
import { withMotion } from '../browser/emulate.ts';
import { type HeldTimers, holdTimers } from '../browser/held-timers.ts';
import { aTask } from '../browser/mount.ts';
import { leave, open, type Stage } from '../browser/stage.ts';
import { until } from '../browser/until.ts';

const FIVE_SECONDS = 5000;
const slides = ({ root }: Stage) => [...root.querySelectorAll('[aria-roledescription=slide]')];
const inFront = (visit: Stage) =>
  slides(visit).findIndex((slide) => slide.checkVisibility({ visibilityProperty: true }));
const seesSlide = (visit: Stage, slide: number) =>
  until(`slide ${slide}`, () => inFront(visit) === slide - 1);

describe('the banner of the home page', () => {
  let timers: HeldTimers;
  let visit: Stage;

  /** Waits until a timer for the next slide is set, once the effects of the last action are done. */
  const turns = () => until('a turn to come', () => timers.set() === 1);
  const stopsTurning = () => until('no turn to come', () => timers.set() === 0);
  const banner = () => visit.root.querySelector('[aria-roledescription=carousel]') as HTMLElement;
  const say = (type: string, init: PointerEventInit = {}) =>
    banner().dispatchEvent(new PointerEvent(type, { bubbles: true, composed: true, ...init }));

  before(withMotion);
  beforeEach(async () => {
    timers = holdTimers(FIVE_SECONDS);
    visit = await open();
    await turns();
  });
  afterEach(async () => {
    await leave(visit);
    timers.release();
  });

  it('HOME-01 HOME-02 CONST-09: has four slides, turns every 5000 ms and wraps from the fourth to the first', async () => {
    expect(slides(visit)).to.have.length(4);
    for (const slide of [1, 2, 3, 4, 1]) {
      await seesSlide(visit, slide);
      await turns();
      timers.pass();
    }
  });

  it('SEEN-04: no dot is on a line of its own, however narrow', async () => {
    for (const px of [240, 256, 320, 390, 1200]) {
      visit.element.style.width = `${px}px`;
      const tops = () =>
        [...visit.root.querySelectorAll('.banner__dot')].map((dot) => dot.getBoundingClientRect().top);
      await until('four dots', () => tops().length === 4);
      expect(new Set(tops()).size, `${px}`).to.equal(1);
    }
    visit.element.style.width = '';
  });

  it('AMB-25: stops for good at Pause, and goes on at Play', async () => {
    await visit.presses('Pause');
    await stopsTurning();
    await visit.presses('Play');
    await turns();
    timers.pass();
    await seesSlide(visit, 2);
  });

  it('AMB-25: stays while a pointer is over it', async () => {
    say('pointerover');
    await stopsTurning();
    say('pointerout', { relatedTarget: await visit.control('Pause') });
    await aTask();
    await stopsTurning();
    say('pointerout', { relatedTarget: document.body });
    await turns();
  });

  it('AMB-25: stays while focus is in it', async () => {
    const pause = await visit.control('Pause');
    // Focused without scrolling, because the banner stops anyway while its picture is out of view.
    pause.focus({ preventScroll: true });
    await stopsTurning();
    pause.blur();
    await turns();
  });

  it('AMB-25: plays although the pointer and the focus are on the Play button', async () => {
    const pause = await visit.control('Pause');
    // The banner only turns while its picture is visible.
    banner().scrollIntoView({ block: 'center' });
    pause.focus({ preventScroll: true });
    pause.click();
    await visit.presses('Play');
    await turns();
  });

  it('AMB-25: stays while it is not displayed', async () => {
    visit.element.style.display = 'none';
    await stopsTurning();
    visit.element.style.display = '';
    await turns();
  });

  it('AMB-25: shows the chosen slide, and stays on it', async () => {
    await visit.presses('Show 3 of 4');
    await seesSlide(visit, 3);
    await stopsTurning();
    expect((await visit.control('Show 3 of 4')).getAttribute('aria-current')).to.equal('true');
  });

  it('AMB-25: announces nothing while it changes by itself', async () => {
    const live = () => visit.root.querySelector('.banner__slides')?.getAttribute('aria-live');
    expect(live()).to.equal(null);
    await visit.presses('Pause');
    await until('a live region', () => live() === 'polite');
  });

  it('AMB-25: stays in a page that is hidden from the start, until the page is shown', async () => {
    await leave(visit);
    await stopsTurning();
    let now = 'hidden';
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => now });
    try {
      visit = await open();
      await seesSlide(visit, 1);
      await aTask(100);
      expect(timers.set()).to.equal(0);
      now = 'visible';
      document.dispatchEvent(new Event('visibilitychange'));
      await turns();
    } finally {
      Reflect.deleteProperty(document, 'visibilityState');
    }
  });
});
