import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { assumptionInEnglish } from '../../test/in-english.ts';
import type { SolarOption } from './choose-system.ts';
import { batteryAssumptions, consents } from './solar-assumptions.ts';
import type { SolarCase } from './solar-case.ts';

const asked = (peak: number) =>
  consents({ question: { system: { peak } } } as SolarCase)
    .map(assumptionInEnglish)
    .map(({ key, value }) => [key, value]);

const option = (battery: number, left: number) =>
  ({ quoted: { question: { system: { battery } } }, cost: 10_000, left }) as SolarOption;
const ofBattery = (best: SolarOption, next: SolarOption) =>
  batteryAssumptions({ best, others: [next] }).map(assumptionInEnglish);

describe('the assumption about the battery', () => {
  it('YOURS-05 HON-12: explains the choice of battery, and names another with almost the same net saving', () => {
    const keys = (less: number) => ofBattery(option(0, 5000), option(5.2, 5000 - less)).map(({ key }) => key);
    assert.deepEqual(keys(201), ['system.battery']);
    assert.deepEqual(keys(199), ['system.battery', 'system.battery-step']);
    const [size, step] = ofBattery(option(0, 5000), option(5.2, 4900));
    assert.deepEqual([size?.value, step?.value], ['no battery', '£100 less']);
    assert.match(step?.text ?? '', /almost as much: 5\.2 kWh\./);
    assert.equal(ofBattery(option(9.5, 5000), option(0, 0))[0]?.value, '9.5 kWh');
  });
});

describe('who else has to agree', () => {
  it('HON-08: is the network operator above 3.68 kW, and nobody up to it', () => {
    assert.deepEqual(asked(3.68), []);
    assert.deepEqual(asked(4.4), [['system.network-consent', '4.4 kW of panels']]);
  });
});
