// Changes one field of a successful response: the first one without which its schema rejects it, or otherwise the first field.
import { type GenericSchema, safeParse } from 'valibot';
import { type CallName, calls } from '../../src/api/calls.ts';

type Spoiling = 'missing' | 'null' | 'wrong';
type Path = readonly (string | number)[];
type Container = Record<string | number, unknown>;

/** The response's text with one field changed. */
export function mutated(call: CallName, good: string, how: Spoiling): string {
  const answer = parsed(good);
  const spoilt = pathsIn(answer).map((path) => spoil(answer, path, how));
  const minded = spoilt.find((one) => !fits(call, one));
  const chosen = minded ?? spoilt[0];
  return chosen === undefined ? '' : JSON.stringify(chosen);
}

/** True if the widget would accept this text as a successful response to the call. */
export function isGood(call: CallName, text: string): boolean {
  const json = text.trim() === '' ? null : parsed(text);
  return json !== undefined && fits(call, json);
}

function fits(call: CallName, answer: unknown): boolean {
  return safeParse(calls[call].answer as GenericSchema, answer).success;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const isContainer = (value: unknown): value is Container => typeof value === 'object' && value !== null;

/** The paths of all fields, the innermost first. Of an array only the first item counts. A value that is no object is its own path. */
function pathsIn(value: unknown, at: Path = []): Path[] {
  if (!isContainer(value)) return [at];
  const keys = Array.isArray(value) ? [0].filter((index) => index in value) : Object.keys(value);
  return [...keys.flatMap((key) => pathsIn(value[key], [...at, key])), at];
}

function spoil(answer: unknown, path: Path, how: Spoiling): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return how === 'wrong' ? wrong(answer) : null;
  const copy = (Array.isArray(answer) ? [...answer] : { ...(answer as Container) }) as Container;
  if (rest.length === 0 && how === 'missing') {
    delete copy[key];
    return Array.isArray(answer) ? Object.values(copy) : copy;
  }
  copy[key] = spoil(copy[key], rest, how);
  return copy;
}

/** A value of a type that no server would send there. */
function wrong(value: unknown): unknown {
  if (typeof value === 'string') return { text: value };
  return Array.isArray(value) ? { list: value } : 'nonsense';
}
