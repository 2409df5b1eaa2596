import { expect } from '@open-wc/testing';
import { cleanUp, mount } from '../browser/mount.ts';
import { until } from '../browser/until.ts';
import { visitor } from '../browser/visitor.ts';
import { START, starts } from '../browser/walks.ts';

const TYPES = ['keydown', 'keypress', 'keyup'] as const;
const CLIPBOARD = ['paste', 'copy', 'cut'] as const;
const press = (at: Element, type: string, key: string) =>
  at.dispatchEvent(new KeyboardEvent(type, { key, bubbles: true, composed: true, cancelable: true }));

describe('the keys of a page that has shortcuts', () => {
  let heard: string[] = [];
  const hear = (event: Event) => {
    heard.push(`${event.type} ${(event as KeyboardEvent).key ?? ''}`.trim());
  };
  beforeEach(() => {
    heard = [];
    for (const type of [...TYPES, ...CLIPBOARD]) document.addEventListener(type, hear);
  });
  afterEach(async () => {
    for (const type of [...TYPES, ...CLIPBOARD]) document.removeEventListener(type, hear);
    await cleanUp();
  });

  async function atPostcode() {
    const element = await mount({ router: 'memory' });
    const visit = visitor(element);
    await starts(visit, START.heatPump);
    const field = await until('the postcode', () => visit.root.querySelector('[name=postcode]'));
    return { element, field };
  }

  it('EMB-02: do not react to keys typed or pasted into our fields', async () => {
    const { field } = await atPostcode();
    for (const type of TYPES) for (const key of ['a', '/', '?', ' ', 'ArrowLeft']) press(field, type, key);
    for (const type of CLIPBOARD)
      field.dispatchEvent(new ClipboardEvent(type, { bubbles: true, composed: true }));
    expect(heard).to.deep.equal([]);
  });

  it('EMB-02: react to Tab, Escape and F keys everywhere, and to each key outside our fields', async () => {
    const { element, field } = await atPostcode();
    for (const key of ['Tab', 'Escape', 'F1', 'F12']) press(field, 'keydown', key);
    const search = [...visitor(element).root.querySelectorAll('button')].find(
      ({ textContent }) => textContent === 'Search',
    );
    press(search as Element, 'keydown', 'j');
    expect(heard).to.deep.equal(['keydown Tab', 'keydown Escape', 'keydown F1', 'keydown F12', 'keydown j']);
  });
});
