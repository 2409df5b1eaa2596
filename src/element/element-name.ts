// Knows the tag the product is embedded by.
export const ELEMENT_NAME = 'home-energy-quote';
