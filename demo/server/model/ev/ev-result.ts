// Knows how an EV quote is answered, compared with a car that burns fuel or on its own.
import { CONSTANTS } from '../constants.ts';
import { servedPlace } from '../home.ts';
import { known } from '../result/known.ts';
import type { QuoteResult, ResultRequest } from '../result/quote-result.ts';
import { isRefusal, type Refusal, refuse } from '../result/refusal.ts';
import { evAssumptions } from './ev-assumptions.ts';
import { type EvCase, evCase } from './ev-case.ts';
import { evRows } from './ev-rows.ts';
import { shownElectric, shownFuel } from './ev-vehicles.ts';
import { type ChargerType, yearlyMiles } from './running-cost.ts';
import { electricVehicle, fuelVehicle, type VehicleFacts } from './vehicle-facts.ts';

/** An EV quote. Miles a week; use in kWh a year, null or absent: not known. */
export interface EvInput {
  readonly postcode: string;
  /** The car of today; without `compare`, the electric one. */
  readonly current: VehicleFacts;
  /** The electric car it is compared with. */
  readonly compare?: VehicleFacts | null | undefined;
  /** Monday to Friday together. */
  readonly milesDrivenWeekDays: number;
  /** Saturday and Sunday together. */
  readonly milesDrivenWeekEnds: number;
  /** 1 or 3. */
  readonly chargerTypeId: number;
  readonly electricityUsage?: number | null | undefined;
  readonly isEconomy7?: boolean | null | undefined;
}

export function evResult(input: EvInput): QuoteResult | Refusal {
  const place = servedPlace(input.postcode);
  if (isRefusal(place)) return place;
  const electric = electricVehicle(input.compare ?? input.current);
  if (isRefusal(electric)) return electric;
  const replaced = input.compare ? fuelVehicle(input.current) : null;
  if (replaced && isRefusal(replaced)) return replaced;
  const charger = input.chargerTypeId;
  if (!isCharger(charger)) return refuse('choice', 'The charger type is 1 or 3.');
  const miles = yearlyMiles(input.milesDrivenWeekDays, input.milesDrivenWeekEnds);
  const household = known(input.electricityUsage) ?? CONSTANTS.tdcvElecSingle.value;
  const isEconomy7 = input.isEconomy7 ?? false;
  return answer(input, evCase({ place, electric, replaced, miles, charger, household, isEconomy7 }));
}

function answer(input: EvInput, quoted: EvCase): QuoteResult {
  return {
    request: request(input, quoted),
    // The price of the car is not quoted.
    costModel: { totalCost: null },
    calculatedResults: evRows(quoted),
    assumptions: evAssumptions(quoted, known(input.electricityUsage) !== undefined),
  };
}

function request(input: EvInput, quoted: EvCase): ResultRequest {
  const { replaced, miles } = quoted.question;
  const electric = shownElectric(quoted);
  return {
    ...(replaced ? { current: shownFuel(replaced, quoted), compare: electric } : { current: electric }),
    milesDrivenWeekDays: input.milesDrivenWeekDays,
    milesDrivenWeekEnds: input.milesDrivenWeekEnds,
    totalMiles: miles,
  };
}

function isCharger(id: number): id is ChargerType {
  return id === 1 || id === 3;
}
