// RES-HP-01, RES-HP-02, RES-HP-09, RES-HP-15: the bill and the CO2, what they mean for this fuel, what they leave out.
import type { HeatPumpHeadline } from '../../../domain/heat-pump-headline.ts';
import { ELECTRIC, type HeatingFuel } from '../../../domain/heating.ts';
import type { Result } from '../../../domain/result.ts';
import { useWidget } from '../../../state/widget-context.tsx';
import { Figure } from '../../../ui/figure/figure.tsx';
import { Heading } from '../../../ui/heading/heading.tsx';
import { HeadlineExtras } from '../../shared/beside/headline-extras.tsx';
import { Updated } from '../../shared/beside/updated.tsx';
import { DayHome } from '../../shared/day/day-home.tsx';
import { PricesNote } from '../../shared/ledger/prices-note.tsx';
import { NextJump } from '../../shared/next/next-jump.tsx';
import { billChange } from './bill-change.ts';
import { HeatPumpBill } from './heat-pump-bill.tsx';

export interface HeatPumpHeadlineViewProps {
  readonly result: Result;
  readonly headline: HeatPumpHeadline | null;
  /** The result before an edit, and its headline. */
  readonly edited: Result | null;
  readonly before: HeatPumpHeadline | null;
  readonly fuel: HeatingFuel | null;
}

export function HeatPumpHeadlineView(props: HeatPumpHeadlineViewProps) {
  const { result, fuel } = props;
  const { words } = useWidget();
  return (
    <div className="result__headline result__headline--pair">
      <HeatPumpBill result={result} leads={fuel !== ELECTRIC} />
      <div className="result__picture">
        <DayHome asset="ashp" result={result} />
      </div>
      <div className="result__words">
        <HeatPumpFigure {...props} />
        <PricesNote prices={result.prices} />
        <Changed {...props} />
      </div>
      <div className="result__words">
        <p>
          <strong>{words('hp.notQuoted')}</strong> {words('hp.notQuotedWhy')}
        </p>
        {fuel !== null && <p className="result__text">{words(`hp.text.${fuel}`)}</p>}
        <NextJump />
      </div>
    </div>
  );
}

function HeatPumpFigure({ result, headline, before, fuel }: HeatPumpHeadlineViewProps) {
  const { words } = useWidget();
  const isMoney = fuel === ELECTRIC;
  const format = isMoney ? words.format.aboutPounds : words.format.tonnes;
  if (!headline)
    return (
      <Heading level={3} focus="lead">
        {words('hp.unknown')}
      </Heading>
    );
  const title = words(`hp.${headline.kind}`);
  const was = before && format(before.value) !== format(headline.value) ? format(before.value) : null;
  return (
    <>
      <Figure
        name="hp-headline"
        label={title}
        value={headline.value}
        format={format}
        countsUp
        was={was === null ? undefined : words('results.was', { value: was })}
        note={words(headline.kind === 'costMore' ? 'hp.tailMore' : 'hp.tail')}
      />
      <HeadlineExtras
        result={result}
        figure={isMoney ? 'savings' : 'co2'}
        name="hp-headline"
        rangeName={isMoney ? 'hp-saving-range' : 'hp-co2-range'}
        title={title}
        value={headline.value}
      />
    </>
  );
}

/** What an edit made of what the result begins with: the bill, or an electric home's saving. */
function Changed({ edited, result, headline, before, fuel }: HeatPumpHeadlineViewProps) {
  const { words } = useWidget();
  const figure = (of: HeatPumpHeadline | null) =>
    of ? (fuel === ELECTRIC ? words.format.aboutPounds : words.format.tonnes)(of.value) : words('hp.unknown');
  const bill = (of: Result | null) => of && fuel !== ELECTRIC && billChange(of, words);
  const now = bill(result) || figure(headline);
  const value = bill(edited) || figure(before);
  return (
    <Updated before={edited} now={now} was={value === now ? undefined : words('results.was', { value })} />
  );
}
