import { expect } from '@open-wc/testing';
import { restoreConsole, warnings, watchConsole } from '../browser/console.ts';
import { addScript } from '../browser/load-widget.ts';
import { aTask, cleanUp, create, ready } from '../browser/mount.ts';
import { until } from '../browser/until.ts';
import { visitor } from '../browser/visitor.ts';

type Made = ReturnType<typeof create>;

/** The element inside nested boxes with these `lang` attributes. */
async function placedIn(langs: readonly string[], attributes = {}): Promise<Made> {
  const boxes = langs.map((lang) => Object.assign(document.createElement('div'), { lang }));
  const inner = boxes.reduce<Element>((outer, box) => outer.appendChild(box), document.body);
  const element = create({ router: 'memory', ...attributes });
  inner.append(element);
  await ready(element);
  return element;
}

const languageOf = (element: Made) => visitor(element).root.querySelector('.root')?.getAttribute('lang');

describe('the language, if there are several', () => {
  const own = document.documentElement.lang;
  before(() => addScript(document, '/with-pseudo-language.js'));
  beforeEach(watchConsole);
  afterEach(restoreConsole);
  afterEach(() => {
    document.documentElement.lang = own;
  });
  afterEach(cleanUp);

  it('SET-02: is that of the page', async () => {
    expect(languageOf(await placedIn([]))).to.equal('en-GB');
    document.documentElement.lang = 'en-XA';
    const element = await placedIn([]);
    expect(languageOf(element)).to.equal('en-XA');
    expect(visitor(element).root.textContent).to.contain('⟦What would an upgrade do for your home?');
  });

  it('SET-02: is that of the nearest element around it with a pack, without a warning', async () => {
    expect(languageOf(await placedIn(['en-XA', 'cy', '']))).to.equal('en-XA');
    expect(languageOf(await placedIn(['en-XA', 'en-GB']))).to.equal('en-GB');
    document.documentElement.removeAttribute('lang');
    expect(languageOf(await placedIn(['cy']))).to.equal('en-GB');
    expect(warnings()).to.deep.equal([]);
  });

  it('SET-02: is found from inside another shadow root', async () => {
    const host = Object.assign(document.createElement('div'), { lang: 'en-XA' });
    document.body.append(host);
    const element = create({ router: 'memory' });
    host.attachShadow({ mode: 'open' }).append(element);
    await ready(element);
    expect(languageOf(element)).to.equal('en-XA');
    host.remove();
  });

  it('SET-02: is that of the attribute first, until the attribute is removed', async () => {
    const element = await placedIn(['en-XA'], { lang: 'en-GB' });
    expect(languageOf(element)).to.equal('en-GB');
    element.removeAttribute('lang');
    await until('the language of the page', () => languageOf(element) === 'en-XA');
    element.setAttribute('lang', 'cy');
    await aTask();
    expect(languageOf(element)).to.equal('en-XA');
    expect(warnings().join()).to.match(/attribute lang: expected en-GB, en-XA, got "cy"/);
  });
});
