import { assumptions } from './assumptions.ts';
import { decide } from './decide.ts';
import { drivers } from './drivers.ts';
import { ev } from './ev.ts';
import { frame } from './frame.ts';
import { home } from './home.ts';
import { problems } from './problems.ts';
import { questions } from './questions.ts';
import { receipts } from './receipts.ts';
import { results } from './results.ts';
import { solar } from './solar.ts';
import { support } from './support.ts';
import { takeAlong } from './take-along.ts';
import { terms } from './terms.ts';
import { yours } from './yours.ts';

/** Those of the views; the landing pages bring theirs. */
export const ownSentences = {
  ...frame,
  ...home,
  ...questions,
  ...ev,
  ...results,
  ...solar,
  ...decide,
  ...problems,
  ...terms,
  ...takeAlong,
  ...yours,
  ...assumptions,
  ...drivers,
  ...receipts,
  ...support,
} as const;
