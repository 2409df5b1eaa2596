// Knows which fields of the quote an edit of the usage changes: those and no others are sent (CALL-25).
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
