// A sentence is the partner's own, or else the pack's for the chosen copy, or else the pack's default.
import { priceOn } from '../domain/price-cap.ts';
import type { PriceFigures } from '../domain/price-lines.ts';
import { createFormats, type Formats, withFallback } from './formats.ts';
import type { Landing } from './landing.ts';
import { isOver } from './landing.ts';
import type { Pack } from './pack.ts';
import type { SourceId, WordKey } from './word-key.ts';

type WordValues = Readonly<Record<string, string | number>>;

export interface Words {
  /** The sentence of a key with its `{placeholders}` filled in (the current prices are always available), in the plural form for `count` if that is a number. */
  (key: WordKey, values?: WordValues): string;
  /** True if this key has a sentence. Problem codes are plain strings. */
  has(key: string): key is WordKey;
  /** Money, energy, distances and dates as this language writes them. */
  readonly format: Formats;
  readonly landings: Readonly<Partial<Record<string, Landing>>>;
  /** The ISO date of today: a sentence names the prices of this day. */
  today(): string;
  /** True if newer prices than those of a source are valid. */
  hasEnded(source: SourceId): boolean;
}

interface WordOptions {
  readonly pack: Pack;
  readonly copy: 'spec' | 'plain';
  /** A partner's overrides by key (the element's `messages` property). */
  readonly messages: Readonly<Record<string, string>>;
  readonly today: () => string;
  /** The assets' sentences. They are looked up, not merged with the pack's, since merging would cost every visitor time. */
  readonly more?: Readonly<Record<string, string>>;
}

type Catalogue = Readonly<Partial<Record<string, string>>>;

export function createWords({ pack, copy, messages, today, more = {} }: WordOptions): Words {
  const catalogues: readonly Catalogue[] = [
    messages,
    copy === 'plain' ? pack.plain : {},
    more,
    pack.sentences,
  ];
  let plurals: Intl.PluralRules | undefined;

  const find = (key: string) => catalogues.find((one) => Object.hasOwn(one, key))?.[key];
  const formOf = (count: number) =>
    withFallback(
      () => {
        plurals ??= new Intl.PluralRules(pack.lang);
        return plurals.select(count);
      },
      () => (count === 1 ? 'one' : 'other'),
    );
  const sentence = (key: string, { count }: WordValues) =>
    (typeof count === 'number' ? find(`${key}.${formOf(count)}`) : undefined) ?? find(key) ?? key;
  const say = (key: WordKey, values: WordValues = {}): string =>
    fill(sentence(key, values), values, format, copy, today);
  const format = createFormats(pack.lang, say);

  return Object.assign(say, {
    has: (key: string): key is WordKey => find(key) !== undefined,
    format,
    landings: pack.landings,
    today,
    hasEnded: (source: SourceId) => {
      const { ends } = pack.sources[source];
      return !!ends && isOver({ to: priceOn(today())[ends] }, today());
    },
  });
}

function fill(
  sentence: string,
  values: WordValues,
  format: Formats,
  copy: WordOptions['copy'],
  today: () => string,
): string {
  return sentence.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = Object.hasOwn(values, name) ? values[name] : ofPrices(name, format, today());
    // `copy="spec"` has 'between 0 & 4200'.
    if (copy === 'plain' && /^m(in|ax)$/.test(name) && Number(value) > 999)
      return format.number(Number(value));
    return typeof value === 'number' ? format.value(value) : value === undefined ? whole : isolated(value);
  });
}

function ofPrices(name: string, { date, number }: Formats, today: string): string | number | undefined {
  const { figures } = priceOn(today);
  const value = Object.hasOwn(figures, name) ? figures[name as keyof PriceFigures] : undefined;
  // Only numbers from a thousand up need a separator, and making a format takes time on the first screen.
  return typeof value === 'string' ? date(value) : value! > 999 ? number(value!) : value;
}

/** Right-to-left letters, and marks that change the direction of what follows. */
const TURNING = /[\u0590-\u08ff\u200e\u200f\u202a-\u202e\u2066-\u2069\ufb1d-\ufdff\ufe70-\ufefc]/;

/** Like `<bdi>` in markup: a name from outside does not change the direction of the sentence around it. */
function isolated(text: string): string {
  return TURNING.test(text) ? `\u2068${text.replace(/[\u202a-\u202e]/g, '')}\u2069` : text;
}
