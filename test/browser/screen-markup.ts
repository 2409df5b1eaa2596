// What a screen is made of, without its figures and its pictures: those are the model's, and drawn elsewhere.
import { isAsKept } from './kept.ts';
import { settledMarkup } from './markup.ts';
import type { Stage } from './stage.ts';
import { until } from './until.ts';

/** A frame here and there is skipped on a slow machine. */
const STILL = 8;
const RESULT = '.results';

const MONTH = '(January|February|March|April|May|June|July|August|September|October|November|December)';
/** Of the prices on the pages before a result, which are those of the build; the server's are of the tests' tables. */
const BUILT = new RegExp(`\\b${MONTH}( \\d{4})?(\\s–\\s${MONTH})?(?= \\d)`, 'g');

const MASKS: readonly (readonly [RegExp, string])[] = [
  [/(?<=<svg[^>]*>)[\s\S]*?(?=<\/svg>)/g, ''],
  [/blob:[^"]+/g, 'blob:'],
  [/https?:\/\/localhost:\d+\/\?[^"#]*/g, 'page'],
  [/https?:\/\/(127\.0\.0\.1|localhost):\d+/g, 'https://api.example'],
  [/(?<=Your reference is )[\w#-]+/g, 'HEQ'],
  [/\b[0-9a-f]{16,}\b/g, 'hash'],
  [/(?<!id|<h|<\/h)\d+([.,:]\d+)*/g, '0'],
];

/** A class or a private property in an attribute, without the class's modifier, as short as a built script has it. */
const SHORT = /(?<=\s(class|style)="[^"]*)(?<![\w-])(--_)?[a-z][a-z\d]?(?=--|[\s:"])/g;

/** Compares it with `kept/NAME.txt` beside the test. @param part a selector: of a result, without what is around it */
export async function isMadeOf(visit: Stage, name: string, part = RESULT): Promise<void> {
  const page = () => visit.root.querySelector(part) ?? document.body;
  await until('the whole page', () => !visit.root.querySelector('.later'));
  await until('every picture', () =>
    [...page().querySelectorAll('img')].every(({ complete, naturalWidth }) => complete && naturalWidth > 0),
  );
  const built = await settledMarkup(page, STILL);
  const text = built.replace(SHORT, (name) => window.heqTest.longNames[name] ?? name);
  const dated = part === RESULT ? text : text.replace(BUILT, 'month');
  const masked = MASKS.reduce((masking, [what, by]) => masking.replace(what, by), dated);
  await isAsKept([name], masked);
}
