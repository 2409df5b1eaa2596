import type { Answer } from './answer-facts.tsx';

/** The facts or the bars below a headline's figure as rows of text. */
export const factRows = ({ facts, bars }: Answer) => [
  ...facts.map(([label, value]) => [label, value] as const),
  ...(bars?.bars ?? []).map(({ name, text }) => [name, text] as const),
];
