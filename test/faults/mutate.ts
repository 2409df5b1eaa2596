// Spoils a good answer in one field: the first whose loss its schema minds, or the first there is.
import { type GenericSchema, safeParse } from 'valibot';
import { type CallName, calls } from '../../src/api/calls.ts';

type Spoiling = 'missing' | 'null' | 'wrong';
type Path = readonly (string | number)[];
type Container = Record<string | number, unknown>;

/** The answer's text with one field spoilt. */
export function mutated(call: CallName, good: string, how: Spoiling): string {
  const answer = parsed(good);
  const spoilt = pathsIn(answer).map((path) => spoil(answer, path, how));
  const minded = spoilt.find((one) => !fits(call, one));
  const chosen = minded ?? spoilt[0];
  return chosen === undefined ? '' : JSON.stringify(chosen);
}

/** Would the widget take this text for a good answer to the call? */
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

/** Every field, the innermost first; of a list its first entry. The answer itself where it is no object. */
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

/** A value of a type that nobody would send there. */
function wrong(value: unknown): unknown {
  if (typeof value === 'string') return { text: value };
  return Array.isArray(value) ? { list: value } : 'nonsense';
}
