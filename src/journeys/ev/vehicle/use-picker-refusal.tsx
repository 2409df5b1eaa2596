// VAL-29, DLG-04: Done is refused for the first list that nothing is chosen from.
import { useState } from 'react';
import { answerOf } from '../../../state/request.ts';
import { useWidget } from '../../../state/widget-context.tsx';
import type { VehicleList, VehicleLists } from './use-vehicle-lists.tsx';

type Sizes = 'engineSize' | 'batterySize';

export function usePickerRefusal(lists: VehicleLists, sizes: Sizes) {
  const { words } = useWidget();
  const [refusal, setRefusal] = useState({ of: '', attempt: 0 });
  // A further choice takes the refusal back: no list is missed before it was there to be chosen from.
  const choices = `${lists.makes.chosen?.makeId} ${lists.models.chosen?.modelId}`;
  const missing = refusal.of === choices ? firstMissing(lists, sizes) : null;
  return {
    refused: missing && {
      ...missing,
      text: words('problem.required', { label: words(`label.${missing.name}`) }),
    },
    /** Counts the refusals, so that each one moves focus. */
    attempt: refusal.attempt,
    refuse: () => setRefusal(({ attempt }) => ({ of: choices, attempt: attempt + 1 })),
  };
}

/** The list, and the field to change for it: of an empty list, the one before. */
function firstMissing({ models, engines }: VehicleLists, sizes: Sizes) {
  if (models.chosen === undefined) return { name: 'model', field: fieldOf(models, 'model', 'make') } as const;
  if (engines.chosen === undefined) return { name: sizes, field: fieldOf(engines, sizes, 'model') };
  return null;
}

function fieldOf(list: VehicleList<unknown>, name: string, before: string): string {
  return answerOf(list.asked.request)?.length ? name : before;
}
