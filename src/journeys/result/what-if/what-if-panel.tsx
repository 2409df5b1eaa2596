import { useSignal } from '@preact/signals-react';
import { useSignals } from '@preact/signals-react/runtime';
import { useEffect, useRef, useState } from 'react';
import { petrolCost } from '../../../domain/ev-figures.ts';
import { priceOn } from '../../../domain/price-cap.ts';
import type { Result } from '../../../domain/result.ts';
import { atRest, isMoved, type Outcome, outcomeOf, QUOTED, type Scenario } from '../../../domain/scenario.ts';
import type { WhatIf } from '../../../domain/what-if.ts';
import { useWidget } from '../../../state/widget.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Chart } from '../../../ui/chart/chart.tsx';
import { Lever } from '../../../ui/lever/lever.tsx';
import { Status } from '../../../ui/text/status.tsx';
import { Tag } from '../../../ui/text/tag.tsx';
import type { Words } from '../../../words/words.ts';
import { mileageTax } from '../prices/price-text.ts';
import { chartWords } from '../result-text.ts';
import { LEVERS, type LeverRow, labelOf } from './levers.ts';
import {
  differenceSentence,
  leftSentence,
  paidSentences,
  whatIfChart,
  yearSentence,
} from './outcome-sentences.ts';

interface WhatIfPanelProps {
  readonly result: Result;
  readonly whatIf: WhatIf;
}

