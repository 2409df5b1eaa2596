// RES-SOL-01, AMB-22: the saving of a year or what it would cost more, and what the system costs.
import type { Result } from '../../../domain/result.ts';
import { type SolarHeadline, solarHeadline } from '../../../domain/solar-headline.ts';
import { useWidget } from '../../../state/widget-context.tsx';
import { Figure } from '../../../ui/figure/figure.tsx';
import { Heading } from '../../../ui/heading/heading.tsx';
import type { Words } from '../../../words/words.ts';
import { HeadlineExtras } from '../../shared/beside/headline-extras.tsx';
import { Updated } from '../../shared/beside/updated.tsx';
import { DayHome } from '../../shared/day/day-home.tsx';
import { PricesNote } from '../../shared/ledger/prices-note.tsx';
import { NextJump } from '../../shared/next/next-jump.tsx';

export interface SolarHeadlineViewProps {
  readonly result: Result;
  readonly before: Result | null;
}

export function SolarHeadlineView({ result, before }: SolarHeadlineViewProps) {
  const { words } = useWidget();
  const headline = solarHeadline(result);
  const hasBattery = (result.request.solar?.batterySize ?? 0) > 0;
  const tail =
    headline &&
    words(`solar.tail.${headline.kind}`, {
      with: words(hasBattery ? 'solar.with.battery' : 'solar.with.panels'),
    });
  const wasText = headline ? was(headline, before && solarHeadline(before), words) : undefined;
  return (
    <div className="result__headline">
      <div className="result__words">
        {headline && tail ? (
          <Figure
            name="solar-headline"
            label={words(`solar.${headline.kind}`)}
            value={headline.value}
            format={words.format.aboutPounds}
            countsUp
            was={wasText}
            note={tail}
          />
        ) : (
          <Heading level={3} focus="lead">
            {words('solar.unknown')}
          </Heading>
        )}
        <Updated
          before={before}
          now={headline ? `${words.format.aboutPounds(headline.value)} ${tail}` : words('solar.unknown')}
          was={wasText}
        />
        {headline && (
          <HeadlineExtras
            result={result}
            figure="savings"
            name="solar-headline"
            rangeName="solar-range"
            title={words(`solar.${headline.kind}`)}
            value={headline.value}
          />
        )}
      </div>
      <div className="result__picture">
        <DayHome asset="solar" result={result} title={words('solar.picture')} />
      </div>
      <div className="result__words">
        <PricesNote prices={result.prices} />
        {result.totalCost ? (
          <p className="result__text">
            {words('solar.costs', { cost: words.format.aboutPounds(result.totalCost) })}{' '}
            <span className="solar-headline__estimate">{words('results.estimate')}.</span>
          </p>
        ) : null}
        <NextJump />
      </div>
    </div>
  );
}

/** What the figure was before the last edit, and of which kind if that has turned. */
function was(now: SolarHeadline, before: SolarHeadline | null, words: Words): string | undefined {
  if (!before) return undefined;
  const value = words.format.aboutPounds(before.value);
  if (before.kind !== now.kind) return words(`solar.was.${before.kind}`, { value });
  return value === words.format.aboutPounds(now.value) ? undefined : words('results.was', { value });
}
