import '../../test/table-prices.ts';
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { dayText } from '../../demo/server/model/calendar.ts';
import { SUPPORT } from '../../demo/server/model/support/support.ts';
import { OFFERED } from '../../demo/server/test/table-market.ts';
import { words } from '../../test/spec-words.ts';
import { sampleCar } from '../../tools/prices/landing-figures.ts';
import { landings } from './en-gb/pack.ts';

/** A year. */
const MILES = 140 * 52;

describe('the landing page about electric cars', () => {
  it('RIGHT-20: says what 140 miles a week cost and save, as the API answers it', () => {
    const { annualCost, savings } = sampleCar(OFFERED).offer;
    const about = (pounds: number | null) => `about ${words.format.aboutPounds(pounds!)} a year`;
    assert.ok(
      words('land.ev.cost.1').endsWith(
        `140 miles a week in a Nissan Leaf cost ${about(annualCost)}. A tenth is charged by day.`,
      ),
    );
    assert.equal(
      words('land.ev.save.1'),
      `In place of a petrol Ford Focus, that saves ${about(savings)} at the prices of July to September 2026.`,
    );
  });

  it('HON-08: says what the decided tax takes of that, until the API counts it', () => {
    const { amount, from } = SUPPORT.find(({ id }) => id === 'mileage-tax')!;
    const { to = '' } = landings.ev.topics
      .flatMap(({ claims }) => claims)
      .find(({ source }) => source === 'carTax')!;
    const tax = (MILES * amount!) / 100;
    const [saved = ''] = /£[\d,]+/.exec(words('land.ev.save.1')) ?? [];
    const { aboutPounds } = words.format;
    const left = aboutPounds(Number(saved.replace(/\D/g, '')) - tax);
    assert.equal(
      words('land.ev.save.2'),
      `From ${dayText(from)} a tax of ${amount}p a mile leaves about ${left} of that.`,
    );
    assert.equal(Date.parse(from) - Date.parse(to), 86_400_000);
  });
});
