import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { engineList, makesOf, modelsOf } from '../routes/vehicles.ts';
import { CATALOGUE, catalogueVehicle, engineOf, isElectric } from './catalogue.ts';

describe('the catalogue of vehicles', () => {
  it('has 99 electric vehicles and 162 others', () => {
    assert.deepEqual([CATALOGUE.filter(isElectric).length, CATALOGUE.length], [99, 261]);
  });

  it('has no two vehicles with the same model and engine', () => {
    const keys = CATALOGUE.map((vehicle) => `${vehicle.modelId} ${engineOf(vehicle)}`);
    assert.equal(new Set(keys).size, keys.length);
  });

  it('has one id per make, and one make, name and fuel per model', () => {
    const makes = new Map(CATALOGUE.map(({ makeId, make }) => [makeId, make]));
    const models = new Map(
      CATALOGUE.map(({ modelId, makeId, model, fuel }) => [modelId, `${makeId} ${model} ${fuel}`]),
    );
    for (const { makeId, make, modelId, model, fuel } of CATALOGUE) {
      assert.equal(makes.get(makeId), make);
      assert.equal(models.get(modelId), `${makeId} ${model} ${fuel}`);
    }
    assert.equal(new Set(makes.values()).size, makes.size);
    assert.equal(new Set(models.values()).size, models.size);
  });

  it('sorts models with numbers by value, not as text', () => {
    const { makeId } = CATALOGUE.find(({ make }) => make === 'Peugeot')!;
    const numbers = modelsOf(CATALOGUE, makeId).flatMap(({ model }) => /^\d+/.exec(model)?.map(Number) ?? []);
    assert.ok(numbers.includes(208) && numbers.includes(2008));
    assert.deepEqual(
      numbers,
      numbers.toSorted((one, other) => one - other),
    );
  });

  it('has every vehicle in the lists of makes, models and engines', () => {
    const reached = makesOf(CATALOGUE).flatMap(({ makeId }) =>
      modelsOf(CATALOGUE, makeId).flatMap(({ modelId }) =>
        engineList(CATALOGUE, modelId).map(({ engineSize }) =>
          catalogueVehicle(CATALOGUE, makeId, modelId, engineSize),
        ),
      ),
    );
    assert.equal(new Set(reached).size, CATALOGUE.length);
  });

  it('has no two models of a make with the same name', () => {
    for (const { makeId, makeName } of makesOf(CATALOGUE)) {
      const names = modelsOf(CATALOGUE, makeId).map(({ model }) => model);
      assert.equal(new Set(names).size, names.length, makeName);
    }
  });

  it('has plausible consumption figures', () => {
    for (const vehicle of CATALOGUE) {
      const [least, most] = isElectric(vehicle) ? [2, 5] : [20, 60];
      assert.ok(
        vehicle.mpg > least && vehicle.mpg < most,
        `${vehicle.make} ${vehicle.model}: ${vehicle.mpg}`,
      );
      assert.ok(isElectric(vehicle) === (vehicle.gramsPerMile === 0));
    }
  });

  it('has the figures of two vehicles that the sample households use', () => {
    assert.deepEqual(
      CATALOGUE.filter(({ model, variant }) => model === 'Leaf' && variant === '39 kWh').map(
        ({ mpg }) => mpg,
      ),
      [3.74],
    );
    assert.deepEqual(
      CATALOGUE.filter(({ model }) => model === 'Fiesta').map(({ mpg, gramsPerMile }) => [mpg, gramsPerMile]),
      [[40.7, 255]],
    );
  });
});