/** HON-14, HON-15: calculates scenarios in the browser. The quote stays visible, and the visitor's changes are marked. */
export function WhatIfPanel({ result, whatIf }: WhatIfPanelProps) {
  useSignals();
  const { words, store, reach } = useWidget();
  const rest = atRest(whatIf, result.request.totalMiles);
  const typical = result.wholeCost?.price.low ?? null;
  /** Null: nothing was changed since the start or the last reset. */
  const changed = useSignal<Scenario | null>(null);
  const scenario = changed.value ?? rest;
  /** Counts the resets to the quote, so that invalid text is cleared too. */
  const resets = useSignal(0);
  const compares = whatIf.before.fuel !== null || whatIf.before.import.length > 0;
  const yearOf = (of: Outcome, { miles, fuel }: Scenario) =>
    yearSentence(of, compares ? null : petrolCost(miles * fuel, priceOn(words.today())), words);
  const outcome = outcomeOf(whatIf, scenario);
  const asQuoted = outcomeOf(whatIf, rest);
  const quoted = yearOf(asQuoted, rest);
  const moved = isMoved(scenario, rest) || scenario.price !== null;
  const sentence = yearOf(outcome, scenario);
  const difference = differenceSentence(outcome, asQuoted, compares, words);
  /** Edits of the quote are announced elsewhere; this announces only the levers. */
  const touched = useRef<WhatIf>(null);
  const move = (to: Scenario | null) => {
    touched.current = whatIf;
    changed.value = to;
  };
  const { paid } = outcome;
  const costs = paidSentences(outcome, words);
  const left = paid && leftSentence(paid, words);
  const sentences = [
    ...(moved ? [`${difference}.`, sentence] : [words('whatIf.quote', { value: quoted })]),
    ...costs,
    ...(left ? [left] : []),
  ];
  useEffect(() => {
    store.actions.tryOut(moved ? sentence : null);
    if (moved) reach('engaged');
  }, [store, reach, moved, sentence]);
  const levers = LEVERS.filter((lever) => lever.applies(whatIf));
  return (
    <div className="what-if stack stack--4">
      <ScenarioAnswer text={sentence} difference={moved ? difference : null} quoted={quoted} />
      <div className="what-if__levers">
        {levers.map((lever) => (
          <ScenarioLever
            key={`${lever.id} ${resets.value}`}
            lever={lever}
            result={result}
            whatIf={whatIf}
            quoted={lever.read(rest)}
            value={lever.read({ ...scenario, price: scenario.price ?? typical })}
            onChange={(value) => move(lever.write(scenario, value))}
          />
        ))}
      </div>
      <div className="what-if__outcome">
        {costs.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        {paid && left && (
          <Chart
            title={words('whatIf.chart', { years: paid.years.length })}
            summary={left}
            spec={whatIfChart(paid, scenario.months, words)}
            words={chartWords(words)}
          />
        )}
        <Button
          look="secondary"
          idle={changed.value === null}
          onClick={() => {
            move(null);
            resets.value += 1;
          }}
        >
          {words('whatIf.reset')}
        </Button>
        <Status className="visually-hidden">{useAnnounced(sentences, touched.current === whatIf)}</Status>
      </div>
    </div>
  );
}

interface ScenarioAnswerProps {
  readonly text: string;
  /** Null: it is that of the quote. */
  readonly difference: string | null;
  readonly quoted: string;
}

function ScenarioAnswer({ text, difference, quoted }: ScenarioAnswerProps) {
  const { words } = useWidget();
  return (
    <div className="what-if__answer">
      <Tag tone={difference ? 'strong' : 'plain'}>{difference ?? words('whatIf.isQuote')}</Tag>
      <p className="what-if__says" translate="no">
        {text}
      </p>
      <p className="what-if__quote note">
        {difference ? words('whatIf.quote', { value: quoted }) : words('whatIf.lead')}
      </p>
    </div>
  );
}

/** What a lever's value begins with, where the quote does not say it. */
function hintOf(id: LeverRow['id'], result: Result, { credit }: WhatIf, words: Words): string | undefined {
  const decided = id === 'tax' && mileageTax([result]);
  if (decided) return words('whatIf.tax', { ...decided.values, date: words.format.date(decided.from) });
  if (id !== 'price') return undefined;
  const value = credit && words.format.wholePounds(credit);
  return [result.wholeCost && words('whatIf.priceHint'), value && words('whatIf.credit', { value })]
    .filter(Boolean)
    .join(' ');
}

interface ScenarioLeverProps extends WhatIfPanelProps {
  readonly lever: LeverRow;
  /** In the quote. */
  readonly quoted: number;
  readonly value: number;
  readonly onChange: (value: number) => void;
}

function ScenarioLever({ lever, result, whatIf, quoted, value, onChange }: ScenarioLeverProps) {
  const { words } = useWidget();
  const { bounds, unit, text } = lever;
  const label = words(labelOf(lever, whatIf));
  return (
    <Lever
      {...bounds}
      label={label}
      value={value}
      onChange={onChange}
      text={text(value, words)}
      ends={[text(bounds.min, words), text(bounds.max, words)]}
      typed={words.format.fine(value, 2)}
      typedLabel={words('whatIf.lever.typed', { lever: label })}
      suffix={words(unit)}
      hint={hintOf(lever.id, result, whatIf, words)}
      quote={
        QUOTED.some((one) => one === lever.id)
          ? { value: quoted, text: words('whatIf.quote', { value: text(quoted, words) }) }
          : undefined
      }
      problems={{
        'not-a-number': words('problem.decimal', { label }),
        'out-of-bounds': words('problem.between', {
          label,
          min: text(bounds.min, words),
          max: text(bounds.max, words),
        }),
      }}
    />
  );
}

/** ms: a dragged lever is announced once it rests. */
const REST = 700;

/**
 * The announcement for sentences that change while the visitor moves a lever: nothing at first; once they rest, all
 * new sentences.
 * @param isOwn the visitor changed them; changes by an edit are announced elsewhere
 */
function useAnnounced(sentences: readonly string[], isOwn: boolean): string {
  const rested = useRef(sentences);
  const [announced, setAnnounced] = useState('');
  const text = sentences.join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same sentences are another list at each drawing
  useEffect(() => {
    const timer = setTimeout(() => {
      const before = rested.current;
      rested.current = sentences;
      const news = sentences.filter((sentence) => !before.includes(sentence));
      if (news.length > 0) setAnnounced(isOwn ? news.join(' ') : '');
    }, REST);
    return () => clearTimeout(timer);
  }, [text]);
  return announced;
}
