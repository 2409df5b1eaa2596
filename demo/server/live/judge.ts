// Checks a service's reply by its documented statuses and its schema. Each difference from the documentation is logged once.
import * as v from 'valibot';
import type { Reply } from './ask.ts';
import { type Found, found, lacks, type Notices } from './found.ts';

/** True if the reply means that there is no such thing. */
export type SaysNone = (status: number, json: unknown) => boolean;

/** Returns null if the service says that there is no such thing, by default with a 404. */
export function judge<Schema extends v.GenericSchema>(
  name: string,
  schema: Schema,
  reply: Found<Reply>,
  notices: Notices,
  saysNone: SaysNone = (status) => status === 404,
): Found<v.InferOutput<Schema> | null> {
  if (!reply.ok) return reply;
  const { status, json } = reply.value;
  if (saysNone(status, json)) return found(null);
  if (status === 401 || status === 403) return refused(name, 'denied', notices);
  if (status === 402) return refused(name, 'quota', notices);
  const parsed = v.safeParse(schema, json);
  if (status === 200 && parsed.success) return found(parsed.output);
  const path = status === 200 && parsed.issues && v.getDotPath(parsed.issues[0]);
  const field = path ? ` in ${path.replace(/\.\d+(?=\.|$)/g, '')}` : status === 200 ? '' : ` with ${status}`;
  notices.once(`${name} answered differently from its documentation${field}.`);
  return lacks('unreadable');
}

function refused(name: string, why: 'denied' | 'quota', notices: Notices) {
  notices.once(`${name} ${why === 'denied' ? 'refused the key' : 'said that its allowance is used up'}.`);
  return lacks(why);
}

/** Text that may be missing, null or a number. The output is trimmed, and empty without a text. */
export const text = v.pipe(
  v.nullish(v.union([v.string(), v.number()]), ''),
  v.transform((value) => String(value).trim()),
);
/** A number that may be sent as text. The output is null for anything else. */
export const amount = v.pipe(
  v.nullish(v.union([v.number(), v.string()]), null),
  v.transform((value) =>
    value === null || String(value).trim() === '' || !Number.isFinite(Number(value)) ? null : Number(value),
  ),
);
