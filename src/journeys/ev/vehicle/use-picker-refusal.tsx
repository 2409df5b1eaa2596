// VAL-29, DLG-04: Done is refused for the first list that nothing is chosen from.
import { useState } from 'react';
import { answerOf } from '../../../state/request.ts';
import { useWidget } from '../../../state/widget-context.tsx';
import type { VehicleList } from './use-vehicle-lists.tsx';

export function usePickerRefusal(lists: readonly VehicleList[]) {
  const { words } = useWidget();
  const [refusal, setRefusal] = useState({ of: '', attempt: 0 });
  // A further choice takes the refusal back: no list is missed before it was there to be chosen from.
  const choices = lists.map(({ chosen }) => chosen).join(' ');
  const at = refusal.of === choices ? lists.findIndex(({ chosen }) => chosen === '') : -1;
  const missing = lists[at];
  return {
    refused: missing && {
      name: missing.name,
      // To change for it: of an empty list, the one before.
      field: (answerOf(missing.asked.request)?.length ? missing : lists[at - 1])?.name ?? '',
      text: words('problem.required', { label: words(`label.${missing.name}`) }),
    },
    /** Counts the refusals, so that each one moves focus. */
    attempt: refusal.attempt,
    refuse: () => setRefusal(({ attempt }) => ({ of: choices, attempt: attempt + 1 })),
  };
}
