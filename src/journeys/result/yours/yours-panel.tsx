// YOURS-01 to 04: details that only the visitor knows, given on the result. An edit like the others, closed at first.
import { useState } from 'react';
import type { Result } from '../../../domain/result.ts';
import { keysOf } from '../../../domain/safe-built-ins.ts';
import { useJourney, useWidget } from '../../../state/widget.tsx';
import { LongPart } from '../../../ui/disclosure/disclosure.tsx';
import { Select } from '../../../ui/field/select.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { EditForm } from '../edit/edit-form.tsx';
import { HalfHoursPanel, type ResultWithHeadline } from './half-hours-panel.tsx';
import {
  asSent,
  labelOf,
  optionText,
  problemsOf,
  unitOf,
  type YoursQuestion,
  yoursQuestions,
} from './yours-questions.ts';

export function YoursPanel(shown: ResultWithHeadline) {
  const { result } = shown;
  const { words, isShared } = useWidget();
  const questions = yoursQuestions(result);
  // A server that accepts no half hours does not name them.
  const takesFile = result.yours?.halfHours !== undefined;
  const isMeasured = useJourney(({ answers }) => !!answers.yours.halfHours);
  if (isShared || !(questions.length || takesFile)) return null;
  return (
    <LongPart title={words('yours.title')} fact={isMeasured && words('yours.measured')}>
      {questions.length > 0 && <YoursForm questions={questions} stated={result.yours ?? {}} />}
      {takesFile && <HalfHoursPanel {...shown} />}
    </LongPart>
  );
}

interface YoursFormProps {
  readonly questions: readonly YoursQuestion[];
  readonly stated: NonNullable<Result['yours']>;
}

function YoursForm({ questions, stated }: YoursFormProps) {
  const { words } = useWidget();
  const [texts, setTexts] = useState<Readonly<Record<string, string>>>({});
  const text = (name: string) => texts[name] ?? String(stated[name] ?? '');
  return (
    <EditForm
      className="yours"
      staysOpen
      problems={() => problemsOf(questions, text)}
      answers={({ yours }) => {
        const now = Object.fromEntries(questions.map((one) => [one.name, asSent(one, text(one.name))]));
        return { yours: { ...yours, ...now } };
      }}
      // Once saved, the result shows the new details; if cancelled, the previous ones.
      onClose={() => setTexts({})}
      isChanged={keysOf(texts).length > 0}
    >
      {({ problem }) => (
        <>
          <p>{words('yours.lead')}</p>
          {questions.map((one) => {
            const { name, options } = one;
            const field = {
              name,
              label: labelOf(one, words),
              value: text(name),
              problem: problem(name),
              onChange: (typed: string) => setTexts({ ...texts, [name]: typed }),
            };
            return options ? (
              <Select
                key={name}
                {...field}
                options={[
                  { value: '', text: words('yours.unknown') },
                  ...options.map((option) => ({
                    value: String(option),
                    text: optionText(one, option, words),
                  })),
                ]}
              />
            ) : (
              <TextField
                key={name}
                {...field}
                inputMode="numeric"
                clean={(typed) => typed.replace(/[\s,£]/g, '')}
                suffix={unitOf(one, words)}
              />
            );
          })}
        </>
      )}
    </EditForm>
  );
}
