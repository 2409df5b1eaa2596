// What a tab says under its asset's name.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { words } from '../../../test/spec-words.ts';
import type { Combined } from '../../domain/result-extras.ts';
import { tabFigure } from './tab-figure.ts';

const BILL = {
  assets: ['solar', 'ev'],
  shares: [
    { asset: 'solar', alone: 634 },
    { asset: 'ev', alone: -120 },
  ],
} as unknown as Combined;

describe('the figure on a tab', () => {
  it('HON-16: is the saving or cost of its asset alone, or says that the bill leaves the asset out', () => {
    const texts = ['solar', 'ev', 'ashp'].map((asset) => tabFigure(asset, BILL, words));
    assert.deepEqual(texts, ['saves £630', 'costs £120 more', 'no result yet']);
  });

  it('HON-16: does not exist without a bill', () => {
    assert.equal(tabFigure('solar', null, words), undefined);
  });
});
