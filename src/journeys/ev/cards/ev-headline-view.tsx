// Knows how an electric vehicle's headline is put: the figure, what is compared, three reasons (RES-EV-01, RES-EV-02).
import { type EvHeadline, evHeadline, quotedVehicles } from '../../../domain/ev-headline.ts';
import { houseType } from '../../../domain/property.ts';
import { type Result, recommendedRow } from '../../../domain/result.ts';
import { useJourney, useWidget } from '../../../state/widget-context.tsx';
import { Figure } from '../../../ui/figure/figure.tsx';
import { House } from '../../../ui/house/house.tsx';
import { wholePounds } from '../../../words/format.ts';
import type { Words } from '../../../words/words.ts';
import { EvReasons } from './ev-reasons.tsx';

export interface EvHeadlineViewProps {
  readonly result: Result;
  readonly before: Result | null;
}

export function EvHeadlineView({ result, before }: EvHeadlineViewProps) {
  const { words } = useWidget();
  const type = useJourney((state) => state.answers.propertyTypeName);
  const headline = evHeadline(result);
  const sentence = versus(result, words);
  return (
    <div className="result__headline">
      <div className="result__words">
        {headline ? (
          <Figure
            size="headline"
            name="ev-headline"
            label={words(`ev.headline.${headline.kind}`)}
            value={headline.value}
            format={wholePounds}
            countsUp
            was={was(headline, before && evHeadline(before), words)}
            note={words(`ev.headline.${headline.kind}.tail`)}
          />
        ) : (
          <p>{words('ev.headline.unknown')}</p>
        )}
        {sentence !== null && <p className="result__text">{sentence}</p>}
        <EvReasons result={result} />
      </div>
      <div className="result__picture">
        <House type={houseType(type)} car lit={2} flow />
      </div>
    </div>
  );
}

/** What stood here before an edit; where it turned from a saving to a cost or back, said in full. */
function was(now: EvHeadline, before: EvHeadline | null, words: Words): string | undefined {
  if (!before) return undefined;
  const value = wholePounds(before.value);
  if (before.kind === now.kind) {
    return value === wholePounds(now.value) ? undefined : words('results.was', { value });
  }
  return words(before.kind === 'costMore' ? 'ev.headline.wasMore' : 'ev.headline.wasSave', { value });
}

/** What the figure compares; null where a name is missing. */
function versus(result: Result, words: Words): string | null {
  const { today, electric } = quotedVehicles(result);
  const tariff = recommendedRow(result)?.tariffName;
  if (!electric || !tariff) return null;
  const names = { electric: `${electric.make} ${electric.model}`, tariff };
  return today
    ? words('ev.headline.versus', { ...names, today: `${today.make} ${today.model}` })
    : words('ev.headline.alone', names);
}
