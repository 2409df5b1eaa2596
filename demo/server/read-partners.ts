// Reads the operator's file of partners. An error message names the invalid field and never contains a secret.
import { readFileSync, statSync } from 'node:fs';
import { platform } from 'node:process';
import * as v from 'valibot';
import { isBlocked } from './blocked-ports.ts';
import { StartProblem } from './start-problem.ts';

/** As the browser's Origin header has it. */
const origin = v.custom<string>(
  (value) => typeof value === 'string' && URL.canParse(value) && new URL(value).origin === value,
  'must be an origin such as https://www.partner.example, with nothing after the host and port',
);
const NOWHERE = { protocol: '', hostname: '', username: '', password: '', port: '' };
const at = (value: unknown) => (URL.canParse(String(value)) ? new URL(String(value)) : NOWHERE);

const webhookUrl = v.pipe(
  v.string('must be an https URL'),
  // Without https anybody on the network could read the enquiries. On this machine http is allowed.
  v.check((value) => {
    const { protocol, hostname } = at(value);
    return protocol === 'https:' || (protocol === 'http:' && ['localhost', '127.0.0.1'].includes(hostname));
  }, 'must be an https URL'),
  // fetch refuses such a URL, and logs would show the password.
  v.check(
    (value) => at(value).username === '' && at(value).password === '',
    'must be a URL without a user name or password: the signature identifies the sender',
  ),
  v.check((value) => !isBlocked(Number(at(value).port)), 'must have a port that fetch does not block'),
);

const SECRET = /^whsec_[\w+/-]{32,88}={0,2}$/;
const matching = (pattern: RegExp, message: string) =>
  v.custom<string>((value) => typeof value === 'string' && pattern.test(value), message);

/** Of a hundred thousand random keys of 32 hexadecimal digits, about one has fewer different characters than this. */
const DISTINCT = 9;

const partner = v.strictObject({
  id: matching(/^[a-z0-9-]{1,40}$/, 'must be 1 to 40 lower-case letters, digits and hyphens'),
  name: matching(/^\P{C}{1,100}$/u, 'must be a text of 1 to 100 characters'),
  key: v.pipe(
    matching(/^[\w-]{32,200}$/, 'must be 32 to 200 random letters, digits, - and _'),
    v.check((key) => new Set(key).size >= DISTINCT, 'must be random: this one repeats a few characters'),
  ),
  origins: v.pipe(v.array(origin, 'must be a list'), v.minLength(1, 'must name an origin')),
  webhook: v.optional(
    v.nullable(
      v.strictObject(
        { url: webhookUrl, secret: matching(SECRET, 'must be whsec_ and 24 to 64 bytes in base64') },
        'must have a url and a secret, and nothing else',
      ),
    ),
    null,
  ),
  retentionDays: v.optional(
    v.custom<number>(
      (value) => Number.isInteger(value) && Number(value) >= 7 && Number(value) <= 3650,
      'must be a whole number of days from 7 to 3650',
    ),
    90,
  ),
});
export type PartnerSetting = v.InferOutput<typeof partner>;

/** Throws a StartProblem that names the file and the field. */
export function readPartners(file: string): readonly PartnerSetting[] {
  const parsed = v.safeParse(v.array(partner, 'must be a list of partners'), contents(file), {
    abortEarly: true,
  });
  if (!parsed.success) {
    const [issue] = parsed.issues;
    // Valibot's own messages contain the invalid value, which may be a secret.
    const text = issue.message.startsWith('must ')
      ? issue.message
      : 'is missing, or is not a field of a partner';
    throw refused(file, `${v.getDotPath(issue) ?? 'the file'} ${text}`);
  }
  demandOnce(
    file,
    'id',
    parsed.output.map(({ id }) => id),
  );
  demandOnce(
    file,
    'origin',
    parsed.output.flatMap(({ origins }) => origins),
  );
  if (new Set(parsed.output.map(({ key }) => key)).size < parsed.output.length)
    throw refused(file, 'two partners have the same key: each needs its own');
  return parsed.output;
}

/** The mode bits of everybody but the file's owner. */
const OTHERS = 0o077;

function contents(file: string): unknown {
  try {
    const mode = statSync(file).mode & OTHERS;
    // Windows has no such modes.
    if (mode && platform !== 'win32')
      console.warn(
        `${file} contains keys and can be read or changed by other users of this machine: run chmod 600 on it.`,
      );
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    const { code } = error as { code?: string };
    throw refused(file, code ? `the file cannot be read (${code})` : 'the file must be JSON');
  }
}

function demandOnce(file: string, what: string, all: readonly string[]): void {
  const twice = all.find((one, index) => all.indexOf(one) !== index);
  if (twice !== undefined) throw refused(file, `the ${what} ${twice} occurs twice`);
}

function refused(file: string, why: string): StartProblem {
  return new StartProblem(`PARTNERS cannot be used: in ${file}, ${why}.`);
}
