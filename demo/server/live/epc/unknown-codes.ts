// Finds codes that are not in the register's documentation. They are ignored, and each field is logged once.
import { type CertificateBody, field, list, textOf } from './read-field.ts';

const CODES: Readonly<Record<string, RegExp>> = {
  property_type: /^[0-4]$/,
  built_form: /^([1-6]|NR)$/,
  'sap_energy_source.meter_type': /^[1-5]$/,
  'sap_energy_source.mains_gas': /^(y|n|yes|no|true|false|0|1)$/i,
  has_hot_water_cylinder: /^(y|n|yes|no|true|false|0|1)$/i,
};
const OF_PARTS: Readonly<Record<string, RegExp>> = { construction_age_band: /^([A-M]|NR|0)$/i };

/** Returns only the fields' names, since their values are about somebody's home. */
export function unknownCodes(body: CertificateBody): readonly string[] {
  const [main] = list(body, 'sap_building_parts');
  const unknown = (record: unknown, codes: typeof CODES) =>
    Object.entries(codes).flatMap(([name, known]) => {
      const code = field(record, name);
      return code === undefined || code === null || known.test(textOf(code) || String(code)) ? [] : [name];
    });
  return [...unknown(body, CODES), ...unknown(main, OF_PARTS)];
}
