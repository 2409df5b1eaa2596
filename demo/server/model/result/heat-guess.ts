import type { HomeLoad } from '../home-load.ts';
import { chosen, whole } from './assumptions.ts';
import { NEAR } from './near.ts';
import type { Assumption } from './quote-result.ts';

/** States that we assume electric heating by the meter, or nearly do, if the visitor did not state the heating. */
export function heatGuess({ heating, heatGuessedOver, total }: HomeLoad): readonly Assumption[] {
  if (heatGuessedOver === null) return [];
  if (heating)
    return [
      chosen(
        'home.heat-guessed',
        'We count part of your electricity as heating',
        `${whole(heating.space + heating.hotWater)} kWh a year`,
        'you did not say what heats your home, and a night meter or so much use is rare without it',
      ),
    ];
  if (heatGuessedOver - total > NEAR * heatGuessedOver) return [];
  return [
    chosen(
      'home.heat-near',
      'If your home used a little more, we would count part of it as heating, and the figures would change in a step',
      `over ${whole(heatGuessedOver)} kWh a year`,
      'you did not say what heats your home',
    ),
  ];
}
