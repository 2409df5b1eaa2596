import { decide } from './decide.ts';
import { ev } from './ev.ts';
import { frame } from './frame.ts';
import { found, home } from './home.ts';
import { problems, refusalWords } from './problems.ts';
import { questions } from './questions.ts';
import { range, resultParts, results } from './results.ts';
import { solar } from './solar.ts';
import { enquiry, takeAlong } from './take-along.ts';
import { terms, units } from './terms.ts';
import { halfHours, yours } from './yours.ts';

/** Those of the views; the landing pages bring theirs. */
export const ownSentences = {
  ...frame,
  ...home,
  ...questions,
  ...found,
  ...ev,
  ...results,
  ...resultParts,
  ...solar,
  ...decide,
  ...range,
  ...enquiry,
  ...problems,
  ...refusalWords,
  ...terms,
  ...takeAlong,
  ...units,
  ...yours,
  ...halfHours,
} as const;
