export const ELEMENT_NAME = 'home-energy-quote';
