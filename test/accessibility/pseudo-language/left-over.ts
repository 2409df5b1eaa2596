// Finds visible and announced texts that are neither in the catalogue nor sent by the server or set by the partner.
import type { Stage } from '../../browser/stage.ts';
import { allRequests } from '../../browser/wire.ts';
import { shownIn } from '../page/in-view.ts';
import { outsideMarks } from './marks.ts';

/** Attributes that are announced or shown. */
const SPOKEN = [
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'aria-valuetext',
  'alt',
  'title',
  'placeholder',
];

/** Contents of these elements are not sentences: a supplier's initials, and the name of the visitor's file. */
const OTHERS = 'script, style, .logo, .file-field__chosen';

/** The separators of names in a list, of a name and a date, and of a text and its value. */
const SEPARATORS = /, |\. |: | ?· ?|\n/;

/** What the visitor typed into an enquiry, of which only this has letters and no mark: it is shown again once it is sent. */
const EMAIL = /^\S+@\S+$/;

export function leftOver(visit: Stage): readonly string[] {
  const elements = shownIn<HTMLElement>(visit, '*').filter((element) => !element.closest(OTHERS));
  const spoken = elements.flatMap((element) => SPOKEN.map((name) => element.getAttribute(name) ?? ''));
  const found = [...blocksOf(elements), ...spoken, ...painted.splice(0)].flatMap(outsideMarks);
  // The two parts of a postcode are joined by a no-break space.
  const parts = found
    .flatMap((text) => text.replaceAll('\u00a0', ' ').split(SEPARATORS))
    .filter((text) => /\p{L}{2,}/u.test(text));
  const texts = serverTexts();
  return [...new Set(parts)].filter(
    (text) => !isServers(text, texts) && !isGiven(visit, text) && !isDay(text) && !EMAIL.test(text),
  );
}

/**
 * A sentence may contain a link, so its text is that of the outermost element with text of its own. Headings and paragraphs count
 * as one text, too.
 */
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

/** The text of an element, with a line break around each block in it. */
function linesOf(element: Element): string {
  const texts = [...element.childNodes].map((child) => {
    if (!(child instanceof Element)) return child.textContent ?? '';
    return getComputedStyle(child).display === 'inline' ? linesOf(child) : `\n${linesOf(child)}\n`;
  });
  return texts.join('');
}

/**
 * True for names of suppliers, tariffs, vehicles and types of homes, for addresses, plates and sources: a text of a response, or
 * two texts joined by a space, such as a make and its model.
 */
function isServers(text: string, texts: ReadonlySet<string>): boolean {
  const words = text.split(' ');
  const isOne = (some: readonly string[]) => texts.has(bare(some.join('')));
  return isOne(words) || words.some((_, at) => isOne(words.slice(0, at)) && isOne(words.slice(at)));
}

/** Names: the API sends no sentences, but keys. */
function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** Without spaces, and without the final full stop. */
const bare = (text: string) => text.replaceAll(' ', '').replace(/\.$/, '');

/** The texts of all responses so far. */
function serverTexts(): ReadonlySet<string> {
  const answers = allRequests().flatMap(({ text }) => (text && /^[[{]/.test(text) ? [JSON.parse(text)] : []));
  const parts = answers.flatMap(textsIn).flatMap((text) => text.split(SEPARATORS));
  return new Set(parts.map(bare));
}

/** Month names come from the browser, not from the catalogue. */
const MONTHS = Array.from({ length: 12 }, (_, month) =>
  new Date(2026, month).toLocaleDateString('en-XA', { month: 'long' }),
);
const isDay = (text: string) =>
  MONTHS.some((month) => text.startsWith(month) && /^ \d+$/.test(text.slice(month.length)));

/** True for the partner's own values, such as its name or phone number. */
const isGiven = ({ element }: Stage, text: string) =>
  [...element.attributes].some(({ value }) => value.includes(text));

const painted: string[] = [];

/** Also records the texts that charts draw on a canvas. */
export function watchPainting(): void {
  const { prototype } = CanvasRenderingContext2D;
  const { fillText } = prototype;
  prototype.fillText = function (text, ...rest) {
    painted.push(text);
    return fillText.call(this, text, ...rest);
  };
}
