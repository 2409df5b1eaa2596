import { expect } from '@open-wc/testing';
import { restoreConsole, watchConsole } from '../browser/console.ts';
import { leave, type Stage } from '../browser/stage.ts';
import { until } from '../browser/until.ts';
import { begins, givesAddress, givesAll, START } from '../browser/walks.ts';
import { onTheWay } from '../browser/wire.ts';
import { PAYLOADS } from './support/payloads.ts';

/** URLs of pictures that are no pictures, and one that is not a URL. */
const PICTURES = [
  ...PAYLOADS,
  'data:image/svg+xml,<svg onload=pwned(1)>',
  'blob:null/1',
  'http://[',
  'https://',
];

const READ = /^(make|model|fuel|fuelName|supplierName|tariffName|propertyType|value|text|source|ratesAsOf)$/;

let turn = 0;
const next = (from: readonly string[]) => from[turn++ % from.length] ?? '';

/** The same response with a payload for each text that is shown and for each picture. */
function poisoned(json: unknown): unknown {
  if (Array.isArray(json)) return json.map(poisoned);
  if (typeof json !== 'object' || json === null) return json;
  const entries = Object.entries(json).map(([key, value]): [string, unknown] => {
    if (key === 'image') return [key, next(PICTURES)];
    return [key, typeof value === 'string' && READ.test(key) ? next(PAYLOADS) : poisoned(value)];
  });
  return Object.fromEntries(entries);
}

const ran: string[] = [];

/** What must never be in the widget: elements that run or load something, event handlers, and URLs other than http(s) ones. */
function dangers({ root }: Stage): readonly string[] {
  const all = [...root.querySelectorAll('*')];
  return [
    ...all.filter((each) => /^(script|iframe|object|embed|base|style|b|i)$/.test(each.localName)),
    ...all.filter((each) => [...each.attributes].some(({ name }) => /^(on|srcdoc$)/.test(name))),
    ...all.filter((each) =>
      ['href', 'src'].some((name) => !/^(https?:|tel:|mailto:|$)/.test(each.getAttribute(name) ?? '')),
    ),
  ]
    .map(({ outerHTML }) => outerHTML)
    .concat(ran);
}

describe('malicious vehicles and results', () => {
  before(() => {
    Object.assign(window, { pwned: (by: string) => ran.push(by) });
  });
  beforeEach(watchConsole);
  afterEach(restoreConsole);

  it('SECURITY: are read as plain text on every screen of all journeys at once, and break none', async () => {
    const visit = await begins(START.all);
    onTheWay('quoteResult', poisoned);
    await givesAll(visit, '100', '40');
    await visit.presses('See my result');
    const tabs = await until('results', () => {
      const found = [...visit.root.querySelectorAll<HTMLElement>('[role=tab]')];
      return found.length === 3 && found;
    });
    for (const tab of tabs) {
      tab.click();
      await until('a result', () => visit.root.querySelector('.result .figure'));
      for (const summary of visit.root.querySelectorAll<HTMLElement>('summary')) summary.click();
      // A closed fold is rendered after what is in view.
      await until('payloads that stand there as text', () =>
        PAYLOADS.some((payload) => visit.root.querySelector('.result')?.textContent?.includes(payload)),
      );
      expect(dangers(visit), tab.textContent ?? '').to.deep.equal([]);
    }
    await leave(visit);
  });

  it('SECURITY: a picture of a vehicle has an http or https URL, or is replaced by a drawing', async () => {
    for (const picture of PICTURES) {
      const visit = await begins(START.evOnly);
      onTheWay('vehicleByPlate', (answer) => ({ ...answer, image: picture }));
      await givesAddress(visit);
      await visit.presses('Next');
      await visit.types('Registration number', 'EV21 LEF');
      await visit.presses('Search');
      const card = await until('a card', () => visit.root.querySelector('.vehicle-card__picture'));
      expect(dangers(visit), picture).to.deep.equal([]);
      expect(card.localName === 'img' || card.localName === 'svg', picture).to.equal(true);
      await leave(visit);
    }
  });
});
