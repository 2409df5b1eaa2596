// Angular does not check a custom element in a template, but the class gives types to a variable that holds the element.
import type { HomeEnergyQuoteElement } from 'home-energy-quote';

export function dress(element: HomeEnergyQuoteElement | HTMLElementTagNameMap['home-energy-quote']): void {
  element.theme = 'harbour';
  element.hideNav = true;
  element.supportPhone = null;
  // @ts-expect-error: there is no such theme.
  element.theme = 'harbor';
}
