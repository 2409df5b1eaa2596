// The element's types for TypeScript: its class, its events on every listener, its attributes in JSX.
import type { AttributeName, Kebab, Settings } from '../domain/settings.ts';
import type { Written } from './attributes.ts';
import type { EventDetails, EventName, HeqEvent } from './events.ts';
import { HomeEnergyQuoteElement } from './home-energy-quote-element.tsx';

export type { Enquiry } from '../domain/enquiry.ts';
export type { Asset, Journey } from '../domain/journey.ts';
export type { PublicState, StartOptions } from './public-state.ts';
export type { AttributeName, EventDetails, EventName, HeqEvent };
export { HomeEnergyQuoteElement };

type HeqEventMap = { [Name in EventName]: HeqEvent<Name> };

/** Attributes as JSX and templates write them; a bare one is true. */
export type HomeEnergyQuoteAttributes = {
  [Key in keyof Settings as Kebab<Key>]?: AsAttribute<Written<Settings[Key]>> | undefined;
};

type AsAttribute<Value> = Value extends boolean ? boolean | 'true' | 'false' | '' : Value;

/** Events as React 19 and Preact listen to them: `onheq-ready={…}`. */
export type HomeEnergyQuoteListeners = {
  [Name in EventName as `on${Name}`]?: ((event: HeqEvent<Name>) => void) | undefined;
};

// biome-ignore lint/suspicious/noExplicitAny: frameworks type these closer, each its own way, and all must fit in.
type TypedByFramework = any;

/** Attributes that every JSX element accepts. */
export interface HomeEnergyQuoteProps extends HomeEnergyQuoteAttributes, HomeEnergyQuoteListeners {
  messages?: HomeEnergyQuoteElement['messages'] | undefined;
  endpoints?: HomeEnergyQuoteElement['endpoints'] | undefined;
  id?: string | undefined;
  class?: string | undefined;
  className?: string | undefined;
  slot?: string | undefined;
  style?: TypedByFramework;
  hidden?: boolean | undefined;
  key?: TypedByFramework;
  ref?: TypedByFramework;
  children?: TypedByFramework;
}

declare global {
  interface HTMLElementTagNameMap {
    'home-energy-quote': HomeEnergyQuoteElement;
  }
  interface HTMLElementEventMap extends HeqEventMap {}
  interface DocumentEventMap extends HeqEventMap {}
  interface ShadowRootEventMap extends HeqEventMap {}
  interface WindowEventMap extends HeqEventMap {}
  namespace JSX {
    interface IntrinsicElements {
      'home-energy-quote': HomeEnergyQuoteProps;
    }
  }
}
