// CALL-23: the request of an electric car quote. Compared, the electric car is `compare`; alone, it is `current`.
import type { Answers } from '../../domain/answers.ts';
import type { Flags } from '../../domain/journey.ts';
import type { PriceLine } from '../../domain/price-lines.ts';
import type { ChosenVehicle } from '../../domain/vehicle.ts';
import { quoteDetails } from '../home/quote-requests.ts';

export function evQuote(answers: Answers, prices: PriceLine, flags: Flags) {
  const electric = vehicleOf(answers.electricVehicle);
  const vehicles = flags.evCompare
    ? { current: vehicleOf(answers.iceVehicle), compare: electric }
    : { current: electric };
  return {
    ...quoteDetails(answers, prices),
    ...vehicles,
    milesDrivenWeekDays: answers.vehicleUsage.weekday ?? 0,
    milesDrivenWeekEnds: answers.vehicleUsage.weekend ?? 0,
    chargerTypeId: answers.electricVehicleChargeType,
  };
}

/** A vehicle as the request has it. */
export function vehicleOf({
  makeId,
  modelId,
  engineSize,
  batterySize,
  isEv,
  registrationNumber,
}: ChosenVehicle) {
  return {
    makeId,
    modelId,
    engineSize: isEv ? batterySize : engineSize,
    ...(registrationNumber ? { registrationNumber } : {}),
  };
}
