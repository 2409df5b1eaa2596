import { Refusal } from '../http/refusal.ts';
import type { Sources, VehicleSource } from '../sources/sources.ts';
import { isElectric } from '../vehicles/catalogue.ts';
import type { QuoteRequest } from './quote-request.ts';
import { quotedVehicle, type RequestedVehicle } from './quoted-vehicle.ts';

/** Of two vehicles, the second must be electric and the first must not; a single vehicle must be electric. */
export async function demandVehicles(
  { current, compare }: QuoteRequest<'ev'>,
  { vehicles }: Pick<Sources, 'vehicles'>,
): Promise<void> {
  await demandVehicle(vehicles, current, 'current', !compare);
  if (compare) await demandVehicle(vehicles, compare, 'compare', true);
}

async function demandVehicle(
  vehicles: VehicleSource,
  asked: RequestedVehicle,
  field: string,
  mustBeElectric: boolean,
): Promise<void> {
  if (isElectric(await quotedVehicle(vehicles, asked, field)) === mustBeElectric) return;
  const kind = mustBeElectric ? 'a battery electric vehicle' : 'a petrol or diesel vehicle';
  throw new Refusal(400, `${field} must be ${kind}.`);
}
