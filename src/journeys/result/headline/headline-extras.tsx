// Under a headline: how sure it is, and how it was worked out.
import type { Range } from '../../../domain/extras/range.ts';
import type { Result } from '../../../domain/result.ts';
import { RangeView } from '../range/range-view.tsx';
import { SumOpener } from '../sums/sum-opener.tsx';

export interface HeadlineExtrasProps {
  readonly result: Result;
  /** Which of the result's figures the headline is. */
  readonly figure: Range['figure'];
  /** Its `data-figure`, and before '-low' and '-high' that of its range. */
  readonly name: string;
  readonly title: string;
  /** As it is shown, with its sign. */
  readonly value: number;
}

export function HeadlineExtras(props: HeadlineExtrasProps) {
  const { result, figure, name, title, value } = props;
  return (
    <div className="headline-extras">
      <RangeView range={result.ranges?.find((range) => range.figure === figure)} name={name} />
      <SumOpener id={name} title={title} value={value} said />
    </div>
  );
}
