import { expect } from '@open-wc/testing';
import { attributeNames, attributes, settingOf } from '../../src/element/attributes.ts';
import { open } from '../browser/stage.ts';

type Any = HTMLElement & Record<string, unknown>;

const fresh = () => document.createElement('home-energy-quote') as unknown as Any;
const keyOf = (name: (typeof attributeNames)[number]) => settingOf(name) as string;

describe('properties', () => {
  before(async () => void (await open()));

  it('ATTRIBUTES: each attribute is a property that reflects it, both ways', () => {
    for (const name of attributeNames) {
      const element = fresh();
      const key = keyOf(name);
      expect(key in element, key).to.equal(true);
      const isFlag = typeof attributes[name].otherwise === 'boolean';
      element[key] = isFlag ? true : 'en-GB';
      expect(element.getAttribute(name), key).to.equal(isFlag ? '' : 'en-GB');
      expect(element[key], key).to.equal(isFlag ? true : 'en-GB');
      if (name === 'lang') continue;
      element[key] = null;
      expect(element.hasAttribute(name), key).to.equal(false);
      expect(element[key], key).to.equal(isFlag ? false : null);
    }
  });

  it('ATTRIBUTES: a flag set to false is false', () => {
    const element = fresh();
    element.setAttribute('hide-nav', 'false');
    expect(element.hideNav).to.equal(false);
    element.hideNav = true;
    expect(element.getAttribute('hide-nav')).to.equal('');
    element.hideNav = false;
    expect(element.hasAttribute('hide-nav')).to.equal(false);
  });

  it('ATTRIBUTES: a property set before the element was registered takes effect', async () => {
    const element = fresh();
    // A framework that ran before our script leaves own properties on the element, which hide the accessors.
    for (const [key, value] of [
      ['apiBase', window.heqTest.api],
      ['theme', 'volt'],
      ['hideNav', true],
    ] as const)
      Object.defineProperty(element, key, { value, writable: true, configurable: true, enumerable: true });
    document.body.append(element);
    expect(element.getAttribute('theme')).to.equal('volt');
    expect(element.hasAttribute('hide-nav')).to.equal(true);
    expect(Object.hasOwn(element, 'theme')).to.equal(false);
    element.remove();
  });

  it('ATTRIBUTES: a changed property takes effect', async () => {
    const visit = await open();
    const element = visit.element as Any;
    element.brandName = 'Partner';
    element.theme = 'civic';
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(visit.root.querySelector('.root')?.getAttribute('data-theme')).to.equal('civic');
  });
});
