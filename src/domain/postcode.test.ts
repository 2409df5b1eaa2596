import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { cleanPostcode, formatPostcode, isPostcode, isServed, POSTCODE_MAX } from './postcode.ts';

describe('a postcode', () => {
  it('VAL-14: is valid in each format of the United Kingdom, with or without its space', () => {
    for (const postcode of ['M1 1AE', 'B33 8TH', 'CR2 6XH', 'DN55 1PT', 'W1A 0AX', 'EC1A 1BB', 'GIR 0AA']) {
      assert.ok(isPostcode(postcode), postcode);
      assert.ok(isPostcode(postcode.replace(' ', '').toLowerCase()), postcode);
    }
  });

  it('VAL-14: is invalid in any other format', () => {
    for (const text of [
      '',
      'M1',
      '1AA',
      'MM 1AE',
      'B33 8T',
      'B33 88TH',
      'DN555 1PT',
      'EC1A 1B1',
      'GIR 0AB',
      'BS1-9AA',
    ])
      assert.ok(!isPostcode(text), text);
  });

  it('VAL-13, CONST-05: loses its spaces, becomes capitals, and keeps seven characters at most', () => {
    assert.equal(POSTCODE_MAX, 7);
    assert.equal(cleanPostcode(' sw1a 1aa '), 'SW1A1AA');
    assert.equal(cleanPostcode('SW1A 1AAXX'), 'SW1A1AA');
    // As they come from other pages: with a dash, and with a mark that nobody sees.
    assert.equal(cleanPostcode('SW1A-1AA'), 'SW1A1AA');
    assert.equal(cleanPostcode('BS1 9AA\u200b'), 'BS19AA');
  });

  it('VAL-14: is read in full-width letters, and from a text that contains one complete postcode', () => {
    assert.equal(cleanPostcode('ＢＳ１　９ａａ'), 'BS19AA');
    assert.equal(cleanPostcode('BS1 9AA, Bristol'), 'BS19AA');
    assert.equal(cleanPostcode('We live at 12 High Street, Bristol, bs1 9aa.'), 'BS19AA');
    assert.equal(cleanPostcode('Flat 1, M1 1AE'), 'M11AE');
  });

  it('VAL-14: is not corrected to another one if it has one or two letters that it can’t have', () => {
    for (const text of [
      'BS1 9ÄAA',
      'ВS1 9AA',
      'BS1 9AA\u0308',
      'BS1 ٩AA',
      'BS1 9ßA',
      'Bſ1 9AA',
      'ıp1 1aa',
      'ß1 1AA',
    ])
      assert.ok(!isPostcode(cleanPostcode(text)), text);
  });

  it('VAL-14: is invalid if there are two, and both stay, whichever comes first', () => {
    const two = [
      ['BS1 9AA or M1 1AE', 'BS1 9AA OR M1 1AE'],
      ['SW1A 1AA M1 1AE', 'SW1A 1AA M1 1AE'],
      ['ec1a1bb, sw1a1aa', 'EC1A1BB SW1A1AA'],
      ['was M1 1AE, now EC1A 1BB', 'WAS M1 1AE NOW EC1A 1BB'],
    ];
    for (const [text = '', kept = ''] of two) {
      assert.equal(cleanPostcode(text), kept);
      assert.equal(cleanPostcode(kept), kept);
      assert.ok(!isPostcode(kept), kept);
    }
    assert.equal(cleanPostcode('SW1A 1AA, London SW1A 1AA'), 'SW1A1AA');
  });

  it('is written with its space', () => {
    assert.equal(formatPostcode('bs19aa'), 'BS1 9AA');
    assert.equal(formatPostcode('GIR0AA'), 'GIR 0AA');
    assert.equal(formatPostcode('no postcode'), 'no postcode');
  });
});

/** [areas, postcode, is it served] */
const CASES: readonly (readonly [string, string, boolean])[] = [
  ['BS', 'BS1 9AA', true],
  ['BS', 'bs19aa', true],
  ['BS', 'BS48 1AA', true],
  ['BS', 'B1 1AA', false],
  ['BS', 'BA1 1AA', false],
  ['B', 'B1 1AA', true],
  ['B', 'BS1 9AA', false],
  ['B', 'BA1 1AA', false],
  ['BA BS SN', 'SN1 1AA', true],
  ['BA BS SN', 'SP1 1AA', false],
  ['BS1', 'BS1 9AA', true],
  ['BS1', 'BS10 9AA', false],
  ['BS1', 'BS11 9AA', false],
  ['BS10', 'BS1 0AA', false],
  ['BS10', 'BS10 1AA', true],
  ['SW1', 'SW1A 1AA', true],
  ['SW1', 'SW1P 3AA', true],
  ['SW1', 'SW11 1AA', false],
  ['SW1A', 'SW1A 1AA', true],
  ['SW1A', 'SW1P 3AA', false],
  ['S', 'SW1A 1AA', false],
  ['W', 'W1A 1AA', true],
  ['G', 'GIR 0AA', false],
];

describe('a service area', () => {
  for (const [areas, postcode, served] of CASES) {
    it(`BEY-23: of ${areas} ${served ? 'has' : 'has not'} ${postcode} in it`, () => {
      assert.equal(isServed(areas.split(' '), postcode), served);
    });
  }

  it('BEY-23: is everywhere when none is named', () => {
    assert.ok(isServed([], 'ZE1 0AA'));
  });

  it('BEY-23: refuses no visitor whose postcode is not known', () => {
    assert.ok(isServed(['BS'], ''));
  });
});
