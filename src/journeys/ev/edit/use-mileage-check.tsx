// Knows whether typed miles are accepted, by the rules of the step, and what is wrong with them if not.
import { useState } from 'react';
import type { VehicleUsage } from '../../../domain/mileage.ts';
import { useWidget } from '../../../state/widget-context.tsx';
import { accept } from '../../../wizard/accept.ts';
import type { Problem } from '../../../wizard/problem.ts';
import { problemSentence } from '../../shared/problem-sentence.ts';
import type { MileageTexts } from '../mileage/mileage-fields.tsx';
import { vehicleUsageStep } from '../steps/vehicle-usage/vehicle-usage-step.ts';

interface Refusal {
  readonly problems: readonly Problem[];
  /** Counts the refusals, so that each one moves focus. */
  readonly attempt: number;
}

export function useMileageCheck() {
  const { words, store } = useWidget();
  const [{ problems, attempt }, setRefusal] = useState<Refusal>({ problems: [], attempt: 0 });

  /** The miles, or null with the problems set. */
  function check(vehicleUsage: MileageTexts): VehicleUsage | null {
    const accepted = accept(vehicleUsageStep, store.getState().flags, {}, { vehicleUsage });
    setRefusal({
      problems: accepted.ok ? [] : accepted.problems,
      attempt: accepted.ok ? attempt : attempt + 1,
    });
    return accepted.ok ? (accepted.values.vehicleUsage ?? null) : null;
  }

  const items = problems.map((problem) => ({ field: problem.field, text: problemSentence(words, problem) }));
  return { items, attempt, check };
}
