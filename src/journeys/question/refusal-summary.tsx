import { useState } from 'react';
import { useWidget } from '../../state/widget.tsx';
import { ProblemSummary } from '../../ui/alert/alert.tsx';
import { type Problem, stillReported } from '../../wizard/problem.ts';
import { problemSentence } from './question-text.ts';

/** The problems above a form. In plain words a single problem needs no heading: its own sentence says what is missing. */
export function RefusalSummary({ items, attempt }: Pick<Refusal, 'items' | 'attempt'>) {
  const { words, settings } = useWidget();
  if (items.length === 0) return null;
  const isNamed = settings.copy === 'plain' && items.length === 1;
  return (
    <ProblemSummary
      heading={isNamed ? undefined : words('problem.summary')}
      items={items}
      attempt={attempt}
    />
  );
}

export interface Refusal {
  /** For the summary, in the order of the fields. */
  readonly items: readonly RefusedItem[];
  /** Nothing is missing: the home can't be quoted for, and the question itself says so (L10). */
  readonly isFinal: boolean;
  /** Counts the refusals, so that each one moves the focus. */
  readonly attempt: number;
  /** The problem of a field, as a sentence. */
  readonly problem: (field: string) => string | undefined;
  /** Reports these problems; an empty list clears them. */
  readonly refuse: (problems: readonly Problem[]) => void;
}

interface RefusedItem {
  readonly field: string;
  readonly text: string;
}

const NONE: { readonly problems: readonly Problem[]; readonly attempt: number } = {
  problems: [],
  attempt: 0,
};

/**
 * Shows each problem until it is corrected, and none that the last attempt did not report. `now` returns the problems of the
 * current fields; called only while problems are shown.
 */
export function useRefusal(now: () => readonly Problem[]): Refusal {
  const { words, settings } = useWidget();
  const [{ problems, attempt }, setRefusal] = useState(NONE);
  const reported = problems.length > 0 ? stillReported(problems, now()) : problems;
  // A corrected problem is deleted, so that it does not come back while the visitor types.
  if (reported.length < problems.length) setRefusal({ problems: reported, attempt });

  const open = reported.filter(({ key }) => !key.startsWith('refusal.'));
  const items = open.map((one) => ({ field: one.field, text: problemSentence(words, one) }));
  return {
    items,
    isFinal: reported.length > open.length,
    attempt,
    problem: (field) => items.find((item) => item.field === field)?.text,
    refuse: (refused) => {
      // Without a postcode there is no list to choose from. `copy="spec"` names both (STEP-ADDR-21).
      const isNow = ({ field }: Problem) =>
        field !== 'address' || field === refused[0]?.field || settings.copy === 'spec';
      setRefusal({ problems: refused.filter(isNow), attempt: attempt + Math.sign(refused.length) });
    },
  };
}
