// One token held, one refresh in flight, a stale one renewed before it is used (AMB-27, AMB-28).
import { type Failure, failed, type Outcome, success } from './failure.ts';

/** How long a held token is used without asking for a new one first, ms: well under any sensible lifetime. */
const TRUSTED_FOR = 60_000;
/** What may stand in an Authorization header. */
const TOKEN = /^[\w.~+/=:-]+$/;

export type TokenSource = ReturnType<typeof createTokenSource>;

interface Collaborators {
  /** Posts for a token and answers the body's text. */
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

  /** Asks for a new token, unless one is being asked for already. A failure leaves the held one in place. */
  function refresh(): Promise<Outcome<string>> {
    inFlight ??= ask();
    return inFlight;
  }

  /** A token to send now; asks for one only when none is held or the held one is old. */
  async function current(): Promise<Outcome<string>> {
    if (held && now() - held.at < TRUSTED_FOR) return success(held.token);
    const renewed = await refresh();
    return renewed.ok || !held ? renewed : success(held.token);
  }

  return { current, refresh, isHeld: () => held !== null };
}

/** A JSON string, or the text itself; what is JSON but no text or number (`null`, an object) is no token. */
function readToken(body: string): Outcome<string> {
  const text = body.trim();
  const json = parseJson(text);
  const isPlain = json === undefined || typeof json === 'number';
  const token = typeof json === 'string' ? json : isPlain ? text : '';
  const misfit: Failure = { kind: 'misfit', path: 'token' };
  return TOKEN.test(token) ? success(token) : failed(misfit);
}

/** Does the server take what names a home as a POST's body too? Its token, where it is a JWT, has the claim `post` then. */
export function takesPost(token: string): boolean {
  try {
    return !!JSON.parse(atob(token.split('.')[1] ?? '')).post;
  } catch {
    return false;
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
