// The shared frame of every question: fields, Next, problems, failure, Back. A new step needs none of it.
import { useSignals } from '@preact/signals-react/runtime';
import { type FormEvent, useEffect, useRef } from 'react';
import { TryAgain } from '../../journeys/parts/action-buttons.tsx';
import { Failed } from '../../journeys/parts/failed.tsx';
import { sayText } from '../../journeys/parts/failure-sentence.ts';
import { WithPhone } from '../../journeys/parts/links.tsx';
import { problemSentence } from '../../journeys/question/question-text.ts';
import { RefusalSummary } from '../../journeys/question/refusal-summary.tsx';
import type { PlannedStep } from '../../state/product.ts';
import { useJourney, useWidget } from '../../state/widget.tsx';
import { Actions, Button } from '../../ui/button/button.tsx';
import { listen } from '../../ui/events.ts';
import { entered } from '../../wizard/accept.ts';
import { type Next, type TypedFields, useNext, useTyped } from './use-step-form.ts';

interface StepFormProps {
  readonly step: PlannedStep;
  readonly isLast: boolean;
  /** Null if there is no previous step. */
  readonly onBack: (() => void) | null;
}

export function StepForm({ step, isLast, onBack }: StepFormProps) {
  useSignals();
  const { words, store, tracker, settings } = useWidget();
  const flags = useJourney((state) => state.flags);
  const answers = useJourney((state) => state.answers);
  const stopped = useJourney((state) => state.stopped);
  const fields = useTyped(step);
  const next = useNext(step, fields);
  const form = useRef<HTMLFormElement>(null);
  const { isFinal, attempt, problem } = next.refusal;
  const View = step.view;

  // The DOM's `change` event, sent when a field is left or a choice is made; React's `onChange` is sent for every letter.
  useEffect(() => (form.current ? listen(form.current, { change: fields.keep }) : undefined), [fields]);

  // A refusal is shown once, at the question.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a further attempt is what asks for focus
  useEffect(() => {
    const refused = isFinal && form.current?.querySelector<HTMLElement>('.refusal');
    if (refused) refused.focus();
  }, [isFinal, attempt]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    next.submit();
  };
  const phone = settings.supportPhone;

  return (
    <form className="step-form stack stack--5" ref={form} onSubmit={submit} noValidate>
      <RefusalSummary {...next.refusal} />
      {(stopped || next.failure !== null) && (
        <Failed
          text={sayText(next.failure ?? 'failure.stopped', words)}
          focuses={next.failure !== null}
          actions={<TryAgain onClick={next.submit} />}
        >
          <p>
            {phone ? (
              <WithPhone phone={phone} text={words('failure.safeCall', { phone })} />
            ) : (
              words('failure.safe')
            )}
          </p>
        </Failed>
      )}
      <View
        flags={flags}
        answers={answers}
        entered={entered(step, flags, answers, {})}
        choose={(values) => {
          store.actions.answer(values);
          tracker.record('currentTariff', 'Choose', { step: step.id });
        }}
        typed={fields.field}
        problem={problem}
        beforeNext={next.before}
        isAnswered={() => next.refusal.refuse([])}
      />
      <Actions>
        <NextButton step={step} fields={fields} isLast={isLast} next={next} />
        {onBack && (
          <Button look="quiet" onClick={onBack}>
            {words('action.back')}
          </Button>
        )}
      </Actions>
    </form>
  );
}

type NextProps = Pick<StepFormProps, 'step' | 'isLast'> & { fields: TypedFields; next: Next };

/**
 * AMB-24: Next is disabled in four cases, and says why. It looks so until everything is answered or it is pressed; in plain
 * words it also says what is missing, if no problem does.
 */
function NextButton({ step, fields, isLast, next }: NextProps) {
  useSignals();
  const { words, settings } = useWidget();
  const answers = useJourney((state) => state.answers);
  const flags = useJourney((state) => state.flags);
  const waitsFor = step.waitsFor?.(flags, entered(step, flags, answers, fields.values())) ?? null;
  const problems = next.problems();
  const isRefused = next.refusal.items.length > 0;
  const showsMissing = settings.copy === 'plain' && !isRefused;
  const missing = showsMissing && problems.findLast(({ key }) => key === 'problem.required');
  const why = missing ? problemSentence(words, missing) : '';
  const reason = waitsFor && words.has(waitsFor) ? words(waitsFor) : why;
  return (
    <Button
      type="submit"
      disabled={waitsFor !== null}
      early={problems.length > 0 && !isRefused}
      reason={step.waitsFor || settings.copy === 'plain' ? reason : undefined}
    >
      {words(isLast ? 'action.seeResult' : 'action.next')}
    </Button>
  );
}
