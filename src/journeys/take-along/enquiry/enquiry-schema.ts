// ENQ-02…08: when an enquiry is valid.

import * as v from 'valibot';
import { object } from '../../../domain/schema.ts';
import { problemCode } from '../../../wizard/problem.ts';
import { atMost, email, requiredText, trimmed } from '../../../wizard/text-rules.ts';
import type { Labelled } from '../../../words/word-key.ts';

/** CONST-05, VAL-36. */
export const TEXT_MAX = 150;
export const CONTACT_TIMES = ['am', 'pma', 'pme'] as const;
export const ADOPTIONS = ['yes', 'no', 'unsure'] as const;

const required = v.pipe(requiredText, atMost(TEXT_MAX));
const optional = v.pipe(trimmed, atMost(TEXT_MAX));
/** Digits in any grouping, with an optional country code; at least seven digits. */
const PHONE = /^\+?[\d\s()-]{7,20}$/;

/** Each has a `label.*`, which its problems use. */
export const enquirySchema = object({
  fullName: required,
  email: v.pipe(required, email()),
  phone: v.pipe(required, v.regex(PHONE, problemCode('problem.invalid'))),
  contactTime: v.picklist(CONTACT_TIMES, problemCode('problem.required')),
  property: optional,
  adopt: v.picklist(ADOPTIONS, problemCode('problem.required')),
  info: optional,
} satisfies Partial<Record<Labelled, v.GenericSchema>>);

/** The typed values in the form in which they are accepted. */
export type Typed = v.InferOutput<typeof enquirySchema>;

export type EnquiryFields = Record<keyof v.InferInput<typeof enquirySchema>, string>;

export const EMPTY_ENQUIRY: EnquiryFields = {
  fullName: '',
  email: '',
  phone: '',
  contactTime: '',
  property: '',
  adopt: '',
  info: '',
};
