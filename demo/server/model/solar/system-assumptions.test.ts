import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { SolarCase } from './solar-case.ts';
import { consents } from './system-assumptions.ts';

const asked = (peak: number) =>
  consents({ question: { system: { peak } } } as SolarCase).map(({ key, value }) => [key, value]);

describe('who else has a say', () => {
  it('HON-08: is the network operator over 3.68 kW, and nobody up to there', () => {
    assert.deepEqual(asked(3.68), []);
    assert.deepEqual(asked(4.4), [['system.network-consent', '4.4 kW of panels']]);
  });
});
