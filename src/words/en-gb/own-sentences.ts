import { decide } from './decide.ts';
import { enquiry } from './enquiry.ts';
import { ev } from './ev.ts';
import { found } from './found.ts';
import { frame } from './frame.ts';
import { halfHours } from './half-hours.ts';
import { home } from './home.ts';
import { problems } from './problems.ts';
import { questions } from './questions.ts';
import { range } from './range.ts';
import { refusalWords } from './refusals.ts';
import { resultParts } from './result-parts.ts';
import { results } from './results.ts';
import { solar } from './solar.ts';
import { takeAlong } from './take-along.ts';
import { terms } from './terms.ts';
import { units } from './units.ts';
import { yours } from './yours.ts';

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
