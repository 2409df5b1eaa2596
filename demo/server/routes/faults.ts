// Lets tests make the server fail on purpose. These routes exist only with DEMO_FAULTS=1.
import { setTimeout as wait } from 'node:timers/promises';
import type { HttpBindings } from '@hono/node-server';
import type { Context, Hono } from 'hono';
import type { StatusCode } from 'hono/utils/http-status';
import * as v from 'valibot';
import { problemSentence } from '../http/problem-sentence.ts';
import { Refusal } from '../http/refusal.ts';

const fault = v.strictObject({
  /** Such as "GET /request/ev/make"; `{}` matches any one segment of the path. */
  call: v.pipe(v.string(), v.regex(/^[A-Z]+ \/\S*$/)),
  status: v.optional(v.pipe(v.number(), v.integer(), v.minValue(200), v.maxValue(599))),
  headers: v.optional(v.record(v.string(), v.string())),
  delayMs: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(600_000))),
  /** A string is sent unchanged, anything else as JSON. */
  body: v.optional(v.unknown()),
  /** Never answers. */
  hang: v.optional(v.boolean()),
  /** Cuts the connection. */
  reset: v.optional(v.boolean()),
  /** For how many requests; for all if absent. */
  times: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
});
type Fault = v.InferOutput<typeof fault>;

const PATH = '/_demo/faults';

/** Must be added before all other routes. */
export function faultRoutes(app: Hono): void {
  let faults: readonly Fault[] = [];
  app.get(PATH, (c) => c.json(faults));
  app.put(PATH, async (c) => {
    faults = await read(c);
    return c.json(faults);
  });
  app.use(async (c, next) => {
    const matched = faults.find(({ call }) => matches(call, c.req.method, c.req.path));
    if (!matched) return next();
    faults = faults.flatMap((one) => (one === matched ? spent(one) : one));
    if (matched.delayMs) await wait(matched.delayMs);
    return (await strike(matched, c)) ?? next();
  });
}

async function read(c: Context): Promise<readonly Fault[]> {
  const parsed = v.safeParse(v.array(fault), await c.req.json().catch(() => null), { abortEarly: true });
  if (parsed.success) return parsed.output;
  throw new Refusal(400, problemSentence(parsed.issues[0], 'list of faults'));
}

function matches(call: string, method: string, path: string): boolean {
  const pattern = call
    .split(/\{\w*\}/)
    .map(escaped)
    .join('[^/]+');
  return new RegExp(`^${pattern}$`).test(`${method} ${path}`);
}

function escaped(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
}

function spent(one: Fault): readonly Fault[] {
  if (one.times === undefined) return [one];
  return one.times > 1 ? [{ ...one, times: one.times - 1 }] : [];
}

/** Returns null if the request goes on, which it does after a mere delay. */
async function strike(one: Fault, c: Context): Promise<Response | null> {
  const { incoming } = c.env as HttpBindings;
  if (one.reset) incoming.socket.resetAndDestroy();
  if (one.reset || one.hang) {
    await new Promise((resolve) => incoming.socket.once('close', resolve));
    return c.body(null);
  }
  if (one.status === undefined && one.body === undefined && one.headers === undefined) return null;
  return answer(one, c);
}

function answer({ status = 200, headers = {}, body }: Fault, c: Context): Response {
  const text = typeof body === 'string' ? body : body === undefined ? '' : JSON.stringify(body);
  if (text) c.header('Content-Type', contentType(text));
  for (const [name, value] of Object.entries(headers)) c.header(name, value);
  // A response with these statuses must not have a body.
  c.status(status as StatusCode);
  return [204, 205, 304].includes(status) ? c.body(null) : c.body(text);
}

function contentType(text: string): string {
  if (/^\s*</.test(text)) return 'text/html; charset=utf-8';
  return /^\s*[[{"\d]|^\s*(null|true|false)\b/.test(text) ? 'application/json' : 'text/plain; charset=utf-8';
}
