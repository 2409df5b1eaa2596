// Knows what TypeScript is told of the element: its class, its events on every listener, its attributes in JSX.
import type { AttributeName } from '../domain/settings.ts';
import type { EventDetails, EventName, HeqEvent } from './events.ts';
import type { HomeEnergyQuoteElement } from './home-energy-quote-element.tsx';

export type { Asset, Journey } from '../domain/flags.ts';
export type { Enquiry } from '../state/widget.ts';
export type { PublicState, StartOptions } from './public-state.ts';
export type { AttributeName, EventDetails, EventName, HeqEvent, HomeEnergyQuoteElement };

type HeqEventMap = { [Name in EventName]: HeqEvent<Name> };

/** Attributes as JSX writes them: text, or a bare boolean. */
export type HomeEnergyQuoteAttributes = { [Name in AttributeName]?: string | number | boolean | undefined };

/** Events as React 19 and Preact listen to them: `onheq-ready={…}`. */
export type HomeEnergyQuoteListeners = {
  [Name in EventName as `on${Name}`]?: ((event: HeqEvent<Name>) => void) | undefined;
};

// biome-ignore lint/suspicious/noExplicitAny: frameworks type these closer, each its own way, and all must fit in.
type TypedByFramework = any;

/** What any JSX takes besides. */
export interface HomeEnergyQuoteProps extends HomeEnergyQuoteAttributes, HomeEnergyQuoteListeners {
  messages?: HomeEnergyQuoteElement['messages'] | undefined;
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
