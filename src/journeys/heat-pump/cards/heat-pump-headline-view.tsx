// RES-HP-01, RES-HP-02, RES-HP-09, RES-HP-15: the bill and the CO2, what they mean for this fuel, what they leave out.
import type { HeatPumpHeadline } from '../../../domain/heat-pump-headline.ts';
import { ELECTRIC, type HeatingFuel } from '../../../domain/heating.ts';
import type { Result } from '../../../domain/result.ts';
import { useWidget } from '../../../state/widget-context.tsx';
import { Figure } from '../../../ui/figure/figure.tsx';
import { Heading } from '../../../ui/heading/heading.tsx';
import type { Words } from '../../../words/words.ts';
import { DayHome } from '../../result/day/day-home.tsx';
import { AnswerFacts } from '../../result/headline/answer-facts.tsx';
import { HeadlineExtras } from '../../result/headline/headline-extras.tsx';
import { Updated } from '../../result/headline/updated.tsx';
import { wasText } from '../../result/headline/was-text.ts';
import { PricesNote } from '../../result/prices/prices-note.tsx';
import { billChange } from './bill-change.ts';
import { answerOfCost } from './cost-rows.ts';
import { HeatPumpBill } from './heat-pump-bill.tsx';

const TURNED = {
  save: 'hp.was.save',
  costMore: 'hp.was.costMore',
  co2Less: 'hp.was.co2Less',
  co2More: 'hp.was.co2More',
} as const;

export interface HeatPumpHeadlineViewProps {
  readonly result: Result;
  readonly headline: HeatPumpHeadline | null;
  /** The result before an edit, and its headline. */
  readonly edited: Result | null;
  readonly before: HeatPumpHeadline | null;
  readonly fuel: HeatingFuel | null;
}

export function HeatPumpHeadlineView(props: HeatPumpHeadlineViewProps) {
  const { result } = props;
  const { words } = useWidget();
  return (
    <div className="result__headline">
      {billLeads(props, words) ? (
        <HeatPumpBill result={result} leads />
      ) : (
        <div className="result__words">
          <HeatPumpFigure {...props} />
        </div>
      )}
      <div className="result__picture">
        <DayHome clock={result.clock} added={[{ asset: 'ashp', result }]} />
      </div>
      <div className="result__words">
        <PricesNote result={result} />
        <Changed {...props} />
        <p>
          <strong>{words('hp.notQuoted')}</strong> <span>{words('hp.notQuotedWhy')}</span>
        </p>
      </div>
    </div>
  );
}

/** The other of the two: the CO2 after a bill, an electric home's bill after its saving. */
export function HeatPumpSecond(props: HeatPumpHeadlineViewProps) {
  const { words } = useWidget();
  return billLeads(props, words) ? (
    <div className="result__words heat-pump-second">
      <HeatPumpFigure {...props} />
    </div>
  ) : (
    <HeatPumpBill result={props.result} leads={false} />
  );
}

/** An electric home's headline is its saving, and so is that of a home whose bill is not known. */
const billLeads = ({ result, fuel }: HeatPumpHeadlineViewProps, words: Words) =>
  fuel !== ELECTRIC && billChange(result, words) !== '';

/** How its figure is written: money for an electric home, CO2 for any other. */
const formatOf = (fuel: HeatingFuel | null, { format }: Words) =>
  fuel === ELECTRIC ? format.aboutPounds : format.tonnes;

const tailOf = ({ kind }: HeatPumpHeadline, words: Words) =>
  words(kind === 'costMore' ? 'hp.tailMore' : 'hp.tail');

function HeatPumpFigure({ result, headline, before, fuel }: HeatPumpHeadlineViewProps) {
  const { words } = useWidget();
  const isMoney = fuel === ELECTRIC;
  const format = formatOf(fuel, words);
  if (!headline)
    return (
      <Heading level={3} focus="lead">
        {words('hp.unknown')}
      </Heading>
    );
  const title = words(`hp.${headline.kind}`);
  return (
    <>
      <Figure
        name="hp-headline"
        label={title}
        value={headline.value}
        format={format}
        was={wasText(headline, before, { format, turned: TURNED }, words)}
        note={tailOf(headline, words)}
      />
      {isMoney && <AnswerFacts facts={answerOfCost(result, words)} />}
      <HeadlineExtras
        result={result}
        figure={isMoney ? 'savings' : 'co2'}
        name="hp-headline"
        title={title}
        value={headline.value}
      />
    </>
  );
}

/** What an edit made of what the result begins with: the bill, or an electric home's saving. */
function Changed({ edited, result, headline, before, fuel }: HeatPumpHeadlineViewProps) {
  const { words } = useWidget();
  const bill = (of: Result | null) => (of && fuel !== ELECTRIC && billChange(of, words)) || null;
  const [billNow, billBefore] = [bill(result), bill(edited)];
  if (billNow !== null) {
    const was =
      billBefore === null || billBefore === billNow ? undefined : words('results.was', { value: billBefore });
    return <Updated before={edited} now={billNow} was={was} alone={billBefore === null} />;
  }
  const format = formatOf(fuel, words);
  const now = headline ? `${format(headline.value)} ${tailOf(headline, words)}` : words('hp.unknown');
  const was = wasText(headline, before, { format, turned: TURNED }, words);
  return <Updated before={edited} now={now} was={was} alone={!headline || !before} />;
}
