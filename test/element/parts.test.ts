import { expect } from '@open-wc/testing';
import { cleanUp, mount } from '../browser/mount.ts';
import { reachesHeatPump } from '../browser/results.ts';
import { until } from '../browser/until.ts';
import { visitor } from '../browser/visitor.ts';
import { givesAddress, START, starts } from '../browser/walks.ts';

const SETTINGS = {
  'support-phone': '0800 123 4567',
  'support-email': 'help@a.example',
  'terms-url': 'https://a.example/terms',
};

/** The names in the reference's table of parts. */
async function documentedParts(): Promise<readonly string[]> {
  const reference = await (await fetch('/demo/guide/reference.md')).text();
  const [, table = ''] = /<!-- parts -->([\s\S]*)<!-- \/parts -->/.exec(reference) ?? [];
  return [...table.matchAll(/^\| `([\w-]+)`/gm)].map(([, name = '']) => name);
}

describe('the parts of the element', () => {
  const seen = new Set<string>();
  const look = (element: Element) => {
    for (const part of visitor(element).root.querySelectorAll('[part]'))
      for (const name of part.part) seen.add(name);
  };

  afterEach(cleanUp);

  it('PARTS: every part on every screen of a journey is documented', async () => {
    const element = await mount(SETTINGS);
    const visit = visitor(element);
    look(element);
    await starts(visit, START.heatPump);
    await visit.presses('Next');
    await visit.sees('Please ensure you answered all required fields');
    look(element);
    await givesAddress(visit);
    look(element);
    await visit.presses('Home');
    await reachesHeatPump(visit);
    look(element);
    await visit.presses('Arrange a call');
    await visit.sees('Enquire Now');
    look(element);
    const documented = await documentedParts();
    expect([...seen].filter((name) => !documented.includes(name))).to.deep.equal([]);
    expect(seen.size).to.be.greaterThan(10);
  });

  const style = document.createElement('style');
  afterEach(() => style.remove());

  it('PARTS: a page can style a part by ::part()', async () => {
    style.textContent = 'home-energy-quote::part(button-primary) { border-radius: 3px 7px }';
    document.head.append(style);
    const element = await mount();
    const button = visitor(element).root.querySelector('[part~="button-primary"]') as Element;
    expect(getComputedStyle(button).borderTopRightRadius).to.equal('7px');
  });

  it('SEEN-02: a heading focused by a script shows no ring, whatever the page’s styles; a control shows one', async () => {
    style.textContent = 'home-energy-quote::part(heading):focus-visible { outline: 5px solid red }';
    document.head.append(style);
    const element = await mount(SETTINGS);
    const visit = visitor(element);
    await starts(visit, START.heatPump);
    const heading = await until('the heading in focus', () => visit.root.activeElement);
    expect(heading.matches('h2, h3, h4') && heading.matches(':focus-visible')).to.equal(true);
    const { outlineStyle, boxShadow } = getComputedStyle(heading);
    expect([outlineStyle, boxShadow]).to.deep.equal(['none', 'none']);
    const next = visit.root.querySelector('[part~="button-primary"]') as HTMLElement;
    next.focus();
    expect(getComputedStyle(next).outlineStyle).to.equal('solid');
  });
});
