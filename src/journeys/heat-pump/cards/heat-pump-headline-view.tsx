// Knows how a heat pump's headline is put: the figure, what it means for this fuel, and what it leaves out (RES-HP-09, RES-HP-15).
import type { HeatPumpHeadline } from '../../../domain/heat-pump-headline.ts';
import { ELECTRIC, type HeatingFuel } from '../../../domain/heating.ts';
import { houseType } from '../../../domain/property.ts';
import { useJourney, useWidget } from '../../../state/widget-context.tsx';
import { Figure } from '../../../ui/figure/figure.tsx';
import { House } from '../../../ui/house/house.tsx';
import { tonnes, wholePounds } from '../../../words/format.ts';

export interface HeatPumpHeadlineViewProps {
  readonly headline: HeatPumpHeadline | null;
  readonly before: HeatPumpHeadline | null;
  readonly fuel: HeatingFuel | null;
}

export function HeatPumpHeadlineView({ headline, before, fuel }: HeatPumpHeadlineViewProps) {
  const { words } = useWidget();
  const type = useJourney((state) => state.answers.propertyTypeName);
  const format = fuel === ELECTRIC ? wholePounds : tonnes;
  const was =
    before && headline && format(before.value) !== format(headline.value) ? format(before.value) : null;
  return (
    <div className="result__headline">
      <div className="result__words">
        {headline ? (
          <Figure
            size="headline"
            name="hp-headline"
            label={words(`hp.${headline.kind}`)}
            value={headline.value}
            format={format}
            countsUp
            was={was === null ? undefined : words('results.was', { value: was })}
            note={words(headline.kind === 'costMore' ? 'hp.tailMore' : 'hp.tail')}
          />
        ) : (
          <p>{words('hp.unknown')}</p>
        )}
        <p className="result__not-quoted">
          <strong>{words('hp.notQuoted')}</strong> {words('hp.notQuotedWhy')}
        </p>
        {fuel !== null && <p className="result__text">{words(`hp.text.${fuel}`)}</p>}
      </div>
      <div className="result__picture">
        <House type={houseType(type)} heatPump lit={2} flow />
      </div>
    </div>
  );
}
