// Knows the whole catalogue of British English: every sentence a visitor reads, by key.
import { enquiry } from './en-gb/enquiry.ts';
import { ev } from './en-gb/ev.ts';
import { found } from './en-gb/found.ts';
import { frame } from './en-gb/frame.ts';
import { home } from './en-gb/home.ts';
import { landingSentences } from './en-gb/landings.ts';
import { problems } from './en-gb/problems.ts';
import { questions } from './en-gb/questions.ts';
import { refusalWords } from './en-gb/refusals.ts';
import { results } from './en-gb/results.ts';
import { solar } from './en-gb/solar.ts';
import type { LandingKey } from './landing.ts';

const sentences = {
  ...frame,
  ...home,
  ...questions,
  ...found,
  ...ev,
  ...results,
  ...solar,
  ...enquiry,
  ...problems,
  ...refusalWords,
} as const;

export type WordKey = keyof typeof sentences | LandingKey;

export const enGb: Readonly<Record<WordKey, string>> = { ...sentences, ...landingSentences };
