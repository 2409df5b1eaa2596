// RES-EV-01, RES-EV-02: the figure, the two vehicles, and two reasons: the cost of a mile, and CO2.
import { chargedMile, co2Saved, gridCo2, quotedVehicles } from '../../../domain/ev-headline.ts';
import type { Result } from '../../../domain/result.ts';
import { vehicleFigures } from '../../../domain/vehicle-figures.ts';
import type { ResultViewProps } from '../../../state/result-view.ts';
import { useWidget } from '../../../state/widget-context.tsx';
import { Chips } from '../../../ui/chips/chips.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import type { Words } from '../../../words/words.ts';
import { HeadlineFigureView } from '../../result/headline/headline-figure.tsx';
import { HeadlineView } from '../../result/headline/headline-view.tsx';
import { evAnswer } from './ev-answer.ts';
import { evHeadlineText } from './ev-headline-text.ts';

export function EvHeadlineView(props: ResultViewProps) {
  const { result } = props;
  const { words } = useWidget();
  const of = (some: Result) => evHeadlineText(some, words);
  const reasons = reasonsOf(result, words);
  return (
    <HeadlineView
      {...props}
      asset="ev"
      of={of}
      lead={<HeadlineFigureView {...props} of={of} name="ev-headline" answer={evAnswer(result, words)} />}
    >
      {reasons.length > 0 && <Chips items={reasons} />}
    </HeadlineView>
  );
}

function reasonsOf(result: Result, words: Words) {
  const { today, electric } = quotedVehicles(result);
  const { pence, tonnesSaved } = words.format;
  const [charged, saved] = [chargedMile(result), co2Saved(result)];
  const { costPerMile: offPeak = null, costPerMileMax: peak = null } =
    electric === null ? {} : vehicleFigures(electric, result.request.totalMiles);
  // Of a car alone, a mile is next to its bar.
  const mile =
    today !== null &&
    charged !== null &&
    offPeak !== null &&
    peak !== null &&
    words('ev.reason.mile', { charged: pence(charged), offPeak: pence(offPeak) });
  // The exhaust's alone is called so on its card.
  const co2 =
    saved !== null &&
    saved > 0 &&
    gridCo2(result) !== null &&
    words('ev.reason.co2', { co2: tonnesSaved(saved) });
  return (
    [
      ['clock', mile],
      ['leaf', co2],
    ] as const
  ).flatMap(([icon, text]) => (text ? [{ icon: <Icon name={icon} />, text }] : []));
}
