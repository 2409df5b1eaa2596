// CALL-25: only the fields that an edit changes are sent.
import type { ChargeTypeId } from '../../../domain/charge-type.ts';
import type { VehicleUsage } from '../../../domain/mileage.ts';
import type { QuoteChanges } from '../../../state/fetch-result.ts';

export interface Charging extends VehicleUsage {
  readonly charger: ChargeTypeId;
}

export function usageChanges(before: Charging, now: Charging): QuoteChanges {
  return {
    ...(now.weekday !== null && now.weekday !== before.weekday ? { milesDrivenWeekDays: now.weekday } : {}),
    ...(now.weekend !== null && now.weekend !== before.weekend ? { milesDrivenWeekEnds: now.weekend } : {}),
    ...(now.charger !== before.charger ? { chargerTypeId: now.charger } : {}),
  };
}
