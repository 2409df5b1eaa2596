// Knows how a solar headline is put: the saving of a year or what it would cost more, and what the system costs (RES-SOL-01, AMB-22).
import { houseType } from '../../../domain/property.ts';
import type { Result } from '../../../domain/result.ts';
import { type SolarHeadline, solarHeadline } from '../../../domain/solar-headline.ts';
import { useJourney, useWidget } from '../../../state/widget-context.tsx';
import { Figure } from '../../../ui/figure/figure.tsx';
import { House } from '../../../ui/house/house.tsx';
import { wholePounds } from '../../../words/format.ts';
import type { Words } from '../../../words/words.ts';

export interface SolarHeadlineViewProps {
  readonly result: Result;
  readonly before: Result | null;
}

export function SolarHeadlineView({ result, before }: SolarHeadlineViewProps) {
  const { words } = useWidget();
  const typeName = useJourney((state) => state.answers.propertyTypeName);
  const headline = solarHeadline(result);
  const type = houseType(result.request.address.propertyType ?? typeName);
  const hasBattery = (result.request.solar?.batterySize ?? 0) > 0;
  return (
    <div className="result__headline">
      <div className="result__words">
        {headline ? (
          <Figure
            size="headline"
            name="solar-headline"
            label={words(`solar.${headline.kind}`)}
            value={headline.value}
            format={wholePounds}
            countsUp
            was={was(headline, before && solarHeadline(before), words)}
            note={words(`solar.tail.${headline.kind}`, {
              with: words(hasBattery ? 'solar.with.battery' : 'solar.with.panels'),
            })}
          />
        ) : (
          <p>{words('solar.unknown')}</p>
        )}
        {result.totalCost ? (
          <p className="result__text">
            {words('solar.costs', { cost: wholePounds(result.totalCost) })}{' '}
            <span className="solar-headline__estimate">{words('results.estimate')}.</span>
          </p>
        ) : null}
      </div>
      <div className="result__picture">
        <House type={type} solar lit={2} flow title={words('solar.picture')} />
      </div>
    </div>
  );
}

/** What the figure was before the last edit, and of which kind if that has turned. */
function was(now: SolarHeadline, before: SolarHeadline | null, words: Words): string | undefined {
  if (!before) return undefined;
  const value = wholePounds(before.value);
  if (before.kind !== now.kind) return words(`solar.was.${before.kind}`, { value });
  return value === wholePounds(now.value) ? undefined : words('results.was', { value });
}
