// The grid region and climate of a postcode, and whether we quote there.
import { readTable } from '../../data/read-table.ts';

/** 'limited': climate and sun are known, tariffs are not (Northern Ireland). 'no': not served (Crown dependencies). */
type Served = 'yes' | 'limited' | 'no';

/** What a postcode says of a home. */
export interface Place {
  /** Letters at the front of the postcode: 'BS'. */
  readonly area: string;
  readonly name: string;
  readonly nation: string;
  /** Grid supply point group, '_A' to '_P': the region of the price cap. Null outside Great Britain. */
  readonly gspGroup: string | null;
  readonly dno: string | null;
  /** First two digits of an electricity meter number. Null outside Great Britain. */
  readonly distributorId: string | null;
  /** SAP region, 1 to 21: a row of climate.csv. */
  readonly climateRegion: number;
  /** K days a year, base 15.5 °C. MCS MIS 031 by openenergymonitor/tools, 13 August 2026. */
  readonly degreeDays: number;
  /** °C, the cold day that a heat pump is sized for. Same source. */
  readonly designTemperature: number;
  readonly served: Served;
  /** Is there mains gas? Not on some islands. */
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

/** Outcode, then the three characters that an outcode alone leaves out. */
const POSTCODE = /^(([A-Z]{1,2})\d[A-Z\d]?)(?:\d[A-Z]{2})?$/;

/**
 * The place of a postcode or an outcode, with or without a space, in either case: the outcode's own grid
 * region where it differs from its area's. Null when we know no such area.
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
