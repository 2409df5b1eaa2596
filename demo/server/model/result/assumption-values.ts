// The values for the placeholders in translated assumptions.
/**
 * The names of each assumption's numbers, in the order in which they occur in its sentence and value; '-' for a number
 * that never changes. Times such as 7am are not counted.
 */
const NAMES: Readonly<Record<string, string>> = {
  'behaviour.home-charging': '-',
  'home.electricity': 'total heat',
  'home.electricity-measured': 'total heat',
  'home.heat-calculated': 'heat',
  'home.heat-certified': 'heat',
  'home.heat-metered': 'heat',
  'home.heat-guessed': 'heat',
  'home.heat-near': 'from',
  'home.kept-gas': 'gas',
  'home.mismatch': 'metered usual',
  'home.boiler': 'percent',
  'home.floor-area': 'squareMetres',
  'home.age': '- - loss',
  'home.certificate-area': 'squareMetres',
  'home.sun': 'kWhPerKw',
  'home.sun-roof': 'pitch kWhPerKw',
  'home.sun-place': '- kWhPerKw',
  'prices.electricity': 'unit standing',
  'prices.northern-ireland': 'unit standing',
  'prices.gas-northern-ireland': 'unit',
  'prices.tariff': 'unit',
  'prices.runner-up': 'pounds',
  'prices.gas': 'unit',
  'prices.oil': 'unit',
  'prices.petrol': 'litre',
  'prices.diesel': 'litre',
  'prices.mile': 'pence',
  'prices.rest-of-home-less': 'pounds',
  'prices.rest-of-home-more': 'pounds',
  'prices.co2': 'kilograms',
  'prices.boiler': 'pounds',
  'prices.service': 'pump boiler',
  'prices.service-pump': 'pump',
  'prices.panels': 'smaller - larger',
  'prices.battery': 'fixed perKwh',
  'prices.vat': 'percent',
  'prices.growth': 'percent',
  'prices.todays-money': 'pounds',
  'prices.one-tariff': 'years',
  'system.efficiency': 'efficiency',
  'system.flow': 'celsius',
  'system.flow-told': 'celsius',
  'system.flow-hotter': 'celsius efficiency',
  'system.survey': 'kilowatts',
  'system.panels': 'panels watts',
  'system.roof': '- percent',
  'system.roof-told': 'pitch percent',
  'system.shade': 'percent',
  'system.output': 'kWh',
  'system.network-consent': '- kilowatts',
  'system.panel-loss': 'percent',
  'system.battery': 'kWh',
  'system.battery-step': 'other less',
  'system.battery-replaced': 'pounds year',
  'system.battery-fade': 'perYear floor',
  'system.inverter': 'pounds year',
  'system.charger': 'percent',
  'system.charger-hours': '- hours kilowatts',
  'system.charger-unknown': 'hours kilowatts',
  'behaviour.as-most': 'pounds',
  'behaviour.miles-read': 'miles',
  'behaviour.miles-differ': 'miles',
  'behaviour.shifted': 'pounds',
  'behaviour.gas-closed': 'pounds',
  'behaviour.hob': '- kWh',
  'behaviour.night-heating': '- day night',
  'behaviour.measured': 'percent',
  'behaviour.unsure': 'kWh',
  'behaviour.window': 'hours kilowatts percent',
};

/** A number that is not part of a word (CO2) and not a time (7am). */
const NUMBER = /(?<![A-Za-z\d.,])\d[\d,]*(?:\.\d+)?(?![\d.]*(?:am|pm))/g;

/** @param words names of products in the sentence, whose digits are ignored */
export function assumptionValues(
  key: string,
  statement: string,
  words: Readonly<Record<string, string>> = {},
): Readonly<Record<string, string | number>> {
  const sentence = Object.values(words).reduce((text, word) => text.replace(word, ''), statement);
  const names = NAMES[key]?.split(' ') ?? [];
  const numbers = (sentence.match(NUMBER) ?? []).map((written, at) => {
    return [names[at] ?? `n${at + 1}`, Number(written.replaceAll(',', ''))] as const;
  });
  return { ...words, ...Object.fromEntries(numbers.filter(([name]) => name !== '-')) };
}
