// Compares what a whole result says with what is expected of it.
import { expect } from '@open-wc/testing';
import type { ReactNode } from 'react';
import { all, one, renderSettled, text } from './render.tsx';

export interface Expected {
  /** Each headline as it is spoken. */
  readonly headlines?: readonly string[];
  /** What is announced after an edit, and what was shown before it. */
  readonly update?: string;
  readonly was?: readonly string[];
  readonly range?: string;
  /** The bars beside the headline, with their lengths in percent. */
  readonly bars?: readonly (readonly [text: string, percent: number])[];
  /** Facts by their terms, with their notes. */
  readonly facts?: Readonly<Record<string, string>>;
  /** Other sentences, anywhere. */
  readonly sees?: readonly string[];
  readonly doesNotSee?: readonly string[];
}

/** Renders the whole result and compares what it says. */
export async function says(view: ReactNode, expected: Expected): Promise<void> {
  const page = await renderSettled(view);
  const { headlines = [], update, was = [], range, bars, facts = {}, sees = [], doesNotSee = [] } = expected;
  expect(all(page, '.figure').map((figure) => figure.getAttribute('aria-label'))).to.deep.equal(headlines);
  expect(all(page, '.figure__was').map(text)).to.deep.equal(was);
  expect(text(page.querySelector('.range__sentence'))).to.equal(range ?? '');
  if (bars) {
    const rows = all(page, '.bar-compare__row').slice(0, bars.length);
    expect(rows.map((row) => [text(row), percent(row)])).to.deep.equal(bars);
  }
  for (const [term, value] of Object.entries(facts)) expect(factOf(page, term), term).to.equal(value);
  for (const sentence of sees) expect(text(page)).to.include(sentence);
  for (const sentence of doesNotSee) expect(text(page)).not.to.include(sentence);
  const announced = all(page, '[role=status]').map(text);
  expect(announced.filter((status) => status.startsWith('Updated'))).to.deep.equal(update ? [update] : []);
}

const percent = (row: HTMLElement) =>
  Math.round(Number.parseFloat(one(row, '.bar-compare__bar').style.inlineSize));

/** A value, what it was, and its note. */
function factOf(page: Element, term: string): string | undefined {
  const row = all(page, '.facts__row').find((found) => text(found.querySelector('dt')) === term);
  if (!row) return undefined;
  return [...row.querySelectorAll('.facts__value, .facts__note')].map(text).join(' | ');
}
