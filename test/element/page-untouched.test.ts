import { expect } from '@open-wc/testing';
import { loadWidget } from '../browser/load-widget.ts';
import { aTask, cleanUp, create, mount, ready } from '../browser/mount.ts';
import { reachesHeatPump } from '../browser/results.ts';
import { visitor } from '../browser/visitor.ts';

const BUILT_INS = [Object, Array, String, Number, Function, Promise, Map, Set, Element, HTMLElement, Event];

/** Everything on the page that the widget could have changed. */
function pageNow() {
  return {
    names: Reflect.ownKeys(window).map(String).sort(),
    document: Reflect.ownKeys(document).map(String).sort(),
    title: document.title,
    head: document.head.innerHTML,
    root: [...document.documentElement.attributes, ...document.body.attributes].map((own) => own.nodeName),
    prototypes: BUILT_INS.map((made) => Reflect.ownKeys(made.prototype).map(String).sort().join()),
    functions: [fetch, history.pushState, history.replaceState, setTimeout, customElements.define].map(
      String,
    ),
    cookie: document.cookie,
    local: localStorage.length,
  };
}

describe('the page around the element', () => {
  afterEach(cleanUp);

  it('EMB-02: is unchanged after the script, and after a whole journey', async () => {
    const before = pageNow();
    await loadWidget();
    const script = '<script src="/dist/home-energy-quote.js"></script>';
    const after = pageNow();
    expect({ ...after, head: after.head.replace(script, '') }).to.deep.equal(before);

    const element = create({ id: 'quote', class: 'wide', 'support-phone': '0800 123 4567' });
    document.body.append(element);
    const { outerHTML } = element;
    const { children } = document.body;
    const count = children.length;
    await ready(element);
    await reachesHeatPump(visitor(element));
    await visitor(element).presses('Arrange a call');
    await visitor(element).sees('Enquire Now');
    expect(element.outerHTML).to.equal(outerHTML);
    expect(children).to.have.length(count);
    expect(pageNow()).to.deep.equal(after);
    element.remove();
    await aTask();
    expect(pageNow()).to.deep.equal(after);
  });

  it('EMB-02: nothing on load takes focus or scrolls', async () => {
    const far = document.createElement('div');
    far.style.blockSize = '3000px';
    document.body.append(far);
    try {
      const before = [document.activeElement, scrollY];
      await mount();
      await aTask(200);
      expect([document.activeElement, scrollY]).to.deep.equal(before);
    } finally {
      far.remove();
    }
  });

  it('EMB-02: the page’s styles stop at our edge, ours at theirs', async () => {
    const style = document.createElement('style');
    style.textContent =
      'h2, button, p { color: rgb(1, 2, 3) !important; text-transform: uppercase !important }';
    const paragraph = document.createElement('p');
    document.head.append(style);
    document.body.append(paragraph);
    try {
      const plain = getComputedStyle(paragraph).margin;
      const element = await mount();
      const ours = getComputedStyle(element.shadowRoot?.querySelector('.button') as Element);
      expect(ours.color).to.not.equal('rgb(1, 2, 3)');
      expect(ours.textTransform).to.equal('none');
      expect(getComputedStyle(paragraph).margin).to.equal(plain);
    } finally {
      style.remove();
      paragraph.remove();
    }
  });
});
