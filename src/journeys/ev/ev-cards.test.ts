import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { words } from '../../../test/spec-words.ts';
import { wireResult } from '../../../test/wire-result.ts';
import { NO_ANSWERS } from '../../domain/answers.ts';
import { evCards } from './ev-cards.ts';

const petrol = { make: 'Ford', model: 'Fiesta', isEv: false, engineSize: 999 };
const electric = { make: 'Renault', model: 'Zoe', isEv: true, batterySize: 52 };
const usage = { milesDrivenWeekDays: 150, milesDrivenWeekEnds: 50, totalMiles: 10_400 };
const row = {
  isCurrent: false,
  savings: 900,
  annualCost: 252.4,
  co2Emission: 0,
  tariffName: 'Night Saver',
  electricity: { evConsumption: 2311 },
};
const today = { isCurrent: true, annualCost: 1758, co2Emission: 2.65, savings: 0 };
const compared = {
  request: { current: petrol, compare: electric, ...usage },
  calculatedResults: [today, row],
};
const alone = { request: { current: electric, ...usage }, calculatedResults: [row] };

/** What the cards show, by their ids; a card with nothing to show is none. */
function shown(wire: object) {
  const result = wireResult(wire);
  return Object.fromEntries(
    evCards
      .flatMap(({ cards }) => cards)
      .flatMap(({ id, text }) => {
        const card = text(result, NO_ANSWERS, words);
        return card ? [[id, [card.value, card.note]]] : [];
      }),
  );
}

describe('the cards of an electric vehicle', () => {
  it('RES-EV-03, RES-EV-04: name both vehicles of a comparison with their sizes', () => {
    const cards = shown(compared);
    assert.deepEqual(cards['current-vehicle'], ['Ford Fiesta', '1.0 litre engine']);
    assert.deepEqual(cards['electric-vehicle'], ['Renault Zoe', '52 kWh battery']);
    assert.equal(shown(alone)['current-vehicle'], undefined);
    assert.deepEqual(shown(alone)['electric-vehicle'], ['Renault Zoe', '52 kWh battery']);
  });

  it('RES-EV-05: say the miles of a year, of the weekdays and of the weekends, each its own', () => {
    const miles = { weekday: '150 miles', weekend: '50 miles' };
    assert.deepEqual(shown(compared).usage, [
      words('ev.card.year', { value: '10,400 miles' }),
      words('ev.card.usage.note', miles),
    ]);
    const unknown = { ...compared.request, milesDrivenWeekEnds: null };
    assert.deepEqual(shown({ ...compared, request: unknown }).usage, [
      words('ev.card.year', { value: '10,400 miles' }),
      undefined,
    ]);
  });

  it('RES-EV-06, AMB-35: say the cost of a comparison, the energy of an electric vehicle alone', () => {
    assert.deepEqual(shown(compared)['annual-cost'], ['£252', undefined]);
    assert.equal(shown(compared).consumption, undefined);
    assert.equal(shown(alone)['annual-cost'], undefined);
    assert.deepEqual(shown(alone).consumption, [words('ev.card.year', { value: '2,311 kWh' }), undefined]);
  });

  it('RES-EV-07, AMB-34: have the CO2 saved, less that of the electricity if known, or its increase', () => {
    const co2 = (emission: number, gridCo2Emission?: number, co2Emission = 2.65) => {
      const rows = [
        { ...today, co2Emission },
        { ...row, co2Emission: emission, gridCo2Emission },
      ];
      return shown({ ...compared, calculatedResults: rows }).co2;
    };
    const saved = (value: string) => words('ev.card.year', { value });
    const rises = [words('ev.card.co2.rise', { co2: '0.4 tonnes' }), words('ev.card.co2.riseNote')];
    assert.deepEqual(co2(0), [saved('2.7 tonnes'), words('ev.card.co2.note')]);
    assert.deepEqual(co2(0, 0.31), [saved('2.3 tonnes'), words('ev.card.co2.grid', { co2: '0.31 tonnes' })]);
    assert.deepEqual(co2(0, 3), rises, 'no less in all');
    assert.deepEqual(co2(3), rises);
    assert.equal(shown(alone).co2, undefined);
  });

  it('RES-EV-03: show only the name of a car of unknown size, and omit unknown values', () => {
    const unsized = { ...petrol, engineSize: null };
    const heavy = { ...electric, batterySize: null };
    const cards = shown({ ...compared, request: { ...compared.request, current: unsized, compare: heavy } });
    assert.deepEqual(cards['current-vehicle'], ['Ford Fiesta', undefined]);
    assert.deepEqual(cards['electric-vehicle'], ['Renault Zoe', undefined]);
    const unknown = { ...alone.request, totalMiles: null };
    assert.equal(shown({ ...alone, request: unknown }).usage, undefined);
    const weekendsAlone = { ...alone.request, milesDrivenWeekDays: null };
    assert.deepEqual(shown({ ...alone, request: weekendsAlone }).usage?.[1], undefined);
  });

  it('RES-EV-06 AMB-35: have the energy of the row that has it, if any', () => {
    const dumb = { ...row, electricity: undefined };
    assert.equal(shown({ ...alone, calculatedResults: [dumb] }).consumption, undefined);
    const onlyToday = { ...today, electricity: { evConsumption: 1500 } };
    const energy = shown({ ...alone, calculatedResults: [onlyToday] }).consumption;
    assert.deepEqual(energy, [words('ev.card.year', { value: '1,500 kWh' }), undefined]);
  });
});
