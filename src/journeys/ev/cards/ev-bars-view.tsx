import { quotedVehicles } from '../../../domain/ev-headline.ts';
import type { Result } from '../../../domain/result.ts';
import { useWidget } from '../../../state/widget-context.tsx';
import { LongPart } from '../../result/page/long-part.tsx';
import { SummedBars } from '../../result/sums/summed-bars.tsx';
import { evBars } from './ev-bars.ts';

export function EvBarsView({ result }: { result: Result }) {
  const { words } = useWidget();
  const groups = evBars(result, words);
  if (groups.length === 0) return null;
  return (
    <LongPart title={words(quotedVehicles(result).today ? 'ev.compare' : 'ev.compare.alone')}>
      <div className="ev-bars">
        {groups.map(({ id, caption, bars }) => (
          <SummedBars key={id} caption={caption} bars={bars} />
        ))}
      </div>
    </LongPart>
  );
}
