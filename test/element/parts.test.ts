import { expect } from '@open-wc/testing';
import { PARTS } from '../../src/element/parts.ts';
import { answerAddress, beginHeatPump, walkHeatPump } from '../browser/journey.ts';
import { cleanUp, mount } from '../browser/mount.ts';
import { press, root, sees } from '../browser/screen.ts';
import { until } from '../browser/until.ts';

const SETTINGS = {
  'support-phone': '0800 123 4567',
  'support-email': 'help@a.example',
  'terms-url': 'https://a.example/terms',
};

describe('the parts of the element', () => {
  const seen = new Set<string>();
  const look = (element: Element) => {
    for (const part of root(element).querySelectorAll('[part]')) for (const name of part.part) seen.add(name);
  };

  afterEach(cleanUp);

  it('PARTS: every part on every screen of a journey is promised', async () => {
    const element = await mount(SETTINGS);
    look(element);
    await beginHeatPump(element);
    await press(element, 'Next');
    await sees(element, 'Please ensure you answered all required fields');
    look(element);
    await answerAddress(element);
    look(element);
    await press(element, 'Home');
    await walkHeatPump(element);
    look(element);
    await press(element, 'Arrange a call');
    await sees(element, 'Enquire Now');
    look(element);
    expect([...seen].filter((name) => !(PARTS as readonly string[]).includes(name))).to.deep.equal([]);
    expect(seen.size).to.be.greaterThan(10);
  });

  const style = document.createElement('style');
  afterEach(() => style.remove());

  it('PARTS: a page can style one by ::part()', async () => {
    style.textContent = 'home-energy-quote::part(button-primary) { border-radius: 3px 7px }';
    document.head.append(style);
    const element = await mount();
    const button = root(element).querySelector('[part~="button-primary"]') as Element;
    expect(getComputedStyle(button).borderTopRightRadius).to.equal('7px');
  });

  it('SEEN-02: a heading that a script focuses has no ring, which no page brings back; what can be pressed has one', async () => {
    style.textContent = 'home-energy-quote::part(heading):focus-visible { outline: 5px solid red }';
    document.head.append(style);
    const element = await mount(SETTINGS);
    await beginHeatPump(element);
    const heading = await until('the heading in focus', () => root(element).activeElement);
    expect(heading.matches('h2, h3, h4') && heading.matches(':focus-visible')).to.equal(true);
    const { outlineStyle, boxShadow } = getComputedStyle(heading);
    expect([outlineStyle, boxShadow]).to.deep.equal(['none', 'none']);
    const next = root(element).querySelector('[part~="button-primary"]') as HTMLElement;
    next.focus();
    expect(getComputedStyle(next).outlineStyle).to.equal('solid');
  });
});
