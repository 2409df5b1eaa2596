// HALF-03: an edit like the others: a home's own half hours, used and taken away.
import { useRef, useState } from 'react';
import type { Result } from '../../../domain/result.ts';
import { useWidget } from '../../../state/widget-context.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { FileField } from '../../../ui/file-field/file-field.tsx';
import { useFollowFocus } from '../../../ui/focus/use-follow-focus.tsx';
import { Status } from '../../../ui/status/status.tsx';
import { problemSentence } from '../../question/problem-sentence.ts';
import { EditFailed } from '../../result/edit/edit-failed.tsx';
import { EditForm } from '../../result/edit/edit-form.tsx';
import { useEdit } from '../../result/edit/use-edit.tsx';
import { LongPart } from '../../result/page/long-part.tsx';
import { daysText, toldHalfHours } from './half-hours-told.ts';
import { FIELD, useHalfHourFile } from './use-half-hour-file.tsx';

export function HalfHoursPanel({ result }: { result: Result }) {
  const { words, isShared } = useWidget();
  const told = toldHalfHours(result);
  if (isShared || told === undefined) return null;
  return (
    <LongPart title={words('halfHours.title')}>
      <HalfHoursForm told={told} />
    </LongPart>
  );
}

function HalfHoursForm({ told }: { told: unknown }) {
  const { words } = useWidget();
  const { halfHours, problem, isReading, choose } = useHalfHourFile(words);
  const [times, setTimes] = useState(0);
  const field = useRef<HTMLInputElement>(null);
  const required = { field: FIELD, key: 'problem.required', values: {} };
  const sentence = problem && problemSentence(words, problem);
  return (
    <>
      <p>{words('halfHours.lead')}</p>
      <Rests told={told} field={() => field.current} />
      <EditForm
        className="half-hours"
        problems={() => (halfHours ? [] : [problem ?? required])}
        answers={() => ({ halfHours: halfHours ?? null })}
        waits={isReading ? words('halfHours.reading') : ''}
        onClose={() => {
          choose(undefined);
          setTimes(times + 1);
        }}
      >
        {(refusal) => (
          <>
            <FileField
              // What was used is chosen no more.
              key={times}
              ref={field}
              label={words('label.halfHours')}
              name={FIELD}
              accept=".csv,.txt,text/csv"
              hint={words('halfHours.how')}
              problem={sentence ?? refusal.problem(FIELD)}
              onChoose={choose}
            />
            <Status>
              {halfHours
                ? words('halfHours.read', {
                    from: words.format.date(halfHours.from),
                    to: words.format.date(halfHours.to),
                    share: words.format.percent(100 * halfHours.share),
                  })
                : sentence && <span className="visually-hidden">{sentence}</span>}
            </Status>
            <p>{words('halfHours.promise')}</p>
          </>
        )}
      </EditForm>
    </>
  );
}

/** That the result rests on half hours, and the way back. */
function Rests({ told, field }: { told: unknown; field: () => HTMLElement | null }) {
  const { words } = useWidget();
  const follow = useFollowFocus(!told, field);
  const { saving, failure, save } = useEdit(follow);
  if (!told) return null;
  const busy = saving ? words('results.updating') : undefined;
  return (
    <>
      {failure && <EditFailed failure={failure} />}
      <p>{words('halfHours.told', { dates: daysText(told, words) })}</p>
      <Status className="visually-hidden">{busy}</Status>
      <Button look="secondary" busy={busy} onClick={() => save({ halfHours: null })}>
        {words('halfHours.away')}
      </Button>
    </>
  );
}
