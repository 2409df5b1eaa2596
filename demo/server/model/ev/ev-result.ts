import { servedPlace } from '../home.ts';
import { homeLoad } from '../home-load.ts';
import { loadAnswers, type QuoteInput } from '../load-answers.ts';
import { marketAt, type Offered } from '../market.ts';
import { asBuilt, type PropertyType, propertyType } from '../place/property-type.ts';
import { known } from '../result/known.ts';
import type { QuoteResult, ResultRequest } from '../result/quote-result.ts';
import { isRefusal, type Refusal, refuse } from '../result/refusal.ts';
import { canCharge } from './can-charge.ts';
import { evAssumptions } from './ev-assumptions.ts';
import { type EvCase, evCase } from './ev-case.ts';
import { evDecision } from './ev-decision.ts';
import { evRows } from './ev-rows.ts';
import { shownElectric, shownFuel } from './ev-vehicles.ts';
import { type ChargerType, yearlyMiles } from './running-cost.ts';
import { electricVehicle, fuelVehicle, type VehicleFacts } from './vehicle-facts.ts';

/** The input of an EV quote. Miles are per week. */
export interface EvInput extends QuoteInput {
  /** Today's car; the electric car if `compare` is absent. */
  readonly current: VehicleFacts;
  /** The electric car that is compared with today's. */
  readonly compare?: VehicleFacts | null | undefined;
  /** Monday to Friday together. */
  readonly milesDrivenWeekDays: number;
  /** Saturday and Sunday together. */
  readonly milesDrivenWeekEnds: number;
  /** 1 or 3. */
  readonly chargerTypeId: number;
  /** The home's type, if it was asked. */
  readonly propertyTypeId?: number | null | undefined;
  /** The tax in force on electric cars in pence a mile; undefined if this vehicle never pays it. */
  readonly taxPerMile?: number | undefined;
}

export function evResult(input: EvInput, offered: Offered): QuoteResult | Refusal {
  const place = servedPlace(input.postcode);
  if (isRefusal(place)) return place;
  const electric = electricVehicle(input.compare ?? input.current);
  if (isRefusal(electric)) return electric;
  const replaced = input.compare ? fuelVehicle(input.current) : null;
  if (replaced && isRefusal(replaced)) return replaced;
  const charger = input.chargerTypeId;
  if (!isCharger(charger)) return refuse('choice', 'The charger type is 1 or 3.');
  const miles = yearlyMiles(input.milesDrivenWeekDays, input.milesDrivenWeekEnds);
  const listed = propertyType(input.propertyTypeId ?? 0);
  const type = listed && asBuilt(listed, input);
  const electricityUsage = known(input.electricityUsage);
  const load = homeLoad({ ...loadAnswers(input), place, type, electricityUsage });
  const market = marketAt(place, offered);
  const { tariffId, taxPerMile } = input;
  const question = { place, market, electric, replaced, miles, taxPerMile, charger, load, tariffId };
  return answer(input, evCase(question), type);
}

function answer(input: EvInput, quoted: EvCase, type: PropertyType | null): QuoteResult {
  const context = { type, isUseKnown: known(input.electricityUsage) !== undefined };
  return {
    request: request(input, quoted),
    // The price of the car is not quoted.
    costModel: { totalCost: null },
    calculatedResults: evRows(quoted),
    ...(canCharge(quoted) ? {} : { reason: 'charger' as const }),
    assumptions: evAssumptions(quoted, context),
    ...evDecision(quoted),
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
