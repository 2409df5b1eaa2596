// HON-19: the whole home's bill before and after, how much of the difference is the pump and how much the tariff of all else.
import { currentRow, type Result, recommendedRow } from '../../../domain/result.ts';
import { useWidget } from '../../../state/widget-context.tsx';
import { BarCompare } from '../../../ui/bar-compare/bar-compare.tsx';
import { useHeadingTag } from '../../../ui/heading/outline.tsx';
import { AnswerFacts } from '../../result/headline/answer-facts.tsx';
import { RangeView } from '../../result/range/range-view.tsx';
import { answerOfCost } from './cost-rows.ts';
import { billHeadline } from './heat-pump-told-headline.ts';

export interface HeatPumpBillProps {
  readonly result: Result;
  /** Told as the headline, with its range: not where the saving is the headline itself. */
  readonly leads: boolean;
}

export function HeatPumpBill({ result, leads }: HeatPumpBillProps) {
  const { words } = useWidget();
  const Title = useHeadingTag(3);
  const now = currentRow(result)?.annualCost ?? null;
  const after = recommendedRow(result)?.annualCost ?? null;
  if (now === null || after === null) return null;
  const pounds = words.format.wholePounds;
  const change = Math.round(now) - Math.round(after);
  const rest = Math.round(result.breakdown?.savedByTariff ?? 0);
  const part = (of: 'pump' | 'rest', saved: number) =>
    words(`hp.bill.${of}.${saved >= 0 ? 'less' : 'more'}`, { value: pounds(Math.abs(saved)) });
  const texts = { before: pounds(now), after: pounds(after) };
  return (
    <div className="heat-pump-bill">
      {leads && (
        <Title
          className="figure"
          part="figure"
          tabIndex={-1}
          data-lead=""
          aria-describedby="hp-bill"
          aria-label={billHeadline(result, words)?.sentence}
        >
          <span className="figure__label">{words('hp.bill')}</span>
          <span className="figure__value heat-pump-bill__change" translate="no" data-figure="hp-bill">
            {words('hp.bill.change', texts)}
          </span>
          <span className="figure__note">{words('hp.bill.tail')}</span>
        </Title>
      )}
      {leads && <AnswerFacts facts={answerOfCost(result, words)} />}
      <BarCompare
        caption={words(change >= 0 ? 'hp.bill.falls' : 'hp.bill.rises', { value: pounds(Math.abs(change)) })}
        bars={[
          { name: words('hp.bill.now'), value: now, text: texts.before, look: 'before' },
          { name: words('hp.bill.after'), value: after, text: texts.after, look: 'after' },
        ]}
      />
      {rest !== 0 && <p>{[part('pump', change - rest), part('rest', rest)].join(' ')}</p>}
      {leads && (
        <RangeView range={result.ranges?.find(({ figure }) => figure === 'savings')} name="hp-bill" />
      )}
    </div>
  );
}
