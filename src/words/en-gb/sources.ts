// Knows whose figures our pages stand on: a name, when they were true, and how we came by them.

export interface Source {
  readonly name: string;
  /** As a reader is told it. */
  readonly date: string;
  /** Read in the source, derived from what was read there, general knowledge, or a choice of our model. */
  readonly mark: 'read' | 'derived' | 'general' | 'model';
}

export const sources = {
  cap: { name: 'Ofgem price cap, Great Britain', date: 'July to September 2026', mark: 'read' },
  capRatio: {
    name: 'Ofgem price cap and a boiler that gives 0.84',
    date: 'July to September 2026',
    mark: 'derived',
  },
  nightRates: { name: 'three tariffs for electric cars', date: 'May 2026', mark: 'read' },
  mile: {
    name: 'Ofgem price cap, RAC pump prices, and the middle of 92 electric and 102 petrol cars on the road',
    date: 'July 2026',
    mark: 'derived',
  },
  evData: { name: 'Open EV Data', date: 'April 2025', mark: 'derived' },
  charging: { name: 'ADAC', date: 'as read in 2026', mark: 'read' },
  gridCo2: { name: 'DESNZ conversion factors', date: '2026', mark: 'derived' },
  carCo2: { name: 'Vehicle Certification Agency', date: 'May 2025', mark: 'derived' },
  roadFuel: { name: 'European Commission', date: '2024', mark: 'read' },
  sunshine: { name: 'SAP 2012, Appendix U', date: '2012', mark: 'derived' },
  solarCost: { name: 'DESNZ solar costs', date: '2024 to 2025', mark: 'read' },
  battery: { name: 'retail prices', date: '2026', mark: 'read' },
  vat: { name: 'VAT on domestic installation, Great Britain', date: 'as read in 2026', mark: 'read' },
  exportRates: { name: 'published export rates', date: 'July 2026', mark: 'read' },
  selfUse: { name: 'MCS MGD 003', date: 'Issue 2', mark: 'read' },
  trial: { name: 'Electrification of Heat trial', date: '2024', mark: 'read' },
  monitor: { name: 'HeatpumpMonitor.org', date: 'July 2026', mark: 'derived' },
  grant: { name: 'Boiler Upgrade Scheme', date: 'August 2026', mark: 'read' },
  oil: { name: 'Shropshire Star', date: '5 March 2026', mark: 'read' },
  model: { name: 'our model', date: 'prices of July 2026, indicative', mark: 'model' },
  practice: { name: 'general knowledge', date: 'indicative', mark: 'general' },
} as const satisfies Readonly<Record<string, Source>>;

export type SourceId = keyof typeof sources;
