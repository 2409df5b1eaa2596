// The options of `npm run bench --`.
import { only } from '../testing/only.mjs';

/** `{ only, json }`. Throws one sentence about what it can't use. */
export function readFlags(args, known) {
  const json = args.includes('--json');
  return {
    json,
    only: only(
      args.filter((arg) => arg !== '--json'),
      known,
      'group',
    ),
  };
}
