// The grid region and climate of a postcode, and whether there are quotes for it.
import { readTable } from '../../data/read-table.ts';

/** 'limited' means that climate and sun are known, but not tariffs (Northern Ireland). 'no' is for the Crown dependencies. */
type Served = 'yes' | 'limited' | 'no';

/** The facts that follow from a postcode. */
export interface Place {
  /** The letters at the beginning of the postcode, such as 'BS'. */
  readonly area: string;
  readonly name: string;
  readonly nation: string;
  /** The grid supply point group, '_A' to '_P', which is the region of the price cap. Null outside Great Britain. */
  readonly gspGroup: string | null;
  readonly dno: string | null;
  /** The first two digits of electricity meter numbers. Null outside Great Britain. */
  readonly distributorId: string | null;
  /** The SAP region, 1 to 21, in climate.csv. */
  readonly climateRegion: number;
  /** K days a year, base 15.5 °C. MCS MIS 031 by openenergymonitor/tools, 13 August 2026. */
  readonly degreeDays: number;
  /** °C on the design day, for which heat pumps are sized. Same source. */
  readonly designTemperature: number;
  readonly served: Served;
  /** False on some islands without mains gas. */
  readonly hasGas: boolean;
}

const areas = new Map(
  readTable('postcode_areas.csv', (row): [string, Omit<Place, 'hasGas'>] => [
    row.text('area'),
    {
      area: row.text('area'),
      name: row.text('name'),
      nation: row.text('nation'),
      gspGroup: row.optionalText('gsp_group'),
      dno: row.optionalText('dno'),
      distributorId: row.optionalText('mpan_distributor_id'),
      climateRegion: row.number('sap_region'),
      degreeDays: row.number('degree_days_15_5'),
      designTemperature: row.number('design_temp_c'),
      served: served(row.text('served')) ?? row.refuse('served must be yes, limited or no'),
    },
  ]),
);

const overrides = new Map(
  readTable('outcode_overrides.csv', (row): [string, Pick<Place, 'gspGroup' | 'distributorId'>] => [
    row.text('outcode'),
    { gspGroup: row.text('gsp_group'), distributorId: row.text('mpan_distributor_id') },
  ]),
);

/** Areas and outcodes without mains gas. */
const offGas: ReadonlySet<string> = new Set(readTable('off_gas.csv', (row) => row.text('outcode')));

/** An outcode, optionally with the three characters that complete a postcode. */
const POSTCODE = /^(([A-Z]{1,2})\d[A-Z\d]?)(?:\d[A-Z]{2})?$/;

/**
 * Returns the place of a postcode or outcode, with or without a space, in upper or lower case; null for an unknown area.
 * An outcode may have another grid region than its area.
 */
export function placeOf(postcode: string): Place | null {
  const [, outcode = '', area = ''] = POSTCODE.exec(postcode.replace(/\s/g, '').toUpperCase()) ?? [];
  const place = areas.get(area);
  const hasGas = !offGas.has(area) && !offGas.has(outcode);
  return place ? { ...place, ...overrides.get(outcode), hasGas } : null;
}

function served(value: string): Served | null {
  return value === 'yes' || value === 'limited' || value === 'no' ? value : null;
}
