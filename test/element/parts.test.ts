import { expect } from '@open-wc/testing';
import { PARTS } from '../../src/element/parts.ts';
import { answerAddress, beginHeatPump, walkHeatPump } from './support/journey.ts';
import { cleanUp, mount } from './support/mount.ts';
import { press, root, sees } from './support/screen.ts';

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

  it('PARTS: a page can style one by ::part()', async () => {
    const style = document.createElement('style');
    style.textContent = 'home-energy-quote::part(button-primary) { border-radius: 3px 7px }';
    document.head.append(style);
    try {
      const element = await mount();
      const button = root(element).querySelector('[part~="button-primary"]') as Element;
      expect(getComputedStyle(button).borderTopRightRadius).to.equal('7px');
    } finally {
      style.remove();
    }
  });
});
