// VAL-29, DLG-04: Done names the first list that has no choice.
import { useState } from 'react';
import { answerOf } from '../../../state/request.ts';
import { useWidget } from '../../../state/widget-context.tsx';
import type { VehicleList } from './use-vehicle-lists.tsx';

export function usePickerRefusal(lists: readonly VehicleList[]) {
  const { words } = useWidget();
  const [refusal, setRefusal] = useState({ of: '', attempt: 0 });
  // A further choice clears the problem, since the next list was not there to choose from.
  const choices = lists.map(({ chosen }) => chosen).join(' ');
  const at = refusal.of === choices ? lists.findIndex(({ chosen }) => chosen === '') : -1;
  const missing = lists[at];
  return {
    refused: missing && {
      name: missing.name,
      // The list to change: for an empty list, the one before it.
      field: (answerOf(missing.asked.request)?.length ? missing : lists[at - 1])?.name ?? '',
      text: words('problem.required', { label: words(`label.${missing.name}`) }),
    },
    /** Counts the refusals, so that each one moves the focus. */
    attempt: refusal.attempt,
    refuse: () => setRefusal(({ attempt }) => ({ of: choices, attempt: attempt + 1 })),
  };
}
