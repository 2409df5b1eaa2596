// BEY-06: supplier, tariff, yearly use, payment, meters; the visitor can correct each use.

import { useEffect, useRef, useState } from 'react';
import type { Answers } from '../../../../domain/answers.ts';
import { type Fuel, yearlyUse } from '../../../../domain/yearly-use.ts';
import type { BeforeNext } from '../../../../state/step-view.ts';
import { useJourney, useWidget } from '../../../../state/widget-context.tsx';
import { Button } from '../../../../ui/button/button.tsx';
import { Card } from '../../../../ui/card/card.tsx';
import { type Fact, Facts } from '../../../../ui/facts/facts.tsx';
import { useFollowFocus } from '../../../../ui/focus/use-follow-focus.tsx';
import { Tag } from '../../../../ui/tag/tag.tsx';
import { Explained } from '../../../../ui/term/explained.tsx';
import type { Words } from '../../../../words/words.ts';
import { CorrectUse } from './correct-use.tsx';
import { NO_NAMES, type SupplyName, supplyNames } from './supply-names.ts';

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
  const known = yearlyUse(usage, fuel);
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
