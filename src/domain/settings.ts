// What a partner can set, once the attributes are parsed.
import type { Journey } from './journey.ts';

export const THEMES = ['meadow', 'harbour', 'volt', 'civic'] as const;
export type Theme = (typeof THEMES)[number];

/** One value per attribute of the contract; null where the partner set none. */
export interface Settings {
  readonly theme: Theme;
  readonly brandColor: string | null;
  readonly accentColor: string | null;
  /** px */
  readonly radius: number | null;
  readonly font: string | null;
  readonly fontHeading: string | null;
  /** px */
  readonly size: number | null;
  readonly brandName: string | null;
  readonly logoSrc: string | null;
  readonly supportPhone: string | null;
  readonly supportHours: string | null;
  readonly supportEmail: string | null;
  readonly whiteLabel: boolean;
  readonly nonDomesticPhone: string | null;
  readonly nonDomesticHours: string | null;
  readonly termsUrl: string | null;
  readonly privacyUrl: string | null;
  readonly aboutUrl: string | null;
  /** Absolute, with a closing slash. */
  readonly apiBase: string;
  /** Absolute. */
  readonly authUrl: string;
  readonly gbData: boolean;
  readonly journey: Journey;
  readonly only: readonly Journey[];
  readonly skipHome: boolean;
  readonly postcode: string | null;
  readonly registration: string | null;
  readonly router: 'hash' | 'memory';
  readonly routeBase: string;
  /** Of our first headings. */
  readonly headingLevel: number;
  readonly hideNav: boolean;
  readonly hideFooter: boolean;
  readonly persist: 'session' | 'none';
  readonly tracking: 'on' | 'off';
  readonly variant: string | null;
  readonly enquiries: 'event' | 'api' | 'off';
  readonly share: 'off' | 'print' | 'on';
  readonly serviceArea: readonly string[];
  readonly lang: string;
  readonly copy: 'spec' | 'plain';
  readonly loading: 'eager' | 'lazy';
}

/** `supportPhone` as `support-phone`. */
export type Kebab<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? First extends Lowercase<First>
    ? `${First}${Kebab<Rest>}`
    : `-${Lowercase<First>}${Kebab<Rest>}`
  : Name;

/** A setting's attribute: `supportPhone` is `support-phone`. */
export type AttributeName = Kebab<keyof Settings>;
