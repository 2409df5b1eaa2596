import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Settings } from '../../domain/settings.ts';
import { attributeTokens } from './attribute-tokens.ts';

const NONE = { radius: null, font: null, fontHeading: null, size: null };
const tokens = (set: Partial<Settings>) => attributeTokens({ ...NONE, ...set } as Settings);

describe('the tokens that attributes set', () => {
  it('EMB-03: are those that were given, lengths in px', () => {
    assert.deepEqual(tokens({}), {});
    assert.deepEqual(tokens({ radius: 0, size: 18, font: 'Lato, sans-serif', fontHeading: 'Bitter' }), {
      '--_attr-radius': '0px',
      '--_attr-font': 'Lato, sans-serif',
      '--_attr-font-heading': 'Bitter',
      '--_attr-size': '18px',
    });
  });

  it('EMB-03: are not set where the page’s own face is inherited', () => {
    assert.deepEqual(tokens({ font: 'inherit', fontHeading: 'Bitter' }), {
      '--_attr-font-heading': 'Bitter',
    });
    assert.deepEqual(tokens({ font: 'Lato', fontHeading: 'inherit' }), { '--_attr-font': 'Lato' });
  });
});
