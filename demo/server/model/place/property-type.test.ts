import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { PROPERTY_TYPES, propertyType, typicalElectricity, usualType } from './property-type.ts';

describe('property types', () => {
  it('LOOK-02 CONST-13: are eight, and 7 and 8 cannot have panels', () => {
    assert.deepEqual(
      PROPERTY_TYPES.map(({ id }) => id),
      [1, 2, 3, 4, 5, 6, 7, 8],
    );
    assert.deepEqual(
      PROPERTY_TYPES.filter((type) => !type.takesPanels).map(({ id }) => id),
      [7, 8],
    );
  });

  it('have these floor areas and numbers of panels', () => {
    assert.deepEqual(
      PROPERTY_TYPES.map(({ floorArea }) => floorArea),
      [152, 99, 92, 92, 90, 70, 60, 72],
    );
    assert.deepEqual(
      PROPERTY_TYPES.map(({ panels }) => panels),
      [14, 10, 9, 8, 12, 8, 0, 0],
    );
  });

  it("have today's typical use scaled by type: semi about 2,640, detached 2,850, mid-terrace 1,910 kWh a year", () => {
    const published: readonly (readonly [number, number])[] = [
      [2, 2640],
      [1, 2850],
      [4, 1910],
    ];
    for (const [id, use] of published)
      assert.ok(Math.abs(typicalElectricity(propertyType(id)!) - use) < 6, `type ${id}`);
  });

  it('default to semi-detached if the type was not asked', () => {
    assert.equal(usualType().name, 'Semi-detached house');
    assert.deepEqual(usualType().lists, ['general', 'ashp', 'esa']);
  });

  it('have no other ids', () => {
    assert.equal(propertyType(9), null);
  });
});
