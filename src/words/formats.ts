// GEN-02: writes money, energy, distance, weight of CO2 and dates in one language. All amounts are in pounds.
import type { WordKey } from './word-key.ts';

export type Formats = ReturnType<typeof createFormats>;

type Say = (key: WordKey, values: Readonly<Record<string, string | number>>) => string;

const POUNDS = { style: 'currency', currency: 'GBP' } as const;

/** @param say returns a unit's words, which the pack has */
export function createFormats(lang: string, say: Say) {
  const number = (options: Intl.NumberFormatOptions) => written(lang, options);
  const whole = number({ maximumFractionDigits: 0 });
  const oneDecimal = number({ maximumFractionDigits: 1 });
  const oneTenth = number({ minimumFractionDigits: 1, maximumFractionDigits: 1 });
  // 28.85 that was calculated may be 28.849999999999998, which is shown as the same.
  const tenths = (value: number) => oneTenth(Math.round(value * 1e6) / 1e6);
  const date = writtenDate(lang, say);
  const hundredths = number({ minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const pounds = number({ ...POUNDS, maximumFractionDigits: 0 });
  const pence = number(POUNDS);
  const plain = number({ maximumFractionDigits: 2, useGrouping: false });
  const tonnes = (value: number) =>
    value < 0.1
      ? say('unit.kg', { value: whole(value * 1000) })
      : say('unit.tonnes', { value: hundredths(value) });
  const tonnesShort = (value: number) => say('unit.tonnes', { value: tenths(value) });

  return {
    /** £1,234: no pence from £100 up. @param value pounds */
    money: (value: number) =>
      Math.abs(value) >= 99.5 || Number.isInteger(value) ? pounds(value) : pence(value),
    /** £1,234, whatever its size: headlines. @param value pounds */
    wholePounds: pounds,
    /** £11,400, £830: after 'about', to £100 from ten thousand up and to £10 from a hundred. @param value pounds */
    aboutPounds: (value: number) => pounds(roughly(value)),
    /** £120.42: to the penny, or more precisely if a sum needs it. @param value pounds @param places decimals at most */
    exactPounds: (value: number, places = 2) =>
      (places > 2 ? number({ ...POUNDS, maximumFractionDigits: places }) : pence)(value),
    /** 8.4p @param value pence, of a mile or a kWh */
    pence: (value: number) => say('unit.pence', { value: tenths(value) }),
    /** 3,412 kWh */
    kWh: (value: number) => say('unit.kWh', { value: whole(value) }),
    /** 8.5 kW, 9.5 kWh: sizes as products list them. */
    size: (value: number, unit: 'kW' | 'kWh' | 'cc') =>
      say(`unit.${unit}`, { value: unit === 'cc' ? whole(value) : oneDecimal(value) }),
    /** 1.64 tonnes; below a tenth, kilograms (AMB-34). @param value tonnes, not negative */
    tonnes,
    /** 1.4 tonnes: the ends of a range. @param value tonnes, not negative */
    tonnesShort,
    /** 1.4 tonnes; below a tenth, kilograms: a saving, which is as sure as its range. @param value tonnes, not negative */
    tonnesSaved: (value: number) => (value < 0.1 ? tonnes : tonnesShort)(value),
    /** 7,384 miles, 1 mile */
    miles: (value: number) => say('unit.miles', { count: Math.round(value), value: whole(value) }),
    number: whole,
    /** 3.4 */
    decimal: tenths,
    /** 26.56, 1,014, 0.927: as many digits as a reader needs to follow a sum. @param places decimals at most */
    fine: (value: number, places = 3) => number({ maximumFractionDigits: places })(value),
    /** 37% */
    percent: (value: number) => say('unit.percent', { value: whole(value) }),
    /** 6.5% @param value percent */
    percentTenths: (value: number) => say('unit.percent', { value: tenths(value) }),
    /** 1 July 2026, July 2026, 2026, as precise as it is known; July to September 2026. The text itself if it is no date. @param iso YYYY-MM-DD, YYYY-MM, YYYY or YYYY-MM/YYYY-MM */
    date,
    /** July to September 2026; 30 June to 31 July 2026; since 1 July 2026. @param to null if no end is known */
    period: (period: Period) => periodText(period, date, say),
    /** A number within a sentence: 2026, 404, 0.84, 6.5. */
    value: (value: number) => (Number.isInteger(value) ? String(value) : plain(value)),
  };
}

/** As `aboutPounds` shows it. */
export function roughly(value: number): number {
  const size = Math.abs(value);
  const step = size >= 10_000 ? 100 : size >= 100 ? 10 : 1;
  return Math.round(value / step) * step;
}

/** The text that `Intl` makes; `fallback` if a library of the page has replaced `Intl` with something that fails. */
export function withFallback<Made>(make: () => Made, fallback: () => Made): Made {
  try {
    return make();
  } catch {
    return fallback();
  }
}

/** 1234.50, £1234: a number without thousands separators. */
function plainNumber(
  value: number,
  {
    currency,
    maximumFractionDigits: most = 2,
    minimumFractionDigits: least = currency ? 2 : 0,
  }: Intl.NumberFormatOptions,
): string {
  const digits = Math.abs(value).toFixed(most);
  const sign = value < 0 && Number(digits) ? '-' : '';
  return `${sign}${currency ? '£' : ''}${least ? digits : Number(digits)}`;
}

/** Made when the first number is written, since making it costs milliseconds that would delay the first screen. */
function written(lang: string, options: Intl.NumberFormatOptions): (value: number) => string {
  let made: Intl.NumberFormat | undefined;
  return (value) => {
    const text = withFallback(
      () => {
        // A number that is rounded to zero has no sign.
        made ??= new Intl.NumberFormat(lang, { signDisplay: 'negative', ...options });
        return made.format(value);
      },
      () => plainNumber(value, options),
    );
    // A minus sign, since screen readers skip a hyphen.
    return text.replace('-', '−');
  };
}

/** A day, or months of one year, as `Intl` writes them in British English, but 'to' for its dash, which is neither spoken nor kept on one line. The home page needs some, and making a format takes 13 ms. */
function britishDate(iso: string, say: Say): string | null {
  const [, year, first, day, lastYear = year, last = first] =
    /^(\d{4})-(\d\d)(?:-(\d\d)|\/(\d{4})-(\d\d))?$/.exec(iso) ?? [];
  if (!year || year !== lastYear) return null;
  const [from = '', to = ''] = [first, last].map((month) => say(`month.${Number(month) - 1}` as WordKey, {}));
  return `${day ? `${Number(day)} ` : ''}${from === to ? from : say('unit.months', { from, to })} ${year}`;
}

/** Made once, when the first date is written: a list of assumptions has a date in each row. */
function writtenDate(lang: string, say: Say): (iso: string) => string {
  let made: Intl.DateTimeFormat | undefined;
  const date = (iso: string): string => {
    const [first, last = first] = iso.split('/').map((day) => new Date(day));
    if (!first || !last || Number.isNaN(first.getTime() + last.getTime())) return iso;
    if (/^\d{4}$/.test(iso)) return iso;
    const [from = '', to] = iso.split('/');
    if (to && /^\d{4}-\d\d-\d\d$/.test(from)) return periodText({ from, to }, date, say);
    const british = lang === 'en-GB' && britishDate(iso, say);
    if (british) return british;
    return withFallback(
      () => {
        if (/^\d{4}-\d\d(\/|$)/.test(iso))
          return new Intl.DateTimeFormat(lang, {
            month: 'long',
            year: 'numeric',
            timeZone: 'UTC',
          }).formatRange(first, last);
        made ??= new Intl.DateTimeFormat(lang, { dateStyle: 'long', timeZone: 'UTC' });
        return made.format(first);
      },
      () => iso,
    );
  };
  return date;
}

/** ISO dates, both included; `to` is null if no end is known. */
interface Period {
  readonly from: string;
  readonly to: string | null;
}

function periodText({ from, to }: Period, date: (iso: string) => string, say: Say): string {
  if (to === null) return say('unit.since', { date: date(from) });
  const [first, last] = isWholeMonths(from, to) ? [from.slice(0, 7), to.slice(0, 7)] : [from, to];
  if (first === last) return date(last);
  const year = to.slice(0, 4);
  // The year is written once.
  const start = from.startsWith(year) ? date(first).replace(` ${year}`, '') : date(first);
  return say('unit.months', { from: start, to: date(last) });
}

function isWholeMonths(from: string, to: string): boolean {
  const after = new Date(to);
  after.setUTCDate(after.getUTCDate() + 1);
  return from.endsWith('-01') && after.getUTCDate() === 1;
}
