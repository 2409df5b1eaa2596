// RES-EV-01, RES-EV-02: the figure, the two vehicles, and two reasons: the cost of a mile, and CO2.
import {
  chargedMile,
  chargingCost,
  co2Saved,
  gridCo2,
  petrolCost,
  quotedVehicles,
} from '../../../domain/ev-headline.ts';
import { priceOn } from '../../../domain/price-cap.ts';
import { type Result, recommendedRow } from '../../../domain/result.ts';
import { vehicleName } from '../../../domain/vehicle.ts';
import { vehicleFigures } from '../../../domain/vehicle-figures.ts';
import type { ResultViewProps } from '../../../state/result-view.ts';
import { useWidget } from '../../../state/widget-context.tsx';
import { Chips } from '../../../ui/chips/chips.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import type { Words } from '../../../words/words.ts';
import type { Answer } from '../../result/headline/answer-facts.tsx';
import { HeadlineFigureView } from '../../result/headline/headline-figure.tsx';
import { HeadlineView } from '../../result/headline/headline-view.tsx';
import { taxText } from '../../result/prices/tax-text.ts';
import { yearBars } from './ev-bars.ts';
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

/** The car's price is unknown, so this shows a year's energy cost next to today's, or next to petrol for an electric car alone. */
function evAnswer(result: Result, words: Words): Answer {
  const { today, electric } = quotedVehicles(result);
  const tariff = recommendedRow(result)?.tariffName;
  return {
    lacks: taxText([result], words),
    facts: [],
    bars: (today ? yearBars : petrolBars)(result, words),
    note: [
      electric &&
        tariff &&
        words(today ? 'ev.headline.on' : 'ev.headline.of', { electric: vehicleName(electric), tariff }),
      words('answer.unpriced', { what: words('answer.unpriced.ev') }),
    ]
      .filter(Boolean)
      .join(' '),
  };
}

/** Petrol for the miles of an electric car alone, and charging, if its cost is known. */
function petrolBars(result: Result, words: Words): Answer['bars'] {
  const mile = chargedMile(result);
  const after = chargingCost(result);
  if (mile === null || after === null) return;
  const { aboutPounds, pence, wholePounds } = words.format;
  const petrol = petrolCost(result.request.totalMiles ?? 0);
  const less = petrol - after;
  return {
    ...(less >= 1 && { caption: words('answer.petrol.less', { value: aboutPounds(less) }) }),
    bars: [
      {
        name: words('answer.petrol', { mile: words('unit.pence', { value: priceOn().figures.petrolMile }) }),
        value: petrol,
        text: wholePounds(petrol),
        look: 'before',
      },
      { name: words('answer.mile', { mile: pence(mile) }), value: after, text: wholePounds(after) },
    ],
  };
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
