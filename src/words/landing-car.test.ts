import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readTable } from '../../demo/server/data/read-table.ts';
import { evResult } from '../../demo/server/model/ev/ev-result.ts';
import { dayText } from '../../demo/server/model/period.ts';
import type { QuoteResult } from '../../demo/server/model/result/quote-result.ts';
import { SUPPORT } from '../../demo/server/model/support/support.ts';
import { OFFERED } from '../../demo/server/test/table-market.ts';
import { words } from '../../test/spec-words.ts';
import { landings } from './en-gb/landings.ts';

/** Of the first car of that model in a table. */
const carFigure = (file: string, model: string, column: string) =>
  readTable(file, (row) => ({ model: row.text('model'), value: row.optionalNumber(column) })).find(
    (row) => row.model === model,
  )!.value;

const focus = {
  make: 'Ford',
  model: 'Focus',
  fuel: 'Petrol',
  isEv: false,
  batterySize: null,
  engineSize: 999,
  co2GramsPerMile: 0,
  mpg: carFigure('ice.csv', 'Focus', 'real_mpg'),
};
const milesPerKwh = carFigure('evs.csv', 'Leaf', 'real_mi_per_kwh');
const leaf = { ...focus, make: 'Nissan', model: 'Leaf', fuel: 'Electric', isEv: true, milesPerKwh };

const input = {
  postcode: 'BS1 9AA',
  propertyTypeId: 2,
  electricityUsage: 2700,
  chargerTypeId: 1,
  milesDrivenWeekDays: 100,
  milesDrivenWeekEnds: 40,
  current: focus,
  compare: leaf,
};

/** A year. */
const MILES = 140 * 52;

describe('the landing page about electric cars', () => {
  it('RIGHT-20: says what 140 miles a week cost and save, as the API answers it', () => {
    const { calculatedResults } = evResult(input, OFFERED) as QuoteResult;
    const { annualCost, savings } = calculatedResults.find(({ isRecommended }) => isRecommended)!;
    const about = (pounds: number | null) => `about ${words.format.aboutPounds(pounds!)} a year`;
    assert.ok(
      words('land.ev.cost.1').endsWith(`140 miles a week in a Nissan Leaf cost ${about(annualCost)}.`),
    );
    assert.equal(
      words('land.ev.save.1'),
      `In place of a petrol Ford Focus, that saves ${about(savings)} at the prices of July 2026.`,
    );
  });

  it('HON-08: says what the decided tax takes of that, until the API counts it', () => {
    const { amount, from } = SUPPORT.find(({ id }) => id === 'mileage-tax')!;
    const { says, to = '' } = landings.ev.topics
      .flatMap(({ claims }) => claims)
      .find(({ source }) => source === 'carTax')!;
    const tax = (MILES * amount!) / 100;
    const [saved = ''] = /£[\d,]+/.exec(words('land.ev.save.1')) ?? [];
    const { aboutPounds } = words.format;
    const left = aboutPounds(Number(saved.replace(/\D/g, '')) - tax);
    assert.equal(says, `From ${dayText(from)} a tax of ${amount}p a mile leaves about ${left} of that.`);
    assert.equal(Date.parse(from) - Date.parse(to), 86_400_000);
  });
});
