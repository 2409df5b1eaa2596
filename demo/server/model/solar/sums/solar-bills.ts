import type { Flow, WhatIf } from '../../../../../src/domain/extras/what-if.ts';
import { standingOf, unitsAt } from '../../sums/bill-parts.ts';
import { electricityToday } from '../../sums/electricity-today.ts';
import { type Made, made, worked } from '../../sums/made.ts';
import { fromStanding, fromTariff, type Known, term, WORKED_OUT } from '../../sums/term.ts';
import type { SolarCase } from '../solar-case.ts';

/** The home's bill today and with panels. @param use how well today's use is known */
export function solarBills(quoted: SolarCase, { before, after }: WhatIf, use: Known) {
  const { question, currentTariff } = quoted;
  const now = made('solar-bill-now', '£/y', 'add', [
    ...electricityToday('solar-now', before, { tariff: currentTariff, market: question.market, use }),
  ]);
  return { now, after: withPanels(quoted, after) };
}

function withPanels(quoted: SolarCase, flow: Flow): Made {
  return made('solar-bill-after', '£/y', 'subtract', [
    worked('Standing charge and units bought', bought(quoted, flow)),
    worked('Units sold', sold(quoted, flow)),
  ]);
}

function bought({ question, recommended }: SolarCase, flow: Flow): Made {
  const price = fromTariff(recommended.tariff);
  return made('solar-bought', '£/y', 'add', [
    ...unitsAt('solar-bought', 'Units bought', flow.import, price),
    standingOf(
      'solar-standing',
      'Standing charge',
      flow.standing,
      fromStanding(recommended.tariff, question.market),
    ),
  ]);
}

function sold({ recommended }: SolarCase, flow: Flow): Made {
  const units = unitsAt('solar-sold', 'Units sold', flow.export, fromTariff(recommended.tariff));
  const none = term('Nothing is sold', 0, '£/y', WORKED_OUT);
  return made('solar-sold', '£/y', 'add', units.length > 0 ? units : [none]);
}
