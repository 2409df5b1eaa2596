import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { toCertificate } from './certificate.ts';
import { type CertificateRow, certificatesAt, newestFirst } from './epc.ts';
import { sample } from './fakes/certificates.ts';

const read = (schema: string, more: object = {}) =>
  toCertificate({ ...sample(schema), ...more }, '2020-01-01');
const GAS_SEMI = 'RdSAP-Schema-19.0-epc';

describe('a certificate', () => {
  const samples = [
    ['RdSAP-Schema-17.1-epc', 1, 3, { space: 11_351, hotWater: 3301 }],
    [GAS_SEMI, 2, 1, { space: 9825, hotWater: 2207 }],
    ['RdSAP-Schema-20.0.0-epc', 4, 1, { space: 13_120, hotWater: 2285 }],
    ['RdSAP-Schema-21.0.1-epc', 4, 1, { space: 13_120, hotWater: 2285 }],
    ['SAP-Schema-16.3-rdsap', 2, 2, { space: 7554, hotWater: 3424 }],
    ['SAP-Schema-17.1-epc', 1, 1, { space: 5361, hotWater: 2143 }],
  ] as const;
  for (const [schema, type, fuel, heat] of samples)
    it(`is read in the schema ${schema}`, () => {
      const certificate = read(schema);
      assert.deepEqual(
        [certificate.propertyTypeId, certificate.heatingFuel, certificate.heat],
        [type, fuel, heat],
      );
    });

  const written = [
    ...['true', 'Y', 'Yes', true, 1, { value: 'y' }].map((value) => [value, true] as const),
    ...['false', 'N', false, 0, '0'].map((value) => [value, false] as const),
    ...['', null, 'constructor', 'maybe', {}, 2].map((value) => [value, null] as const),
  ];
  for (const [value, meant] of written)
    it(`has ${JSON.stringify(meant)} for mains gas and the cylinder if the fields are ${JSON.stringify(value)}`, () => {
      const source = { ...(sample(GAS_SEMI).sap_energy_source as object), mains_gas: value };
      const { hasMainsGas, hasCylinder } = read(GAS_SEMI, {
        sap_energy_source: source,
        has_hot_water_cylinder: value,
      });
      assert.deepEqual([hasMainsGas, hasCylinder], [meant, meant]);
    });

  it('has the cylinder from a new home’s heating, and reads names in camelCase', () => {
    const { hasCylinder } = read('SAP-Schema-17.1-epc', { has_hot_water_cylinder: undefined });
    assert.equal(hasCylinder, true);
    assert.equal(
      toCertificate({ hasHotWaterCylinder: 'N', sapEnergySource: { mainsGas: 'N' } }, '').hasMainsGas,
      false,
    );
  });

  it('is the same in camelCase, with numbers as text', () => {
    const camel = (value: unknown): unknown =>
      Array.isArray(value)
        ? value.map(camel)
        : typeof value === 'object' && value !== null
          ? Object.fromEntries(
              Object.entries(value).map(([name, one]) => [
                name.replace(/_(\w)/g, (_, letter) => letter.toUpperCase()),
                camel(one),
              ]),
            )
          : typeof value === 'number'
            ? String(value)
            : value;
    const body = camel(sample(GAS_SEMI)) as Record<string, unknown>;
    assert.deepEqual(toCertificate(body, ''), read(GAS_SEMI));
  });

  it('has floor area, age band and meter by the codes of its schema', () => {
    const found = samples.map(([schema]) => {
      const { floorArea, ageBand, isEconomy7 } = read(schema);
      return [floorArea, ageBand, isEconomy7];
    });
    assert.deepEqual(found, [
      [101, 3, false],
      [94, 2, null],
      [55, 4, false],
      [55, 4, false],
      [70, 3, true],
      [146, 4, null],
    ]);
    const words = [{ description: 'Electric immersion, off-peak' }];
    const source = { meter_type: '2' };
    assert.equal(read(GAS_SEMI, { hot_water: words, sap_energy_source: source }).isEconomy7, null);
    assert.equal(read(GAS_SEMI, { total_floor_area: '94.4' }).floorArea, 94);
    assert.equal(read(GAS_SEMI, { total_floor_area: 9000 }).floorArea, null);
    assert.equal(read(GAS_SEMI, { sap_building_parts: [{ construction_age_band: 'NR' }] }).ageBand, null);
    const batteries = { pv_batteries: [{ pv_battery: { battery_capacity: '5' } }] };
    assert.equal(read(GAS_SEMI, { sap_energy_source: batteries }).hasBattery, true);
  });

  it('has no type of home or fuel if its codes and texts contradict each other', () => {
    assert.equal(read(GAS_SEMI, { dwelling_type: 'Top-floor flat' }).propertyTypeId, null);
    assert.equal(read(GAS_SEMI, { property_type: 4, dwelling_type: 'Park home' }).propertyTypeId, null);
    const oil = [{ description: { value: 'Boiler and radiators, oil' } }];
    assert.equal(read(GAS_SEMI, { main_heating: oil }).heatingFuel, null);
  });

  it('shows existing solar panels, batteries and heat pumps', () => {
    assert.deepEqual(
      [GAS_SEMI, 'RdSAP-Schema-20.0.0-epc', 'RdSAP-Schema-21.0.1-epc']
        .map((schema) => read(schema))
        .map((one) => [one.hasSolar, one.hasBattery]),
      [
        [false, false],
        [true, false],
        [false, true],
      ],
    );
    const panels = { photovoltaic_supply: [[{ peak_power: '2.5', pitch: 2, orientation: 5 }]] };
    assert.equal(read(GAS_SEMI, { sap_energy_source: panels }).hasSolar, true);
    const pump = [{ description: 'Air source heat pump, radiators, electric' }];
    assert.equal(read(GAS_SEMI, { main_heating: pump }).hasHeatPump, true);
  });

  const broken: readonly object[] = [
    {},
    { renewable_heat_incentive: { space_heating_existing_dwelling: 'NaN', water_heating: -5 } },
    {
      renewable_heat_incentive: 'none',
      walls: null,
      roofs: 7,
      sap_heating: [],
      main_heating: [null],
      sap_energy_source: 'x',
    },
    { dwelling_type: '<script>alert(1)</script>', registration_date: null, built_form: {} },
  ];
  for (const more of broken)
    it(`that is ${JSON.stringify(more).slice(0, 40)} is read without figures or an error`, () => {
      const certificate = toCertificate(more as Record<string, unknown>, '2020-01-01');
      assert.equal(certificate.heat, undefined);
      assert.equal(certificate.date, '2020-01-01');
      assert.doesNotMatch(JSON.stringify(certificate), /script|NaN/);
    });
});

