// HALF-04: a chosen file is read here, on this device; one that can't be is a problem of its field.
import { useState } from 'react';
import { readHalfHours } from '../../../domain/half-hour-file/read-half-hours.ts';
import type { Unreadable } from '../../../domain/half-hour-file/unreadable.ts';
import type { HalfHours } from '../../../domain/half-hours.ts';
import type { Problem } from '../../../wizard/problem.ts';
import type { Words } from '../../../words/words.ts';

export const FIELD = 'halfHours';

interface HalfHourFile {
  readonly file: File | null;
  readonly halfHours?: HalfHours;
  readonly problem?: Problem;
}

const NONE: HalfHourFile = { file: null };
const pause = () => new Promise((resolve) => setTimeout(resolve));

export function useHalfHourFile(words: Words) {
  const [chosen, setChosen] = useState(NONE);
  // Another file may have been chosen meanwhile.
  const finish = (read: HalfHourFile) => setChosen((now) => (now.file === read.file ? read : now));
  const choose = (file: File | undefined) => {
    if (!file) return setChosen(NONE);
    setChosen({ file });
    readHalfHours(file, pause).then(
      (halfHours) => finish({ file, halfHours }),
      (error) => finish({ file, problem: problemOf(error, words) }),
    );
  };
  return { ...chosen, isReading: !!chosen.file && !chosen.halfHours && !chosen.problem, choose };
}

/** What is no file of lines at all, as a folder, has no header either. */
function problemOf({ reason: why = 'header', line, text = '' }: Partial<Unreadable>, words: Words): Problem {
  const sentence = words(`halfHours.${why}`, { text });
  const reason = line ? words('halfHours.line', { line, reason: sentence }) : sentence;
  return { field: FIELD, key: 'halfHours.refused', values: { reason } };
}
