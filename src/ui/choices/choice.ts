import type { ReactNode } from 'react';

/** A value is what the answer is stored as: a text or an id of the server's. */
export interface Choice<V extends string | number> {
  value: V;
  title: string;
  hint?: string;
  picture?: ReactNode;
  disabled?: boolean;
  /** Why it cannot be chosen: shown in the hint's place, and read with the title. */
  reason?: string;
}

export interface ChoicesProps<V extends string | number> {
  /** The question, as the group's legend. */
  legend: ReactNode;
  /** 'section' for the question of a step, 'label' for one field among others. */
  legendLook?: 'section' | 'label' | 'hidden';
  /** It is the step's question: focus comes to it. */
  leads?: boolean;
  name: string;
  /** 'row' for short options side by side where there is room. */
  look?: 'rows' | 'row' | 'pictures';
  /** The options are still on their way. */
  awaited?: boolean;
  options: readonly Choice<V>[];
  value: V | undefined;
  onChange: (value: V) => void;
  /** The line of why. */
  hint?: ReactNode;
  problem?: string | undefined;
  /** Must one be chosen? Said of the group: a radio's own `required` would be read out as wrong before anyone chose. */
  required?: boolean;
}
