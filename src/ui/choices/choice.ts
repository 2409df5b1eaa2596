import type { ReactNode } from 'react';

/** The stored value of the answer: a text or an id from the server. */
export interface Choice<V extends string | number> {
  value: V;
  title: string;
  hint?: string;
  picture?: ReactNode;
  disabled?: boolean;
  /** Why it can't be chosen: shown instead of the hint, and read with the title. */
  reason?: string;
}

export interface ChoicesProps<V extends string | number> {
  /** The question, as the group's legend. */
  legend: ReactNode;
  /** 'section' for the question of a step, 'label' for one field among others. */
  legendLook?: 'section' | 'label' | 'hidden';
  /** The question of the step, which takes the focus. */
  leads?: boolean;
  name: string;
  /** 'row' for short options side by side if there is room. */
  look?: 'rows' | 'row' | 'pictures';
  /** The options are still loading. */
  awaited?: boolean;
  options: readonly Choice<V>[];
  value: V | undefined;
  onChange: (value: V) => void;
  /** The line that says why we ask. */
  hint?: ReactNode;
  problem?: string | undefined;
  /** Whether one must be chosen. Set on the group: screen readers would announce a radio's own `required` as an error at first. */
  required?: boolean;
}
