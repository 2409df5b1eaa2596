import { expect } from '@open-wc/testing';
import { aTask, cleanUp, mount } from '../browser/mount.ts';
import { reachesHeatPump } from '../browser/results.ts';
import { visitor } from '../browser/visitor.ts';

const offered = (element: Element) => visitor(element).allText().includes('Arrange a call');

describe('a service area', () => {
  afterEach(cleanUp);

  it('BEY-23: outside it the result is shown, with neutral links in place of the enquiry', async () => {
    const element = await mount({ 'service-area': 'BA SN, B' });
    const visit = visitor(element);
    await reachesHeatPump(visit);
    expect(visit.allText()).to.contain('Recommended pump size');
    expect(offered(element)).to.equal(false);
    await visit.sees(/We don’t arrange calls in your area yet/);
    const links = [...visit.root.querySelectorAll<HTMLAnchorElement>('.what-next__actions .alert a')];
    expect(links.map(({ hostname }) => hostname)).to.deep.equal([
      'mcscertified.com',
      'energysavingtrust.org.uk',
      'www.gov.uk',
    ]);
  });

  it('BEY-23: a change of it takes effect on the result that is on screen', async () => {
    const element = await mount({ 'service-area': 'BS10' });
    const visit = visitor(element);
    await reachesHeatPump(visit);
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
    await visit.presses('Arrange a call');
    await visit.sees('Enquire Now');
  });
});
