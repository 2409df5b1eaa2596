import { expect } from '@open-wc/testing';
import { closeFrames, type Frame, loadInto, openFrame, TAG, writeTag } from '../browser/frame.ts';
import { aTask, ready } from '../browser/mount.ts';
import { until } from '../browser/until.ts';

const { script, module } = window.heqTest;

/** A page whose HTML contains the script in one of the possible positions. */
async function written(head: string, body: string): Promise<Frame> {
  const frame = await openFrame();
  frame.page.open();
  frame.page.write(`<!doctype html><html><head><title>A</title>${head}</head><body>${body}</body></html>`);
  frame.page.close();
  return { ...frame, page: frame.window.document };
}

const elementOf = ({ page }: Frame) => until(() => page.querySelector('home-energy-quote'));
const mounts = (element: Element) => element.shadowRoot?.querySelectorAll('.root').length;

const TAGS = {
  'a classic script in the head, before the element': [`<script src="${script}"></script>`, TAG],
  'a classic script with defer': [`<script src="${script}" defer></script>`, TAG],
  'a classic script with async': [`<script src="${script}" async></script>`, TAG],
  'a module': [`<script type="module" src="${module}"></script>`, TAG],
  'a classic script after the element': ['', `${TAG}<script src="${script}"></script>`],
  'an import in a module of the page': ['', `${TAG}<script type="module">import "${module}";</script>`],
} as const;

describe('the script', () => {
  afterEach(closeFrames);

  for (const [how, [head, body]] of Object.entries(TAGS)) {
    it(`EMB-01: is ready as ${how}`, async () => {
      const frame = await written(head, body);
      const element = await elementOf(frame);
      await ready(element);
      expect(mounts(element)).to.equal(1);
      expect(frame.messages.errors).to.deep.equal([]);
    });
  }

  it('EMB-01: creates no Error as it starts, since the engine would then parse the whole script again', async () => {
    const frame = await openFrame();
    const page = frame.page.defaultView as unknown as { Error: ErrorConstructor };
    let made = 0;
    const count = () => {
      made += 1;
      return new Error('made at start');
    };
    page.Error = new Proxy(page.Error, { apply: count, construct: count });
    await loadInto(frame);
    const element = writeTag(frame);
    await ready(element);
    expect(made).to.equal(0);
  });

  it('EMB-01: is ready if it is injected long after the page has loaded', async () => {
    const frame = await openFrame();
    const element = writeTag(frame);
    await aTask(300);
    const first = frame.page.createElement('script');
    frame.page.head.append(first);
    const late = frame.page.createElement('script');
    late.async = true;
    late.src = script;
    first.parentNode?.insertBefore(late, first);
    await ready(element);
  });

  it('EMB-01: is ready once a consent tool changes its type', async () => {
    const frame = await openFrame();
    const element = writeTag(frame);
    const held = frame.page.createElement('script');
    held.type = 'text/plain';
    held.src = script;
    frame.page.head.append(held);
    await aTask(100);
    expect(element.shadowRoot).to.equal(null);
    const freed = frame.page.createElement('script');
    freed.src = held.src;
    held.replaceWith(freed);
    await ready(element);
  });

  it('EMB-01: upgrades elements however they were created, with their attributes', async () => {
    const frame = await openFrame();
    await loadInto(frame);
    const made = frame.page.createElement('home-energy-quote');
    made.setAttribute('theme', 'civic');
    made.setAttribute('router', 'memory');
    frame.page.body.append(made);
    const parsed = writeTag(frame);
    const cloned = made.cloneNode(true) as Element;
    frame.page.body.append(cloned);
    for (const element of [made, parsed, cloned]) await ready(element);
    const theme = (element: Element) =>
      element.shadowRoot?.querySelector('.root')?.getAttribute('data-theme');
    expect([made, parsed, cloned].map(theme)).to.deep.equal(['civic', 'meadow', 'civic']);
  });

  it('EMB-01: starts again after the page replaced its whole body, as Turbo does', async () => {
    const frame = await openFrame();
    await loadInto(frame);
    await ready(writeTag(frame));
    const body = frame.page.createElement('body');
    body.innerHTML = `${TAG}<script src="${script}"></script>`;
    frame.page.documentElement.replaceChild(body, frame.page.body);
    const element = await elementOf(frame);
    await ready(element);
    await loadInto(frame);
    expect(mounts(element)).to.equal(1);
    expect(frame.messages.errors).to.deep.equal([]);
  });

  it('EMB-01: defines the element once, without a message, if it is included twice and again as a module', async () => {
    const frame = await openFrame();
    const element = writeTag(frame);
    await Promise.all([loadInto(frame), loadInto(frame)]);
    await ready(element);
    const again = frame.page.createElement('script');
    again.type = 'module';
    again.src = module;
    const ran = new Promise((resolve) => again.addEventListener('load', resolve));
    frame.page.head.append(again);
    await ran;
    expect(mounts(element)).to.equal(1);
    expect(frame.messages).to.deep.equal({ errors: [], infos: [], warnings: [] });
  });

  it('EMB-01: leaves the element to another version that loaded first, with one line in the console', async () => {
    const frame = await openFrame();
    const { HTMLElement, customElements } = frame.window;
    class Older extends HTMLElement {
      static readonly version = '0.0.1';
    }
    customElements.define('home-energy-quote', Older);
    const element = writeTag(frame);
    await loadInto(frame);
    await loadInto(frame);
    expect(customElements.get('home-energy-quote')).to.equal(Older);
    expect(element.shadowRoot).to.equal(null);
    expect(frame.messages.errors).to.deep.equal([]);
    expect(frame.messages.infos[0]).to.contain('0.0.1');
  });

  it('EMB-01: has its version on the class', async () => {
    const frame = await openFrame();
    await loadInto(frame);
    const made = frame.window.customElements.get('home-energy-quote') as unknown as { version: string };
    expect(made.version).to.match(/^\d+\.\d+\.\d+/);
  });

  it('EMB-01: is ready although a polyfill wrapped the registry', async () => {
    const frame = await openFrame();
    const { window } = frame;
    const native = window.HTMLElement;
    // The essential part of the adapter that pages with ES5 components load.
    window.eval(`(() => {
      const define = customElements.define.bind(customElements);
      const Native = HTMLElement;
      customElements.define = (name, Made) => {
        define(name, class extends Native {
          constructor() { super(); Made.call(this); }
          connectedCallback() { Made.prototype.connectedCallback?.call(this); }
        });
      };
      window.HTMLElement = function () { return this; };
      window.HTMLElement.prototype = Native.prototype;
    })()`);
    expect(window.HTMLElement).to.not.equal(native);
    const element = writeTag(frame);
    await loadInto(frame);
    await ready(element);
    expect(frame.messages.errors).to.deep.equal([]);
  });
});
