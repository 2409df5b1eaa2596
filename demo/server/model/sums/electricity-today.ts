import type { Flow } from '../../../../src/domain/extras/what-if.ts';
import { CONSTANTS } from '../constants.ts';
import type { Market } from '../market.ts';
import type { Tariff } from '../tariff/tariffs.ts';
import { standingOf, unitsAt } from './bill-parts.ts';
import type { Part } from './made.ts';
import { fromCap, fromTable, fromTariff, METER } from './term.ts';

interface BoughtToday {
  readonly tariff: Tariff;
  readonly market: Market;
  /** Else typical of such a home. */
  readonly isUseKnown: boolean;
}

/** Units and standing charge of the home's electricity as it is bought today. */
export function electricityToday(
  id: string,
  { import: rated, standing }: Flow,
  { tariff, market, isUseKnown }: BoughtToday,
): readonly Part[] {
  const energy = isUseKnown ? METER : fromTable(CONSTANTS.tdcvElecSingle);
  return [
    ...unitsAt(`${id}-units`, 'Electricity you buy', rated, fromTariff(tariff), energy),
    standingOf(`${id}-standing`, 'Standing charge', standing, fromCap(market.cap)),
  ];
}
