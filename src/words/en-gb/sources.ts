// The sources of the landing pages’ figures: their names, dates and quality.

import type { Source } from '../source.ts';

export const sources = {
  cap: { name: 'Ofgem price cap, Great Britain', date: '{capMonths}', mark: 'read', ends: 'to' },
  capRatio: {
    name: 'Ofgem price cap and a boiler that gives 0.84',
    date: '{capMonths}',
    mark: 'derived',
    ends: 'to',
  },
  nightRates: { name: 'car tariffs of Octopus and EDF', date: '{nightMonths}', mark: 'derived' },
  mile: {
    name: '194 cars, petrol on {petrolDate}, the price cap and car tariffs',
    date: '{capMonths}',
    mark: 'derived',
    ends: 'mileTo',
  },
  evData: { name: 'Open EV Data', date: 'April 2025', mark: 'derived' },
  carTax: { name: 'HM Treasury, Budget', date: 'November 2025', mark: 'derived' },
  gridCo2: { name: 'DESNZ conversion factors', date: '2026', mark: 'derived' },
  carCo2: { name: 'Vehicle Certification Agency', date: 'May 2025', mark: 'derived' },
  sunshine: { name: 'SAP 2012, Appendix U', date: '2012', mark: 'derived' },
  solarCost: { name: 'DESNZ solar costs', date: '2024 to 2025', mark: 'read' },
  battery: { name: 'retail prices', date: '2026', mark: 'read' },
  vat: { name: 'HMRC, VAT on domestic installation', date: 'as read in 2026', mark: 'read' },
  exportRates: { name: 'published export rates', date: '{sellMonths}', mark: 'read' },
  selfUse: { name: 'MCS MGD 003', date: 'Issue 2', mark: 'read' },
  trial: { name: 'Electrification of Heat trial', date: '2024', mark: 'read' },
  pumpPrice: {
    name: 'DESNZ, Boiler Upgrade Scheme statistics',
    date: 'August 2026',
    mark: 'derived',
  },
  grant: { name: 'GOV.UK, Boiler Upgrade Scheme', date: 'from 21 July 2026', mark: 'read' },
  grantScotland: { name: 'Home Energy Scotland', date: 'as read in 2026', mark: 'read' },
  grantNorthernIreland: { name: 'BBC News NI', date: '2026', mark: 'read' },
  oil: { name: 'Shropshire Star, 5 March 2026; pages of sellers', date: '{oilDate}', mark: 'derived' },
  model: { name: 'our model', date: 'prices of {capMonths}, indicative', mark: 'model', ends: 'to' },
  practice: { name: 'general knowledge', date: 'indicative', mark: 'general' },
} as const satisfies Readonly<Record<string, Source>>;

/** Each source as a line: 'GOV.UK, Boiler Upgrade Scheme, from 21 July 2026'; what we derived says so. */
export function sourceWords(): Readonly<Record<`source.${keyof typeof sources}`, string>> {
  const line = ({ name, date, mark }: Source) =>
    `${mark === 'derived' ? 'our calculation from ' : ''}${name}, ${date}`;
  return Object.fromEntries(
    Object.entries(sources).map(([id, source]) => [`source.${id}`, line(source)]),
  ) as Record<`source.${keyof typeof sources}`, string>;
}
