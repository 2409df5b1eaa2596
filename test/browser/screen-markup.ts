// The structure of a screen without its figures and pictures. The figures come from the model, and other tests check the
// drawings.
import { isAsKept } from './kept.ts';
import { settledMarkup } from './markup.ts';
import type { Stage } from './stage.ts';
import { until } from './until.ts';

/** On a slow machine, some frames are skipped. */
const STILL = 8;
const RESULT = '.results';

const MONTH = '(January|February|March|April|May|June|July|August|September|October|November|December)';
/** Months of prices on the pages before a result, which come from the build. The server's come from the tests' tables. */
const BUILT = new RegExp(`\\b${MONTH}( \\d{4})?(\\sto\\s${MONTH})?(?= \\d)`, 'g');

const MASKS: readonly (readonly [RegExp, string])[] = [
  [/(?<=<svg[^>]*>)[\s\S]*?(?=<\/svg>)/g, ''],
  [/blob:[^"]+/g, 'blob:'],
  [/https?:\/\/localhost:\d+\/\?[^"#]*/g, 'page'],
  [/https?:\/\/(127\.0\.0\.1|localhost):\d+/g, 'https://api.example'],
  [/\b[\dA-Z]{4}-[\dA-Z]{4}\b/g, 'HEQ'],
  [/\b[0-9a-f]{16,}\b/g, 'hash'],
  [/(?<!id|<h|<\/h)\d+([.,:]\d+)*/g, '0'],
];

/** Compares it with `kept/NAME.txt` next to the test. @param part a selector; on a result, it leaves out what is around it */
export async function isMadeOf(visit: Stage, name: string, part = RESULT): Promise<void> {
  const page = () => visit.root.querySelector(part) ?? document.body;
  await until('the whole page', () => !visit.root.querySelector('.later'));
  await until('every picture', () =>
    [...page().querySelectorAll('img')].every(({ complete, naturalWidth }) => complete && naturalWidth > 0),
  );
  const text = await settledMarkup(page, STILL);
  const dated = part === RESULT ? text : text.replace(BUILT, 'month');
  const masked = MASKS.reduce((masking, [what, by]) => masking.replace(what, by), dated);
  await isAsKept([name], masked);
}
