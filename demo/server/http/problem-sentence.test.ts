import assert from 'node:assert/strict';
import { it } from 'node:test';
import * as v from 'valibot';
import { createEnquiry } from '../../../src/api/calls/enquiries.ts';
import { createShare } from '../../../src/api/calls/shares.ts';
import { enquiry } from '../test/partner.ts';
import { problemSentence } from './problem-sentence.ts';

const shape = v.object({ miles: v.pipe(v.number(), v.integer(), v.maxValue(4200)), name: v.string() });

function sentence(value: unknown, schema: v.GenericSchema = shape): string | undefined {
  const [issue] = v.safeParse(schema, value).issues ?? [];
  return issue && problemSentence(issue, 'body');
}

it('the sentence about an invalid request names the invalid field', () => {
  assert.equal(sentence([], v.array(v.string())), undefined);
  assert.equal(sentence('text'), 'the body must be an object, and it is "text".');
  assert.equal(sentence(undefined), 'the body is missing.');
  assert.equal(sentence({ name: 'A' }), 'miles is missing.');
  assert.equal(sentence({ miles: 'many', name: 'A' }), 'miles must be a number, and it is "many".');
  assert.equal(sentence({ miles: 1.5, name: 'A' }), 'miles must be a whole number, and it is 1.5.');
  assert.equal(sentence({ miles: 4201, name: 'A' }), 'miles must be at most 4200, and it is 4201.');
  assert.equal(sentence({ miles: 1, name: 7 }), 'name must be text, and it is 7.');
  const long = sentence({ miles: 1, name: 'A' }, v.object({ name: v.literal('B') }));
  assert.equal(long, 'name must be "B", and it is "A".');
  const turned = sentence({ miles: `a\n\u202e${'b'.repeat(60)}`, name: 'A' });
  assert.equal(turned, `miles must be a number, and it is "a ${'b'.repeat(37)}….`);
});

it('the sentence describes a required format in words, never by a regular expression', () => {
  const { record, consent, brief } = enquiry();
  const quotes = [{ asset: 'a b', quoteId: 'x' }];
  const sent = (changed: object) => sentence({ ...enquiry(), ...changed }, createEnquiry.body);
  assert.deepEqual(
    [
      sent({ id: 'short' }),
      sent({ record: { ...record, hash: 'AB' } }),
      sent({ consent: { ...consent, time: 'noon' } }),
      sent({ brief: { ...brief, quotes } }),
      sentence({ quotes, link: 'partner.example' }, createShare.body),
      sentence({ a: 'x' }, v.object({ a: v.pipe(v.string(), v.regex(/^y{3}$/)) })),
    ],
    [
      'id must be 32 digits and letters from a to f, and it is "short".',
      'record.hash must be 64 digits and letters from a to f, and it is "AB".',
      'consent.time must be a time such as 2026-11-23T09:00:00.000Z, and it is "noon".',
      'brief.quotes.0.asset must be 1 to 20 letters, digits, hyphens and underscores, and it is "a b".',
      'link must be a URL that begins with http:// or https://, and it is "partner.example".',
      'a must be in another form, and it is "x".',
    ],
  );
});
