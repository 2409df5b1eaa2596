import { useMemo, useRef, useState } from 'react';
import { type Outcome as Answer, success } from '../../../api/failure.ts';
import { readHalfHours } from '../../../domain/half-hour-file/read-half-hours.ts';
import { Unreadable } from '../../../domain/half-hour-file/unreadable.ts';
import { priceOn } from '../../../domain/price-cap.ts';
import type { Result } from '../../../domain/result.ts';
import { yearlyUse } from '../../../domain/usage.ts';
import { doubtfulYear, type HalfHours } from '../../../domain/yours.ts';
import { answerOf } from '../../../state/request.ts';
import { useRequest } from '../../../state/use-request.ts';
import { useJourney, useWidget } from '../../../state/widget.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Disclosure } from '../../../ui/disclosure/disclosure.tsx';
import { type Fact, Facts } from '../../../ui/facts/facts.tsx';
import { FileField } from '../../../ui/field/file-field.tsx';
import { Icon } from '../../../ui/text/icon.tsx';
import { Status } from '../../../ui/text/status.tsx';
import { Chips } from '../../../ui/text/tag.tsx';
import type { Words } from '../../../words/words.ts';
import { EditFailed, useEdit } from '../edit/edit-form.tsx';
import { type Headline, usesOf, wasText } from '../headline/headline.ts';

/** HALF-01 to 04: reads a home's own half hours from a file on this device, and sends them or removes them with an edit. */
export function HalfHoursPanel(props: ResultWithHeadline) {
  const { words } = useWidget();
  const used = useJourney(({ answers }) => answers.yours.halfHours);
  return (
    <Disclosure summary={words(used ? 'yours.measured' : 'halfHours.title')}>
      <HalfHoursForm {...props} />
    </Disclosure>
  );
}

const pause = () => new Promise((resolve) => setTimeout(resolve));

/** What was read; what is wrong with the file; or that we failed to read it, which the page's own reports name. */
async function readFile(file: File): Promise<Answer<HalfHours | Unreadable | 'fault'>> {
  try {
    return success(await readHalfHours(file, pause));
  } catch (error) {
    if (error instanceof Unreadable) return success(error);
    reportError(error);
    return success('fault');
  }
}

function HalfHoursForm(props: ResultWithHeadline) {
  const { words } = useWidget();
  const { yours, electricityUsage } = useJourney(({ answers }) => answers);
  const field = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<string>();
  const { request, send, cancel } = useRequest<HalfHours | Unreadable | 'fault'>();
  const { saving, failure, save } = useEdit(() => {
    cancel();
    // The name of the file that is used stays.
    if (!read) {
      field.current!.value = '';
      setChosen(undefined);
    }
    field.current!.focus();
  }, true);
  const answer = answerOf(request);
  const read = typeof answer === 'object' && answer && 'means' in answer ? answer : null;
  const refused = read ? null : (answer as Unreadable | 'fault' | null);
  const used = yours.halfHours;
  const known = yearlyUse(electricityUsage, 'electricity', priceOn(words.today()));
  const year = useMemo(() => read && doubtfulYear(read, known), [read, known]);
  const { kWh } = words.format;
  const action = words(read ? 'halfHours.use' : 'halfHours.away');
  return (
    <>
      {failure && <EditFailed failure={failure} />}
      {!read && used ? (
        <>
          <Chips items={[{ icon: <Icon name="check" />, text: daysText(used, words) }]} />
          <HalfHoursUsed {...props} />
        </>
      ) : (
        <>
          {!read && <p>{words('halfHours.steps')}</p>}
          <p>{words('halfHours.lead')}</p>
        </>
      )}
      <FileField
        ref={field}
        label={words('label.halfHours')}
        name="halfHours"
        button={words(used || chosen ? 'halfHours.another' : 'halfHours.choose')}
        chosen={chosen}
        problem={refused ? refusal(refused, words) : undefined}
        onChoose={(file) => {
          setChosen(file?.name);
          if (file) send(() => readFile(file));
          else cancel();
        }}
      />
      <Status>
        {saving
          ? words('results.updating')
          : request.status === 'pending'
            ? words('frame.loading')
            : read && (
                <>
                  <p>{daysText(read, words)}</p>
                  {year ? (
                    <p>
                      <strong>{words('halfHours.doubt', { now: kWh(year), known: kWh(known!) })}</strong>
                    </p>
                  ) : null}
                </>
              )}
      </Status>
      {(read || used) && (
        // The status already says what is being waited for.
        <Button
          look={read ? 'secondary' : 'link'}
          busy={saving ? action : undefined}
          onClick={() => save((answers) => ({ yours: { ...answers.yours, halfHours: read } }))}
        >
          {action}
        </Button>
      )}
    </>
  );
}

function daysText({ from, to, share }: HalfHours, words: Words): string {
  const { date, percent } = words.format;
  return words('halfHours.read', { from: date(from), to: date(to), share: percent(100 * share) });
}

function refusal(refused: Unreadable | 'fault', words: Words): string {
  if (refused === 'fault') return words('halfHours.refused', { reason: words('failure.other') });
  const { line, text } = refused;
  const reason = words(`halfHours.${refused.reason}`, { text });
  return words('halfHours.refused', { reason: line ? words('halfHours.line', { line, reason }) : reason });
}

/** HALF-03: what came of the file that is used. */
export interface ResultWithHeadline {
  readonly result: Result;
  /** The result before the last edit. */
  readonly before: Result | null;
  readonly of: (result: Result) => Headline;
}

function HalfHoursUsed({ result, before, of }: ResultWithHeadline) {
  const { words } = useWidget();
  const headline = of(result);
  const { figure } = headline;
  const [was, now] = usesOf(before, result).map((use) => use && words.format.kWh(use));
  // If the last edit was another one, the use is as before it.
  const isNew = was && was !== now;
  const rows: Fact[] = [];
  if (now)
    rows.push({
      term: words('halfHours.home'),
      detail: words('found.yearly', { use: now }),
      note: isNew ? words('results.was', { value: was }) : undefined,
    });
  if (figure)
    rows.push({
      term: figure.title,
      detail: `${figure.text} ${figure.tail}`,
      note: isNew ? (wasText(headline, of(before!), words) ?? words('results.asBefore')) : undefined,
    });
  return <Facts rows={rows} />;
}
