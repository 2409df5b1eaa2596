// Knows how numbers are written for people: money, energy, distance, weight of CO2, dates. en-GB, GBP (GEN-02).

const LOCALE = 'en-GB';
const whole = written({ maximumFractionDigits: 0 });
const oneDecimal = written({ maximumFractionDigits: 1 });
const tenths = written({ minimumFractionDigits: 1, maximumFractionDigits: 1 });
const hundredths = written({ minimumFractionDigits: 2, maximumFractionDigits: 2 });
const pounds = written({ style: 'currency', currency: 'GBP', maximumFractionDigits: 0 });
const pence = written({ style: 'currency', currency: 'GBP' });

/** Made with the first number: to make one costs milliseconds that nobody should wait for before the first screen. */
function written(options: Intl.NumberFormatOptions): (value: number) => string {
  let made: Intl.NumberFormat | undefined;
  return (value) => {
    // What is rounded to nothing has no sign.
    made ??= new Intl.NumberFormat(LOCALE, { signDisplay: 'negative', ...options });
    return made.format(value);
  };
}

/** £1,234: no pence from £100 up. @param value pounds */
export function money(value: number): string {
  return Math.abs(value) >= 99.5 || Number.isInteger(value) ? pounds(value) : pence(value);
}

/** £1,234, whatever its size: headlines. @param value pounds */
export function wholePounds(value: number): string {
  return pounds(value);
}

/** 8.4p @param value pence a mile */
export function pencePerMile(value: number): string {
  return `${tenths(value)}p`;
}

/** 3,412 kWh */
export function kWh(value: number): string {
  return `${whole(value)} kWh`;
}

/** 8.5 kW, 9.5 kWh: sizes as they are listed. */
export function size(value: number, unit: 'kW' | 'kWh' | 'cc'): string {
  return `${unit === 'cc' ? whole(value) : oneDecimal(value)} ${unit}`;
}

/** 1.64 tonnes; below a tenth, kilograms (AMB-34). @param value tonnes, not negative */
export function tonnes(value: number): string {
  if (value < 0.1) return `${whole(value * 1000)} kg`;
  return `${hundredths(value)} tonnes`;
}

/** 7,384 miles, 1 mile */
export function miles(value: number): string {
  const count = whole(value);
  return `${count} ${count === '1' ? 'mile' : 'miles'}`;
}

export function number(value: number): string {
  return whole(value);
}

/** 3.4 */
export function decimal(value: number): string {
  return tenths(value);
}

/** 37 % with the sign set close: 37% */
export function percent(value: number): string {
  return `${whole(value)}%`;
}

/** 6.5% @param value percent */
export function percentTenths(value: number): string {
  return `${tenths(value)}%`;
}

/** 1 July 2026. The text itself when it is no date. @param iso YYYY-MM-DD */
export function date(iso: string): string {
  const parsed = new Date(iso);
  if (Number.isNaN(parsed.getTime())) return iso;
  return parsed.toLocaleDateString(LOCALE, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
}
