// Sentences for what the API sends by key. A text of an API without keys is shown as it is.
import type { ClockTask } from '../domain/clock.ts';
import type { RangeDriver } from '../domain/range.ts';
import type { Assumption } from '../domain/result.ts';
import type { Condition, Support } from '../domain/result-extras.ts';
import type { Message, MessageValues } from '../domain/schema.ts';
import type { Term } from '../domain/sum.ts';
import { oneLine } from './in-sentence.ts';
import type { Words } from './words.ts';

interface ByKey {
  readonly key?: string | null | undefined;
  readonly values?: MessageValues | null | undefined;
}

/**
 * The language's sentence for a key, otherwise the API's own text. @param part a suffix of the key: '.source'
 * An older API may send a key with fewer values than its sentence needs.
 */
export function ownSentence(
  words: Words,
  { key, values }: ByKey,
  text: string | null = '',
  part = '',
): string {
  const sentence: string = `assumption.${key}${part}`;
  if (!key || !words.has(sentence)) return text ?? '';
  const said = words(sentence, textsOf(words, values ?? {}));
  return text && /\{\w+\}/.test(said) ? text : said;
}

/** Numbers as they are written in a sentence, and sentences in it. */
function textsOf(words: Words, values: MessageValues): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, textOf(words, value, name === 'tenths')]),
  );
}

function textOf(words: Words, value: MessageValues[string], inTenths = false): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return inTenths ? words.format.decimal(value) : words.format.fine(value);
  if ('from' in value) return words.format.period(value);
  const messages: readonly Message[] = 'key' in value ? [value] : value;
  return messages.map((one) => nested(words, one)).join(', ');
}

/** Such as the name of a month, which the widget has for itself, too. */
function nested(words: Words, { key, values }: Message): string {
  return words.has(key) ? words(key) : ownSentence(words, { key, values });
}

/** An assumption's sentence, its value and where they are from. A sentence without a value has it in its text. */
export function assumptionText(words: Words, assumption: Assumption) {
  const { key, text, value } = assumption;
  const own = ownSentence(words, assumption, text);
  const hasValue = words.has(`assumption.${key}.value`);
  return {
    text: own,
    value: hasValue ? ownSentence(words, assumption, value, '.value') : own === text ? value : null,
    source: assumptionSource(words, assumption),
  };
}

function assumptionSource(words: Words, assumption: Assumption): string | null {
  const { by, source, past } = assumption;
  if (!by) return source;
  const values = { ...assumption.values, source: sourceText(words, assumption) };
  const known = ownSentence(words, { key: `by.${by}`, values }, source);
  return [known, past ? ownSentence(words, past) : ''].filter(Boolean).join(' ');
}

/** The name of a publication, or a sentence. */
export function sourceText(
  words: Words,
  { sourceKey, source, values }: Pick<Term, 'source'> & { sourceKey?: string | null | undefined } & ByKey,
): string {
  return ownSentence(words, { key: sourceKey, values: { ...values, source: source ?? '' } }, source);
}

/** The label of a receipt's line. */
export const lineText = (words: Words, term: Term) => ownSentence(words, term, term.label);

/** The unit of a receipt's line: the API sends the same in every language, and symbols such as kWh need no word. */
export const unitText = (words: Words, unit: string) => ownSentence(words, { key: `unit.${unit}` }, unit);

export const conditionText = (words: Words, { id, text }: Pick<Condition, 'id' | 'text'>) =>
  ownSentence(words, { key: `condition.${id}` }, text);

export function conditionsOf(words: Words, { conditions = [], conditionIds }: Support): readonly string[] {
  if (!conditionIds) return conditions;
  return conditionIds.map((id, at) => conditionText(words, { id, text: conditions[at] }));
}

export const driverName = (words: Words, driver: RangeDriver) => ownSentence(words, driver, driver.text);

/** What was tried, with a unit that both ends share at the end, and why. */
export function driverNote(words: Words, driver: RangeDriver): string {
  const { from = '', to = '', source = null, sourceKey, values } = driver;
  const [unit = ''] = /[^\d.,]*$/.exec(from) ?? [];
  const least = to.endsWith(unit) ? from.slice(0, from.length - unit.length) : from;
  const moved = from && words('range.driver.moved', { from: least, to });
  const why = sourceKey
    ? ownSentence(words, { key: sourceKey, values }, source)
    : ownSentence(words, driver, source, '.source');
  return `${oneLine([ownSentence(words, driver, moved, '.moved'), why])}.`;
}

export function taskNote(words: Words, { note, notes }: ClockTask): string | null {
  return notes ? notes.map((one) => ownSentence(words, one)).join(' ') : note;
}
