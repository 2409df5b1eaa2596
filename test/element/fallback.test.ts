import { expect } from '@open-wc/testing';
import { closeFrames, type Frame, loadInto, openFrame, writeTag } from '../browser/frame.ts';
import { aTask, ready } from '../browser/mount.ts';

/** Changes to built-ins as in old scripts on pages: good enough for these scripts only. */
const FAKES: Readonly<Record<string, string>> = {
  Map: `window.Map = function () { this.keys = []; this.values = []; };
    Map.prototype = {
      get: function (key) { return this.values[this.keys.indexOf(key)]; },
      set: function (key, value) { this.keys.push(key); this.values.push(value); },
      has: function (key) { return this.keys.indexOf(key) >= 0; },
    };`,
  Set: `window.Set = function () { this.items = []; };
    Set.prototype = {
      add: function (item) { this.items.push(item); },
      has: function (item) { return this.items.indexOf(item) >= 0; },
    };`,
  Promise: `window.Promise = function (run) { this.waiting = []; run(function () {}, function () {}); };
    Promise.prototype.then = function (then) { this.waiting.push(then); return this; };`,
  'Object.defineProperty': 'Object.defineProperty = function () { throw new Error("not here"); };',
  'Object.prototype.get': 'Object.prototype.get = function () { return "of the page"; };',
  'Object.prototype.set': 'Object.prototype.set = function () { return "of the page"; };',
};

const reports = ({ page }: Frame) => {
  const details: unknown[] = [];
  page.addEventListener('heq-error', ({ detail }) => details.push(detail));
  return details;
};

const fallback = (element: Element) => element.querySelector('p') as HTMLElement;
const isShown = (element: Element) =>
  fallback(element).checkVisibility() && fallback(element).offsetHeight > 0;

describe('the page’s own content inside the element', () => {
  afterEach(closeFrames);

  it('EMB-01: is shown until the widget has rendered, and is there unchanged when it has', async () => {
    const frame = await openFrame();
    const element = writeTag(frame);
    expect(isShown(element)).to.equal(true);
    let gap = false;
    const look = () => {
      if (!isShown(element) && !element.shadowRoot?.querySelector('.shell__screen')) gap = true;
    };
    new frame.window.MutationObserver(look).observe(frame.page, { subtree: true, childList: true });
    await loadInto(frame);
    look();
    await ready(element);
    await aTask(50);
    look();
    expect(gap).to.equal(false);
    expect(isShown(element)).to.equal(false);
    expect(fallback(element).outerHTML).to.equal('<p>Call us for a quote</p>');
  });

  it('EMB-01: makes way for the widget without a move, under the README’s style', async () => {
    const readme = await (await fetch('/README.md')).text();
    const frame = await openFrame();
    frame.page.head.append(frame.page.createElement('style'));
    frame.page.styleSheets[0]?.insertRule(/<style>(.*?)<\/style>/.exec(readme)?.[1] ?? '');
    const element = writeTag(frame);
    const { top } = element.getBoundingClientRect();
    await loadInto(frame);
    await ready(element);
    await aTask(50);
    expect(isShown(element)).to.equal(false);
    expect(element.getBoundingClientRect().top).to.equal(top);
  });

  it('EMB-01: stays when the script cannot be loaded', async () => {
    const frame = await openFrame();
    const element = writeTag(frame);
    await loadInto(frame, '/dist/not-here.js').catch(() => {});
    expect(isShown(element)).to.equal(true);
  });

  for (const [name, fake] of Object.entries(FAKES)) {
    it(`EMB-01: stays when the page changed ${name}, with one event and nothing thrown`, async () => {
      const frame = await openFrame();
      const details = reports(frame);
      const element = writeTag(frame);
      frame.window.eval(fake);
      await loadInto(frame);
      await aTask(50);
      frame.page.body.append(element);
      await aTask(50);
      expect(isShown(element)).to.equal(true);
      expect(frame.messages.errors).to.deep.equal([]);
      expect(frame.messages.warnings).to.have.length(1);
      expect(details).to.have.length(1);
      expect(details[0]).to.deep.include({ kind: 'fault', code: 'page-built-ins', status: null });
      expect(String(Reflect.get(details[0] as object, 'message'))).to.contain(name);
    });
  }

  it('EMB-01: comes back when the widget can’t start, with one event and nothing thrown', async () => {
    const frame = await openFrame();
    const details = reports(frame);
    const element = writeTag(frame);
    frame.window.CSSStyleSheet.prototype.replaceSync = () => {
      throw new Error('no styles here');
    };
    await loadInto(frame);
    await aTask(100);
    expect(isShown(element)).to.equal(true);
    expect(frame.messages.errors).to.deep.equal([]);
    expect(details).to.have.length(1);
  });

  it('EMB-01: is shown by loading="lazy" until the visitor is near', async () => {
    const frame = await openFrame();
    const far = frame.page.createElement('div');
    far.style.blockSize = '5000px';
    frame.page.body.append(far);
    const element = writeTag(frame);
    element.setAttribute('loading', 'lazy');
    await loadInto(frame);
    await aTask(100);
    expect(isShown(element)).to.equal(true);
    frame.window.scrollTo(0, 5000);
    await ready(element);
    expect(isShown(element)).to.equal(false);
  });
});
