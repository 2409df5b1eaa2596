// The cards of every asset: what each is called, the sum behind it, and what its Change opens.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { words } from '../../../../test/spec-words.ts';
import { evCards } from '../../ev/ev-cards.ts';
import { heatPumpCards } from '../../heat-pump/heat-pump-cards.ts';
import { solarCards } from '../../solar/solar-cards.ts';
import type { CardGroup } from './result-card.ts';

const listed = (groups: readonly CardGroup<string>[]) =>
  groups.map(({ heading, edit: all, cards }) => [
    words(heading),
    ...cards.map(({ id, label, sum, edit }) =>
      [id, words(label), sum, edit && `${edit.opens}: ${words(edit.label)}`].filter(Boolean).join(' | '),
    ),
    ...(all ? [`${all.opens}: ${words(all.label)}`] : []),
  ]);

const HOME = ['address | Address', 'property | Property | property: Change property'];

describe('the cards of a result', () => {
  it('RES-EV-09 AMB-36: of an electric vehicle', () => {
    assert.deepEqual(listed(evCards), [
      [
        'Your driving',
        'current-vehicle | Current vehicle | today: Change current vehicle',
        'electric-vehicle | Electric vehicle | electric: Change electric vehicle',
        'usage | Vehicle usage | usage: Change vehicle usage',
        'consumption | Electricity for charging | ev-consumption | usage: Change vehicle usage, which sets these figures',
      ],
      [
        'Driving electric',
        'annual-cost | Annual charging cost | ev-charging',
        'co2 | CO2 emissions saved | ev-co2',
        'usage: Change vehicle usage, which sets these figures',
      ],
    ]);
  });

  it('RES-SOL-02 RES-SOL-03: of solar', () => {
    assert.deepEqual(listed(solarCards), [
      ['Your home', ...HOME],
      [
        'Your system',
        'panels | Recommended panels',
        'battery | Recommended battery',
        'system-cost | System cost estimate | solar-cost',
      ],
    ]);
  });

  it('RES-HP-03 RES-HP-04: of a heat pump', () => {
    assert.deepEqual(listed(heatPumpCards), [
      ['Your home', ...HOME, 'heating | Current heating'],
      [
        'Your system',
        'size | Recommended pump size | hp-size',
        'annual-cost | Annual energy cost with a heat pump | hp-cost-after',
      ],
    ]);
  });
});