describe('the certificate of an address', () => {
  const row = (addressLine1: string, addressLine2 = '', more: Partial<CertificateRow> = {}) =>
    ({
      addressLine1,
      addressLine2,
      addressLine3: '',
      addressLine4: '',
      uprn: null,
      status: '',
      cancelledAt: '',
      certificateNumber: addressLine1,
      registrationDate: '2020-01-01',
      postcode: '',
      ...more,
    }) as CertificateRow;
  const rows = [
    row('1, Hedge Lane'),
    row('11, Hedge Lane'),
    row('Flat 1', '3 Hedge Lane'),
    row('Flat B, 5 Hedge Lane'),
    row('Rose Cottage', 'Hedge Lane'),
  ];
  const found = (line1: string, line2 = '', among = rows) =>
    certificatesAt({ line1, line2 }, among).map((one) => one.certificateNumber);

  it('is identified by number, flat and name', () => {
    assert.deepEqual(found('1 Hedge Lane'), ['1, Hedge Lane']);
    assert.deepEqual(found('Apartment 1', '3 Hedge Lane'), ['Flat 1']);
    assert.deepEqual(found('Flat B', '5 Hedge Lane'), ['Flat B, 5 Hedge Lane']);
    assert.deepEqual(found('Rose Cottage', 'Hedge Lane'), ['Rose Cottage']);
  });

  it('is not found if no home matches, or two do', () => {
    assert.deepEqual(found('3 Hedge Lane'), []);
    assert.deepEqual(found('Hedge Lane'), []);
    assert.deepEqual(found('Flat A', '5 Hedge Lane'), []);
    assert.deepEqual(
      found('7 Hedge Lane', '', [
        row('7 Hedge Lane', '', { uprn: 1 }),
        row('7, Hedge Lane', '', { uprn: 2 }),
      ]),
      [],
    );
  });

  it('is the newest one that is not cancelled', () => {
    const all = [
      row('a'),
      row('b', '', { registrationDate: '2024-01-01', cancelledAt: '2024-02-01' }),
      row('c', '', { registrationDate: '2023-01-01' }),
    ];
    assert.deepEqual(
      newestFirst(all).map((one) => one.certificateNumber),
      ['c', 'a'],
    );
    assert.deepEqual(newestFirst([row('a', '', { registrationDate: 'never' })]), []);
  });
});
