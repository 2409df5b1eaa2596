import { expect } from '@open-wc/testing';
import { faults, open, type Stage } from '../browser/stage.ts';
import { until } from '../browser/until.ts';
import { CONTACT } from '../browser/walks.ts';
import { requests } from '../browser/wire.ts';

const rows = ({ root }: Stage) => [...root.querySelectorAll<HTMLElement>('[role=option]')];

async function atList(): Promise<Stage> {
  const visit = await open(CONTACT);
  await visit.presses('Explore heat pumps');
  await visit.types('Postcode', 'BS1 9AA');
  await visit.presses('Search');
  await until('addresses', () => rows(visit).length > 8);
  return visit;
}

describe('a postcode pasted with other text around it', () => {
  it('VAL-14: is accepted, and the visitor sees what was kept', async () => {
    const visit = await open(CONTACT);
    await visit.presses('Explore heat pumps');
    await visit.types('Postcode', 'BS1 9AA, Bristol');
    await visit.sees('We kept only BS1 9AA of what you entered.');
    await visit.presses('Search');
    await until('addresses', () => rows(visit).length > 8);
    await visit.types('Postcode', 'BS1 9ÄA');
    await visit.presses('Search');
    await visit.sees('Postcode is invalid.');
  });

  it('VAL-14: asks for one if two are entered, and both stay to choose from', async () => {
    const visit = await open(CONTACT);
    await visit.presses('Explore heat pumps');
    await visit.types('Postcode', 'SW1A 1AA, before BS1 9AA');
    await visit.presses('Search');
    await visit.sees('Postcode: enter only one.');
    visit.doesNotSee(/We kept only/);
    expect((await visit.field('Postcode')).value).to.equal('SW1A 1AA BEFORE BS1 9AA');
    expect(requests('reccoAddresses')).to.deep.equal([]);
    await visit.presses('Next');
    await visit.sees('Postcode: enter only one.');
    await visit.types('Postcode', 'BS1 9AA');
    await visit.presses('Search');
    await until('addresses', () => rows(visit).length > 8);
    visit.doesNotSee('Postcode: enter only one.');
  });
});

describe('the list of addresses', () => {
  afterEach(() => faults());

  it('STEP-ADDR-06: marks the row that the arrows reach, keeps it in sight, and Enter chooses it', async () => {
    const visit = await atList();
    const box = await visit.field('Choose your address');
    const press = (key: string) =>
      box.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    const marked = () => visit.root.getElementById(box.getAttribute('aria-activedescendant') ?? '');
    expect(marked()).to.equal(null);
    press('ArrowUp');
    const last = rows(visit).at(-1) as HTMLElement;
    await until('the last row', () => marked() === last);
    const list = visit.root.querySelector('[role=listbox]') as HTMLElement;
    expect(list.scrollHeight, 'longer than its box').to.be.greaterThan(list.clientHeight);
    await until('its place', () => {
      const [row, around] = [last, list].map((element) => element.getBoundingClientRect());
      return row!.bottom <= around!.bottom + 1 && row!.top >= around!.top - 1;
    });
    const text = last.textContent ?? '';
    press('Enter');
    await visit.sees('Your address');
    await visit.sees(new RegExp(`^${text}, `));
  });

  it('STEP-ADDR-06: ends in the middle of a row, so that visitors see that it continues', async () => {
    const visit = await atList();
    const { bottom } = visit.root.querySelector('[role=listbox]')!.getBoundingClientRect();
    const cut = rows(visit)
      .map((row) => row.getBoundingClientRect())
      .find((row) => row.top < bottom && row.bottom > bottom);
    expect((bottom - cut!.top) / cut!.height).to.be.within(0.4, 0.6);
  });

  it('STEP-ADDR-06: says how many addresses there are, and how many match the typed text', async () => {
    const visit = await atList();
    const all = rows(visit).length;
    const [house = ''] = rows(visit)[0]?.textContent?.split(',') ?? [];
    await visit.sees(`${all} addresses in Bristol, BS1 9AA`);
    await visit.types('Choose your address', house);
    await until('fewer', () => rows(visit).length < all);
    await visit.sees(`Showing ${rows(visit).length} of ${all} addresses`);
  });

  it('ERR-02: leads to the error page if the meters of an address fail permanently', async () => {
    const visit = await atList();
    await faults({
      call: 'POST /request/address/recco/details',
      status: 500,
      body: { message: 'No meters today.' },
    });
    rows(visit)[0]?.click();
    await visit.sees('Error 500');
    await visit.sees('No meters today.');
  });

  it('STEP-ADDR-01: has a field that tells browser and keyboard what it is for', async () => {
    const visit = await open(CONTACT);
    await visit.presses('Explore heat pumps');
    const { autocomplete, enterKeyHint } = await visit.field('Postcode');
    expect([autocomplete, enterKeyHint]).to.deep.equal(['postal-code', 'search']);
  });
});
