import { quotedVehicles } from '../../../domain/ev-headline.ts';
import type { Result } from '../../../domain/result.ts';
import { useWidget } from '../../../state/widget-context.tsx';
import { Heading } from '../../../ui/heading/heading.tsx';
import { SummedBars } from '../../result/sums/summed-bars.tsx';
import { evBars } from './ev-bars.ts';

export function EvBarsView({ result }: { result: Result }) {
  const { words } = useWidget();
  const groups = evBars(result, words);
  if (groups.length === 0) return null;
  return (
    <section className="result__section">
      <Heading level={3}>{words(quotedVehicles(result).today ? 'ev.compare' : 'ev.compare.alone')}</Heading>
      <div className="ev-bars">
        {groups.map(({ id, caption, bars }) => (
          <SummedBars key={id} caption={caption} bars={bars} />
        ))}
      </div>
    </section>
  );
}
