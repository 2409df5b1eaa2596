// Whose figures our pages stand on: a name, when they were true, and how we came by them.

import type { Source } from '../source.ts';

export const sources = {
  cap: {
    name: 'Ofgem price cap, Great Britain',
    date: 'July to September 2026',
    mark: 'read',
    to: '2026-09-30',
  },
  capRatio: {
    name: 'Ofgem price cap and a boiler that gives 0.84',
    date: 'July to September 2026',
    mark: 'derived',
    to: '2026-09-30',
  },
  nightRates: { name: 'three tariffs for electric cars', date: 'May 2026', mark: 'read' },
  mile: {
    name: 'Ofgem price cap, RAC pump prices, and the middle of 92 electric and 102 petrol cars on the road',
    date: 'July 2026',
    mark: 'derived',
    to: '2026-09-30',
  },
  evData: { name: 'Open EV Data', date: 'April 2025', mark: 'derived' },
  charging: { name: 'ADAC', date: 'as read in 2026', mark: 'read' },
  gridCo2: { name: 'DESNZ conversion factors', date: '2026', mark: 'derived' },
  carCo2: { name: 'Vehicle Certification Agency', date: 'May 2025', mark: 'derived' },
  roadFuel: { name: 'European Commission', date: '2024', mark: 'read' },
  sunshine: { name: 'SAP 2012, Appendix U', date: '2012', mark: 'derived' },
  solarCost: { name: 'DESNZ solar costs', date: '2024 to 2025', mark: 'read' },
  battery: { name: 'retail prices', date: '2026', mark: 'read' },
  vat: { name: 'HMRC, VAT on domestic installation', date: 'as read in 2026', mark: 'read' },
  exportRates: { name: 'published export rates', date: 'July 2026', mark: 'read' },
  selfUse: { name: 'MCS MGD 003', date: 'Issue 2', mark: 'read' },
  trial: { name: 'Electrification of Heat trial', date: '2024', mark: 'read' },
  monitor: { name: 'HeatpumpMonitor.org', date: 'July 2026', mark: 'derived' },
  grant: { name: 'GOV.UK, Boiler Upgrade Scheme', date: 'from 21 July 2026', mark: 'read' },
  grantScotland: { name: 'Home Energy Scotland', date: 'as read in 2026', mark: 'read' },
  grantNorthernIreland: { name: 'BBC News NI', date: '2026', mark: 'read' },
  oil: { name: 'Shropshire Star', date: '5 March 2026', mark: 'read' },
  model: { name: 'our model', date: 'prices of July 2026, indicative', mark: 'model' },
  practice: { name: 'general knowledge', date: 'indicative', mark: 'general' },
} as const satisfies Readonly<Record<string, Source>>;

/** Each source as a line: 'ADAC, as read in 2026'; what we derived says so. */
export function sourceWords(): Readonly<Record<`source.${keyof typeof sources}`, string>> {
  const line = ({ name, date, mark }: Source) => `${mark === 'derived' ? 'our sum on ' : ''}${name}, ${date}`;
  return Object.fromEntries(
    Object.entries(sources).map(([id, source]) => [`source.${id}`, line(source)]),
  ) as Record<`source.${keyof typeof sources}`, string>;
}
