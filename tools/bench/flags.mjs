// Reads the options of `npm run bench --`.
import { only } from '../testing/only.mjs';
import { withoutOnce } from './runs.mjs';

/** Returns `{ only, json }`. Throws one sentence about an option that is not valid. */
export function readFlags(args, known) {
  const json = args.includes('--json');
  return {
    json,
    only: only(
      withoutOnce(args).filter((arg) => arg !== '--json'),
      known,
      'group',
    ),
  };
}
