import { expect } from '@open-wc/testing';
import { walkHeatPump } from '../browser/journey.ts';
import { aTask, cleanUp, mount } from '../browser/mount.ts';
import { press, root, sees, text } from '../browser/screen.ts';

const offered = (element: Element) => text(element).includes('Arrange a call');

describe('a service area', () => {
  afterEach(cleanUp);

  it('BEY-23: outside it the result stands, and in the place of the enquiry there are neutral ways on', async () => {
    const element = await mount({ 'service-area': 'BA SN, B' });
    await walkHeatPump(element);
    expect(text(element)).to.contain('Recommended pump size');
    expect(offered(element)).to.equal(false);
    await sees(element, "We don't arrange calls in your area yet");
    const links = [...root(element).querySelectorAll<HTMLAnchorElement>('.enquiry-call a')];
    expect(links.map(({ hostname }) => hostname)).to.deep.equal([
      'mcscertified.com',
      'energysavingtrust.org.uk',
      'www.gov.uk',
    ]);
  });

  it('BEY-23: a change of it takes effect on the result that is on screen', async () => {
    const element = await mount({ 'service-area': 'BS10' });
    await walkHeatPump(element);
    expect(offered(element)).to.equal(false);
    for (const [area, isOffered] of [
      ['BS1', true],
      ['BA', false],
      ['bs, ba', true],
    ] as const) {
      element.setAttribute('service-area', area);
      await aTask(50);
      expect(offered(element), area).to.equal(isOffered);
    }
    element.removeAttribute('service-area');
    await press(element, 'Arrange a call');
    await sees(element, 'Enquire Now');
  });
});
