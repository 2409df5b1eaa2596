// What a visitor sees or hears that is neither from the catalogue, nor the server's, nor the partner's.
import type { Stage } from '../../browser/stage.ts';
import { allSent } from '../../browser/wire.ts';
import { shownIn } from '../page/in-view.ts';
import { ASSUMED } from './assumed.ts';
import { outsideMarks } from './marks.ts';

/** Attributes that are read out or shown. */
const SPOKEN = [
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'aria-valuetext',
  'alt',
  'title',
  'placeholder',
];

/** Initials of a supplier in the place of its mark. */
const OTHERS = 'script, style, .logo';

/** What a list of names, a name and a date, or a text and its value have between them. */
const SEPARATORS = /, |\. |: | · ?|\n/;

export function leftOver(visit: Stage): readonly string[] {
  const elements = shownIn<HTMLElement>(visit, '*').filter((element) => !element.closest(OTHERS));
  const spoken = elements.flatMap((element) => SPOKEN.map((name) => element.getAttribute(name) ?? ''));
  const found = [...blocksOf(elements), ...spoken, ...painted.splice(0)].flatMap(outsideMarks);
  // A postcode's halves stay on one line.
  const parts = found
    .flatMap((text) => text.replaceAll('\u00a0', ' ').split(SEPARATORS))
    .filter((text) => /\p{L}{2,}/u.test(text));
  const texts = serverTexts();
  return [...new Set(parts)].filter(
    (text) => !isServers(text, texts) && !isGiven(visit, text) && !isDay(text),
  );
}

/** A sentence may hold a link: its text is that of the outermost element with text of its own. So is a heading or a paragraph, in however many parts. */
function blocksOf(elements: readonly HTMLElement[]): readonly string[] {
  const withText = elements
    .filter(({ childNodes }) =>
      [...childNodes].some(({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent?.trim()),
    )
    .map((element) => element.closest<HTMLElement>('.heading, p') ?? element);
  return [...new Set(withText)]
    .filter((element) => !withText.some((other) => other !== element && other.contains(element)))
    .map(linesOf);
}

/** The text of an element, with a break around each block in it. */
function linesOf(element: Element): string {
  const texts = [...element.childNodes].map((child) => {
    if (!(child instanceof Element)) return child.textContent ?? '';
    return getComputedStyle(child).display === 'inline' ? linesOf(child) : `\n${linesOf(child)}\n`;
  });
  return texts.join('');
}

/**
 * Names of suppliers, tariffs, vehicles and types of homes, addresses, plates, sources: a text of an
 * answer, or two side by side, as a make and its model.
 */
function isServers(text: string, texts: ReadonlySet<string>): boolean {
  const words = text.split(' ');
  const isOne = (some: readonly string[]) => texts.has(bare(some.join('')));
  return isOne(words) || words.some((_, at) => isOne(words.slice(0, at)) && isOne(words.slice(at)));
}

/** The fields of what the server sent with a key, and the part of a sentence's key that says each. */
const SAID: Readonly<Record<string, string>> = {
  text: '',
  value: '',
  from: '.moved',
  to: '.moved',
  source: '.source',
};

const isAssumed = (key: string) => Object.hasOwn(ASSUMED, key);

/** Of what the pack says by its key, nothing of the server's is left. */
function isSaidByKey(holder: Readonly<Record<string, unknown>>, field: string): boolean {
  const part = SAID[field];
  if (part === undefined) return false;
  const ofCondition = field === 'text' && isAssumed(`condition.${String(holder.id)}`);
  return ofCondition || (typeof holder.key === 'string' && isAssumed(holder.key + part));
}

/** Conditions that are sent as texts beside their ids. */
const unsaid = ({ conditions, conditionIds }: Readonly<Record<string, unknown>>) =>
  Array.isArray(conditions) && Array.isArray(conditionIds)
    ? conditions.filter((_, at) => !isAssumed(`condition.${String(conditionIds[at])}`))
    : conditions;

function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  const holder = value as Readonly<Record<string, unknown>>;
  return Object.entries(holder).flatMap(([field, inner]) => {
    if (isSaidByKey(holder, field)) return [];
    return textsIn(field === 'conditions' ? unsaid(holder) : inner);
  });
}

/** Without its spaces, and the full stop of a last sentence. */
const bare = (text: string) => text.replaceAll(' ', '').replace(/\.$/, '');

/** Of all answers so far. */
function serverTexts(): ReadonlySet<string> {
  const answers = allSent().flatMap(({ text }) => (text && /^[[{]/.test(text) ? [JSON.parse(text)] : []));
  const parts = answers.flatMap(textsIn).flatMap((text) => text.split(SEPARATORS));
  return new Set(parts.map(bare));
}

/** As the language writes its dates: the browser knows how, and no catalogue. */
const MONTHS = Array.from({ length: 12 }, (_, month) =>
  new Date(2026, month).toLocaleDateString('en-XA', { month: 'long' }),
);
const isDay = (text: string) =>
  MONTHS.some((month) => text.startsWith(month) && /^ \d+$/.test(text.slice(month.length)));

/** The partner's own words: its name, its number. */
const isGiven = ({ element }: Stage, text: string) =>
  [...element.attributes].some(({ value }) => value.includes(text));

const painted: string[] = [];

/** From now on the texts that charts paint are looked at, too. */
export function watchPainting(): void {
  const { prototype } = CanvasRenderingContext2D;
  const { fillText } = prototype;
  prototype.fillText = function (text, ...rest) {
    painted.push(text);
    return fillText.call(this, text, ...rest);
  };
}
