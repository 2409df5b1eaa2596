// Turns a request away once it has waited too long to be worth answering.
import type { MiddlewareHandler } from 'hono';
import { Refusal } from './refusal.ts';

/**
 * Milliseconds of one turn of the loop. It takes about a thousand requests, and those beyond wait for further turns: at
 * two seconds each they are answered before the widget gives up, which is after ten.
 */
const LONGEST_TURN = 2000;
/** Seconds: the widget sends a GET again that long after, once. */
const RETRY_AFTER = '2';

/**
 * A 503 for whoever has waited too long. All that came while the server was at work are handled in one turn of its
 * loop, one after the other: the later ones have waited for as long as the turn has lasted.
 * @param now milliseconds. @param atNextTurn runs what it is given when the turn is over.
 */
export function shedLoad(now = Date.now, atNextTurn: (work: () => void) => void = setImmediate) {
  let began: number | null = null;
  const middleware: MiddlewareHandler = async (_, next) => {
    if (began === null) {
      began = now();
      atNextTurn(() => {
        began = null;
      });
    }
    if (now() - began > LONGEST_TURN) {
      throw new Refusal(503, 'The server is busy. Please try again in a moment.', {
        'Retry-After': RETRY_AFTER,
      });
    }
    return next();
  };
  return middleware;
}
