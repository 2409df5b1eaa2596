import { useSignal } from '@preact/signals-react';
import { useSignals } from '@preact/signals-react/runtime';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { Answers } from '../../../domain/answers.ts';
import { priceOn } from '../../../domain/price-cap.ts';
import { type Fuel, USAGE_TYPES, USAGE_UNITS, type Usage, yearlyUse } from '../../../domain/usage.ts';
import type { BeforeNext } from '../../../state/asset-descriptor.ts';
import { useJourney, useWidget } from '../../../state/widget.tsx';
import { Actions, Button } from '../../../ui/button/button.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { type Fact, Facts } from '../../../ui/facts/facts.tsx';
import { Select } from '../../../ui/field/select.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { useFieldRefusal } from '../../../ui/field/use-field.ts';
import { Tag } from '../../../ui/text/tag.tsx';
import { Explained } from '../../../ui/text/term.tsx';
import { useFollowFocus } from '../../../ui/use-focus.ts';
import type { Words } from '../../../words/words.ts';
import { problemSentence } from '../../question/question-text.ts';
import { onEnter, useBeforeNext } from '../../question/use-before-next.ts';
import { acceptUsage, SPENDS } from './address-step.ts';
import { NO_NAMES, type SupplyName, supplyNames } from './read-address.ts';

/** BEY-06: supplier, tariff, yearly use, payment, meters; the visitor can correct each use. */
export function FoundCard({ beforeNext }: { beforeNext: BeforeNext }) {
  const { words, store } = useWidget();
  const answers = useJourney((state) => state.answers);
  const names = useSupplyNames();
  const [editing, setEditing] = useState<Fuel | null>(null);
  const pressed = useRef<HTMLElement>(null);
  const follow = useFollowFocus(editing === null, () => pressed.current);

  const close = () => {
    follow();
    setEditing(null);
  };
  const notRight = (fuel: Fuel) => (
    <Button
      look="link"
      label={words(`found.correct.${fuel}`)}
      onClick={({ currentTarget }) => {
        pressed.current = currentTarget;
        setEditing(fuel);
      }}
    >
      {words('found.notRight')}
    </Button>
  );
  const correction = (fuel: Fuel) => (
    <CorrectUse
      fuel={fuel}
      usage={answers[`${fuel}Usage`]}
      beforeNext={beforeNext}
      onCancel={close}
      onCorrected={(usage) => {
        store.actions.answer({ [`${fuel}Usage`]: usage });
        close();
      }}
    />
  );
  const rows = fuelsOf(answers).map((fuel) => ({
    ...supplyFact(fuel, answers, names[fuel], words),
    action: notRight(fuel),
    ...(editing === fuel ? { below: correction(fuel) } : {}),
  }));

  return (
    <Card heading={words('found.title')} level={4}>
      <div className="found">
        <Facts rows={rows} />
      </div>
      <p className="note">
        {words('found.payment', { method: words(`payment.${answers.currentPayMethod}`) })}
      </p>
    </Card>
  );
}

/** Suppliers and tariffs are loaded once for each address that is shown. */
function useSupplyNames() {
  const { api, store } = useWidget();
  const [names, setNames] = useState(NO_NAMES);
  useEffect(() => {
    const gone = new AbortController();
    const { signal } = gone;
    void supplyNames(api, store.getState().answers, { signal }).then((found) => {
      if (!signal.aborted) setNames(found);
    });
    return () => gone.abort();
  }, [api, store]);
  return names;
}

function fuelsOf({ address }: Answers): readonly Fuel[] {
  const { elecdetails = [], gasdetails = [] } = address?.parts ?? {};
  return [
    ...(elecdetails.length ? ['electricity' as const] : []),
    ...(gasdetails.length ? ['gas' as const] : []),
  ];
}

/** A fuel's yearly use, its supplier, tariff and meter, and the source of each. */
function supplyFact(fuel: Fuel, answers: Answers, { supplier, tariff }: SupplyName, words: Words): Fact {
  const usage = answers[`${fuel}Usage`];
  const known = yearlyUse(usage, fuel, priceOn(words.today()));
  const isKnown = answers[`${fuel}SupplierId`] !== null;
  const meter = words(
    isKnown ? (answers[`${fuel}SmartMeterInstalled`] ? 'found.smart' : 'found.notSmart') : 'found.noMeter',
  );
  return {
    term: words(`found.${fuel}`),
    detail: (
      <span role="status">
        {known === null ? (
          words('found.unknown')
        ) : (
          <Explained>{words('found.yearly', { use: words.format.kWh(known) })}</Explained>
        )}
      </span>
    ),
    note: (
      <>
        <span className="found__names">{[supplier, tariff].filter(Boolean).join(' · ')}</span>{' '}
        <span>{meter}</span>{' '}
        {(isKnown || usage.isStated) && (
          <Tag tone={usage.isStated ? 'strong' : 'plain'}>
            {words(usage.isStated ? 'found.stated' : 'found.meter')}
          </Tag>
        )}
      </>
    ),
  };
}

interface CorrectUseProps {
  readonly fuel: Fuel;
  readonly usage: Usage;
  readonly beforeNext: BeforeNext;
  readonly onCorrected: (usage: Usage) => void;
  readonly onCancel: () => void;
}

/** LOOK-06, LOOK-07, BEY-06: corrects a fuel's use, in kWh or in pounds, by year, month or quarter. */
function CorrectUse({ fuel, usage, beforeNext, onCorrected, onCancel }: CorrectUseProps) {
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
