// Angular checks no template of a custom element; its class does, wherever one is held.
import type { HomeEnergyQuoteElement } from 'home-energy-quote';

export function dress(element: HomeEnergyQuoteElement | HTMLElementTagNameMap['home-energy-quote']): void {
  element.theme = 'harbour';
  element.hideNav = true;
  element.supportPhone = null;
  // @ts-expect-error: there is no such theme.
  element.theme = 'harbor';
}
