import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { SolarCase } from './solar-case.ts';
import { nearestStep } from './solar-system.ts';
import { batteryAssumptions, consents } from './system-assumptions.ts';

const asked = (peak: number) =>
  consents({ question: { system: { peak } } } as SolarCase).map(({ key, value }) => [key, value]);

const { at } = nearestStep(3000);
const ofBattery = (household: number, battery: number) =>
  batteryAssumptions({
    question: { system: { battery }, load: { household, total: household } },
  } as SolarCase);

describe('what is said of the battery', () => {
  it('HON-12: is its size, and the next one where a little use decides between them', () => {
    const keys = (household: number) => ofBattery(household, 5.2).map(({ key }) => key);
    assert.deepEqual(keys(at - 700), ['system.battery']);
    assert.deepEqual(keys(at - 10), ['system.battery', 'system.battery-step']);
    const [size, step] = ofBattery(at - 10, 5.2);
    assert.deepEqual([size?.value, step?.value], ['5.2 kWh', '2,981 kWh a year']);
    assert.match(step?.text ?? '', /with a little more use we would quote 9\.5 kWh/);
    assert.match(ofBattery(at + 10, 9.5)[1]?.text ?? '', /with a little less use we would quote 5\.2 kWh/);
  });
});

describe('who else has a say', () => {
  it('HON-08: is the network operator over 3.68 kW, and nobody up to there', () => {
    assert.deepEqual(asked(3.68), []);
    assert.deepEqual(asked(4.4), [['system.network-consent', '4.4 kW of panels']]);
  });
});
