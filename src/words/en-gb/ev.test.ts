import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { words } from '../../../test/spec-words.ts';

describe('the words of vehicles that the specification fixes', () => {
  it('ERR-13 ERR-14: a vehicle that is not found, or not of today’s kind', () => {
    assert.equal(words('ev.plate.notFound'), 'Vehicle could not be found');
    assert.equal(
      words('ev.ice.notValid'),
      'The registration you entered does not belong to a Car or Light Commercial Vehicle (LCV) and/or is not a vehicle with an Internal Combustion Engine (Petrol/Diesel).',
    );
  });

  it('ERR-15 AMB-16: one that is not electric, with the same beginning as the other sentence', () => {
    assert.equal(
      words('ev.electric.notValid'),
      'The registration you entered does not belong to a Car or Light Commercial Vehicle (LCV) and/or is not a Battery Electric vehicle (BEV).',
    );
  });

  it('STEP-MILES-07: few miles', () => {
    assert.equal(
      words('ev.miles.low'),
      'Your entered mileage is less than 100 miles for the week. At such low driving levels, the benefits of adopting an EV may not be accurately reflected. You can still proceed, but results might not be meaningful.',
    );
  });

  it('STEP-MILES-01: the week that a year comes to, in the two parts that the question asks for', () => {
    const [, year = '', week, ...parts] =
      /([\d,]+) miles a year is about (\d+) a week: (\d+) from Monday to Friday, (\d+) at the weekend\./.exec(
        words('ev.miles.why'),
      ) ?? [];
    const daily = Number(year.replace(',', '')) / 52 / 7;
    assert.deepEqual(
      parts.map(Number),
      [5, 2].map((days) => Math.round((daily * days) / 10) * 10),
    );
    assert.equal(
      Number(week),
      parts.map(Number).reduce((all, part) => all + part, 0),
    );
  });

  it('LOOK-01 RES-EV-10 RES-EV-18 RES-EV-19: chargers, breakdown and dialogs', () => {
    const keys = [
      'ev.charger.1',
      'ev.charger.3',
      'ev.breakdown',
      'ev.edit.usage',
      'ev.edit.vehicle',
    ] as const;
    assert.deepEqual(
      [...keys, 'ev.select' as const].map((key) => words(key)),
      [
        'Fast 7kW',
        '3 Pin Wall Plug 3kW',
        'Vehicle Breakdown',
        'Vehicle Usage',
        'Search by Vehicle',
        'Select a vehicle',
      ],
    );
  });
});
