// LOOK-06, LOOK-07, BEY-06: corrects a fuel's use, in kWh or in pounds, by year, month or quarter.
import { useSignal } from '@preact/signals-react';
import { useSignals } from '@preact/signals-react/runtime';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { USAGE_TYPES, USAGE_UNITS, type Usage } from '../../../../domain/usage.ts';
import type { Fuel } from '../../../../domain/yearly-use.ts';
import type { BeforeNext } from '../../../../state/step-view.ts';
import { useWidget } from '../../../../state/widget-context.tsx';
import { Actions } from '../../../../ui/actions/actions.tsx';
import { Button } from '../../../../ui/button/button.tsx';
import { useFieldRefusal } from '../../../../ui/field/use-field-refusal.tsx';
import { Select } from '../../../../ui/select/select.tsx';
import { TextField } from '../../../../ui/text-field/text-field.tsx';
import { onEnter } from '../../../question/on-enter.tsx';
import { problemSentence } from '../../../question/problem-sentence.ts';
import { useBeforeNext } from '../../../question/use-before-next.tsx';
import { acceptUsage, SPENDS } from './usage-rules.ts';

interface CorrectUseProps {
  readonly fuel: Fuel;
  readonly usage: Usage;
  readonly beforeNext: BeforeNext;
  readonly onCorrected: (usage: Usage) => void;
  readonly onCancel: () => void;
}

export function CorrectUse({ fuel, usage, beforeNext, onCorrected, onCancel }: CorrectUseProps) {
  useSignals();
  const { words } = useWidget();
  const { usageType, usageUnit, disabledUnits } = usage;
  const { cost, usage: energy } = usage;
  const known =
    usageType === SPENDS ? String(cost ?? '') : energy === null ? '' : words.format.number(energy);
  const draft = useSignal({ typed: null as string | null, usageType, usageUnit });
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const { problem, attempt, refuse } = useFieldRefusal();
  const { typed, ...measure } = draft.value;
  const spends = measure.usageType === SPENDS;
  const isAsFound = measure.usageType === usageType && measure.usageUnit === usageUnit;
  /** What was typed stays. What was found would be wrong in another measure, and is asked for again. */
  const amount = typed ?? (isAsFound ? known : '');

  const change = (changed: Partial<typeof draft.value>) => {
    draft.value = { ...draft.peek(), ...changed };
    refuse();
  };
  const save = () => {
    const accepted = acceptUsage(fuel, { ...measure, amount });
    if ('key' in accepted) refuse(problemSentence(words, accepted));
    else onCorrected(accepted);
    return !('key' in accepted);
  };
  // Who types a number and presses Next means that number.
  useBeforeNext(beforeNext, () => (isAsFound && amount === known) || save());
  const onKeyDown = (event: KeyboardEvent) => {
    onEnter(save)(event);
    if (event.key !== 'Escape') return;
    event.preventDefault();
    onCancel();
  };

  return (
    <fieldset className="found__correction" aria-label={words(`found.${fuel}`)} onKeyDown={onKeyDown}>
      <Select
        label={words('found.measure')}
        name="usageType"
        value={String(measure.usageType)}
        options={USAGE_TYPES.map((type) => ({ value: String(type), text: words(`usage.type.${type}`) }))}
        onChange={(value) => change({ usageType: value === '0' ? 0 : 1 })}
      />
      <TextField
        ref={field}
        label={words(spends ? `label.${fuel}Cost` : `label.${fuel}Usage`)}
        hint={spends ? words('found.atCap') : undefined}
        name={`${fuel}Usage`}
        inputMode={spends ? 'decimal' : 'numeric'}
        {...(spends ? { prefix: '£' } : { suffix: words('term.kWh') })}
        chars={8}
        value={amount}
        onChange={(text) => change({ typed: text })}
        problem={problem}
        attempt={attempt}
      />
      <Select
        label={words('found.period')}
        name="usageUnit"
        value={String(measure.usageUnit)}
        options={USAGE_UNITS.filter((unit) => !disabledUnits.includes(unit)).map((unit) => ({
          value: String(unit),
          text: words(`usage.unit.${unit}`),
        }))}
        onChange={(value) => change({ usageUnit: USAGE_UNITS.find((unit) => String(unit) === value) ?? 1 })}
      />
      <Actions>
        <Button onClick={save}>{words('found.save')}</Button>
        <Button look="quiet" onClick={onCancel}>
          {words('action.cancel')}
        </Button>
      </Actions>
    </fieldset>
  );
}
