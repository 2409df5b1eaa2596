import {
  type Catalogue,
  type CatalogueVehicle,
  engineOf,
  enginesOf,
  FUEL_IDS,
  isElectric,
} from './catalogue.ts';

export function makesOf(catalogue: Catalogue) {
  return grouped(catalogue, ({ makeId }) => makeId)
    .map((vehicles) => ({
      makeId: vehicles[0]!.makeId,
      makeName: vehicles[0]!.make,
      fuels: [...new Set(vehicles.map(({ fuel }) => fuel))].map((fuelName) => ({ fuelName })),
    }))
    .sort((a, b) => a.makeName.localeCompare(b.makeName, 'en-GB'));
}

/** Returns an empty list for an unknown make. A model with petrol and diesel engines is listed twice. */
export function modelsOf(catalogue: Catalogue, makeId: number) {
  const ofMake = catalogue.filter((vehicle) => vehicle.makeId === makeId);
  return grouped(ofMake, ({ modelId }) => modelId)
    .map(([first]) => ({
      modelId: first!.modelId,
      model: modelName(first!, ofMake),
      fuelId: FUEL_IDS[first!.fuel],
    }))
    .sort((a, b) => a.model.localeCompare(b.model, 'en-GB', { numeric: true }));
}

/** Returns an empty list for an unknown model. */
export function engineList(catalogue: Catalogue, modelId: number) {
  return enginesOf(catalogue, modelId).map((vehicle) => ({
    engineSize: engineOf(vehicle),
    engineSizeWithUnits: isElectric(vehicle) ? `${vehicle.batterySize} kWh` : litres(vehicle),
  }));
}

/** Adds the fuel to a name that two models share. */
function modelName({ model, modelId, fuel }: CatalogueVehicle, ofMake: Catalogue): string {
  const isShared = ofMake.some((other) => other.model === model && other.modelId !== modelId);
  return isShared ? `${model} (${fuel.toLowerCase()})` : model;
}

function litres({ engineSize }: CatalogueVehicle): string {
  return `${((engineSize ?? 0) / 1000).toFixed(1)} litre (${engineSize} cc)`;
}

function grouped<Item, Key>(items: readonly Item[], key: (item: Item) => Key): Item[][] {
  const groups = new Map<Key, Item[]>();
  for (const item of items) groups.set(key(item), [...(groups.get(key(item)) ?? []), item]);
  return [...groups.values()];
}
