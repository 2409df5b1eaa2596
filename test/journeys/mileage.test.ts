import { expect } from '@open-wc/testing';
import { checkpoint } from '../browser/checkpoint.ts';
import type { Stage } from '../browser/stage.ts';
import { until } from '../browser/until.ts';
import { givesMiles, givesPlate, pastAddress, START, WEEKDAY, WEEKEND } from '../browser/walks.ts';
import { requests } from '../browser/wire.ts';

const LOW =
  'Your entered mileage is less than 100 miles for the week. At such low driving levels, the benefits of adopting an EV may not be accurately reflected. You can still proceed, but results might not be meaningful.';
const WAITS = 'Enter the miles you drive';

const atMiles = checkpoint(async () => {
  const visit = await pastAddress(START.evOnly);
  await givesPlate(visit, 'EV21LEF', 'Nissan Leaf');
  await visit.presses('Next');
  await visit.field(WEEKDAY);
  return visit;
});

const button = async (visit: Stage) => (await visit.control('See my result')) as HTMLButtonElement;

describe('the miles of a week', () => {
  afterEach(() => document.body.removeAttribute('style'));

  for (const width of [480, 768, 1200]) {
    it(`AMB-24: Next keeps its place when the reason next to it disappears, so that no one presses Back instead, at ${width} px`, async () => {
      const visit = await atMiles();
      document.body.style.width = `${width}px`;
      const places = async () =>
        (await Promise.all(['Back', 'See my result'].map((name) => visit.control(name)))).map((control) =>
          Math.round(control.getBoundingClientRect().left),
        );
      await until('a disabled button', async () => (await button(visit)).disabled);
      const form = visit.root.querySelector('.step-form');
      await until('a form at rest', () => form?.getAnimations().length === 0);
      const before = await places();
      await givesMiles(visit, '150', '60');
      await until('a ready button', async () => !(await button(visit)).disabled);
      expect(await places()).to.deep.equal(before);
    });
  }

  it('STEP-MILES-01 AMB-19 WIZ-14: are entered as two totals, in the last of three steps', async () => {
    const visit = await atMiles();
    await visit.sees('Step 3 of 3');
    await visit.field(WEEKDAY);
    await visit.field(WEEKEND);
  });

  it('STEP-MILES-06 VAL-31 AMB-24: nothing, or nothing but zeros, can’t be sent, and the reason is shown next to Next', async () => {
    const visit = await atMiles();
    for (const [weekday, weekend] of [
      ['', ''],
      ['0', ''],
      ['', '0'],
      ['0', '0'],
    ] as const) {
      await givesMiles(visit, weekday, weekend);
      await until('a disabled button', async () => (await button(visit)).disabled);
      await visit.sees(WAITS);
    }
    await givesMiles(visit, '10', '');
    await until('an enabled one', async () => !(await button(visit)).disabled);
    visit.doesNotSee(WAITS);
  });

  it('STEP-MILES-02 VAL-30: both are required', async () => {
    const visit = await atMiles();
    await givesMiles(visit, '150', '');
    await visit.presses('See my result');
    await visit.sees('Weekend miles is required');
    visit.doesNotSee('Weekday miles is required');
    expect(requests('createQuote')).to.deep.equal([]);
  });

  const refused: readonly (readonly [string, string, string, string])[] = [
    ['STEP-MILES-03 CONST-04', '4201', '0', 'Weekday miles must be between 0 & 4200.'],
    ['STEP-MILES-04 CONST-04', '0', '1681', 'Weekend miles must be between 0 & 1680.'],
    ['STEP-MILES-05 VAL-02', '12.5', '10', 'Weekday miles must be numbers only.'],
    ['STEP-MILES-05', '-20', '10', 'Weekday miles must be numbers only.'],
    ['STEP-MILES-05', 'many', '10', 'Weekday miles must be numbers only.'],
  ];
  for (const [ids, weekday, weekend, sentence] of refused) {
    it(`${ids}: ${weekday} and ${weekend} are refused, and the typed text stays`, async () => {
      const visit = await atMiles();
      await givesMiles(visit, weekday, weekend);
      await visit.presses('See my result');
      await visit.sees(sentence);
      expect((await visit.field(WEEKDAY)).value).to.equal(weekday);
      expect(requests('createQuote')).to.deep.equal([]);
    });
  }

  it('STEP-MILES-03 STEP-MILES-04 CALL-23: the bounds themselves are accepted, and sent as numbers', async () => {
    const visit = await atMiles();
    await givesMiles(visit, '4200', '1680');
    await visit.presses('See my result');
    await visit.sees('Vehicle usage');
    const body = requests('createQuote')[0]?.body;
    expect(body).to.include({ milesDrivenWeekDays: 4200, milesDrivenWeekEnds: 1680, chargerTypeId: 1 });
  });

  it('STEP-MILES-07 STEP-MILES-08 VAL-32: under a hundred, the exact notice is shown, and it never blocks', async () => {
    const visit = await atMiles();
    await givesMiles(visit, '99', '0');
    await visit.sees(LOW);
    await givesMiles(visit, '60', '40');
    await visit.seesGone(LOW);
    await givesMiles(visit, '0', '1');
    await visit.sees(LOW);
    await givesMiles(visit, '0', '0');
    await visit.seesGone(LOW);
    await givesMiles(visit, '40', '20');
    await visit.sees(LOW);
    await visit.presses('See my result');
    await visit.sees('Vehicle usage');
  });

  it('AMB-19: the year’s miles are shown while the visitor types', async () => {
    const visit = await atMiles();
    await givesMiles(visit, '150', '60');
    await visit.sees('That is about 10,920 miles a year.');
  });
});
