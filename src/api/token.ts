// Holds one token, makes one request for a token at a time, and renews an old token before it is used (AMB-27, AMB-28).
import { type Failure, failed, type Outcome, success } from './failure.ts';

/** ms: how long a token is used before it is renewed; well under the lifetime of any usual token. */
const TRUSTED_FOR = 60_000;
/** The characters that an Authorization header may contain. */
const TOKEN = /^[\w.~+/=:-]+$/;

export type TokenSource = ReturnType<typeof createTokenSource>;

interface Collaborators {
  /** Posts the request for a token and returns the answer's text. */
  readonly post: () => Promise<Outcome<string>>;
  readonly now: () => number;
}

export function createTokenSource({ post, now }: Collaborators) {
  let held: { readonly token: string; readonly at: number } | null = null;
  let inFlight: Promise<Outcome<string>> | null = null;

  async function ask(): Promise<Outcome<string>> {
    const answer = await post();
    const outcome = answer.ok ? readToken(answer.value) : answer;
    if (outcome.ok) held = { token: outcome.value, at: now() };
    inFlight = null;
    return outcome;
  }

  /** Requests a new token, unless such a request is already under way. If it fails, the old token stays. */
  function refresh(): Promise<Outcome<string>> {
    inFlight ??= ask();
    return inFlight;
  }

  /** Returns a token to send; requests one only if there is none or the one held is old. */
  async function current(): Promise<Outcome<string>> {
    if (held && now() - held.at < TRUSTED_FOR) return success(held.token);
    const renewed = await refresh();
    return renewed.ok || !held ? renewed : success(held.token);
  }

  return { current, refresh, isHeld: () => held !== null };
}

/** The token is a JSON string, or the text itself. JSON that is neither text nor a number (`null`, an object) is no token. */
function readToken(body: string): Outcome<string> {
  const text = body.trim();
  const json = parseJson(text);
  const isPlain = json === undefined || typeof json === 'number';
  const token = typeof json === 'string' ? json : isPlain ? text : '';
  const misfit: Failure = { kind: 'misfit', path: 'token' };
  return TOKEN.test(token) ? success(token) : failed(misfit);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
