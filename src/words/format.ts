// Knows how numbers are written for people: money, energy, distance, weight of CO2, dates. en-GB, GBP (GEN-02).

const LOCALE = 'en-GB';
const whole = new Intl.NumberFormat(LOCALE, { maximumFractionDigits: 0 });
const oneDecimal = new Intl.NumberFormat(LOCALE, { maximumFractionDigits: 1 });
const tenths = new Intl.NumberFormat(LOCALE, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
const hundredths = new Intl.NumberFormat(LOCALE, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const pounds = new Intl.NumberFormat(LOCALE, {
  style: 'currency',
  currency: 'GBP',
  maximumFractionDigits: 0,
});
const pence = new Intl.NumberFormat(LOCALE, { style: 'currency', currency: 'GBP' });
const day = new Intl.DateTimeFormat(LOCALE, {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** £1,234: no pence from £100 up. @param value pounds */
export function money(value: number): string {
  return Math.abs(value) >= 99.5 || Number.isInteger(value) ? pounds.format(value) : pence.format(value);
}

/** £1,234, whatever its size: headlines. @param value pounds */
export function wholePounds(value: number): string {
  return pounds.format(value);
}

/** 8.4p @param value pence a mile */
export function pencePerMile(value: number): string {
  return `${tenths.format(value)}p`;
}

/** 3,412 kWh */
export function kWh(value: number): string {
  return `${whole.format(value)} kWh`;
}

/** 8.5 kW, 9.5 kWh: sizes as they are listed. */
export function size(value: number, unit: 'kW' | 'kWh' | 'cc'): string {
  return `${unit === 'cc' ? whole.format(value) : oneDecimal.format(value)} ${unit}`;
}

/** 1.64 tonnes; below a tenth, kilograms (AMB-34). @param value tonnes, not negative */
export function tonnes(value: number): string {
  if (value < 0.1) return `${whole.format(value * 1000)} kg`;
  return `${hundredths.format(value)} tonnes`;
}

/** 7,384 miles */
export function miles(value: number): string {
  return `${whole.format(value)} miles`;
}

export function number(value: number): string {
  return whole.format(value);
}

/** 3.4 */
export function decimal(value: number): string {
  return tenths.format(value);
}

/** 37 % with the sign set close: 37% */
export function percent(value: number): string {
  return `${whole.format(value)}%`;
}

/** 6.5% @param value percent */
export function percentTenths(value: number): string {
  return `${tenths.format(value)}%`;
}

/** 1 July 2026. The text itself when it is no date. @param iso YYYY-MM-DD */
export function date(iso: string): string {
  const parsed = new Date(iso);
  return Number.isNaN(parsed.getTime()) ? iso : day.format(parsed);
}
