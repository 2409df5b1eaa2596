import { pricesStandIn, type Result } from '../../domain/result.ts';
import type { SolarHeadline } from '../../domain/solar-headline.ts';
import type { Words } from '../../words/words.ts';

/** What follows the headline's figure: 'a year with solar panels', and that nothing is counted for what is sold where no price is known. */
export function solarTail(result: Result, { kind }: SolarHeadline, words: Words): string {
  const hasBattery = (result.request.solar?.batterySize ?? 0) > 0;
  const tail = words(`solar.tail.${kind}`, {
    with: words(hasBattery ? 'solar.with.battery' : 'solar.with.panels'),
  });
  return pricesStandIn(result) ? words('solar.unsold', { tail }) : tail;
}
