// Knows the rows of what a system gives back: breakeven and the two returns (RES-SOL-15…17, AMB-33).
import type { SolarReturn } from '../../../domain/solar-lifetime.ts';
import type { Fact } from '../../../ui/facts/facts.tsx';
import { percentTenths } from '../../../words/format.ts';
import type { Words } from '../../../words/words.ts';
import { yearsText } from '../years-text.ts';

/** @param years how many were looked at */
export function returnRows(back: SolarReturn, years: number, words: Words): readonly Fact[] {
  const { breakeven, totalRoi, annualRoi } = back;
  const row = (name: 'breakeven' | 'total' | 'annual', detail: string): Fact => ({
    term: words(`solar.return.${name}`),
    detail,
    note: words(`solar.return.${name}.note`),
  });
  return [
    row(
      'breakeven',
      breakeven === null ? words('solar.return.never', { years }) : yearsText(breakeven, words),
    ),
    row('total', percentTenths(totalRoi)),
    row('annual', percentTenths(annualRoi)),
  ];
}
