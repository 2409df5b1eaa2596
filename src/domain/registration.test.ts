import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { cleanRegistration, formatRegistration, isRegistration, REGISTRATION_MAX } from './registration.ts';

describe('isRegistration', () => {
  const formats: readonly (readonly [string, readonly string[]])[] = [
    ['VAL-20: the current format, with its space and without', ['AB12CDE', 'AB12 CDE', 'FO18RDX', 'ZZ99ZZZ']],
    ['VAL-21: the older prefix format', ['A123BCD', 'A123 BCD', 'M1ABC', 'P12 XYZ']],
    ['VAL-22: the older suffix format', ['ABC123D', 'ABC 123D', 'XYZ1M', 'KLM 12P']],
    ['VAL-23: the Northern Irish style', ['ABZ1234', 'ABZ 1234', 'AZ4321', 'JIL 7']],
    ['plates without a date', ['1234AB', '1 ABC', 'A1']],
  ];
  for (const [title, plates] of formats) {
    it(`takes ${title}`, () => {
      for (const plate of plates) assert.equal(isRegistration(plate), true, plate);
    });
  }

  it('VAL-19: takes capitals and digits alone', () => {
    for (const plate of ['ab12cde', 'AB12CDÉ', 'AB-12-CDE', 'AB12_CDE', '']) {
      assert.equal(isRegistration(plate), false, plate);
    }
  });

  it('refuses what fits no format', () => {
    const never = ['ABCDEFG', '1234567', 'AB1CDEF', 'ABCD123', 'A1234BC', 'ABC12DE', 'AB12CD', 'AB123CDE'];
    never.push('M1ABCD', 'XABC12D', '12ABCD', 'AB12CDEF', '1A23BCD');
    for (const plate of never) assert.equal(isRegistration(plate), false, plate);
  });

  it('allows one space where it belongs, and none elsewhere', () => {
    for (const plate of ['AB12  CDE', 'A B12CDE', ' AB12CDE', 'AB12CDE ', 'AB12\tCDE']) {
      assert.equal(isRegistration(plate), false, plate);
    }
  });

  it('CONST-05: takes seven characters at most', () => {
    assert.equal(REGISTRATION_MAX, 7);
    assert.equal(isRegistration('ABC12345'), false);
    assert.equal(isRegistration('ABC 12345'), false);
  });
});

describe('cleanRegistration', () => {
  it('VAL-24 AMB-20: strips first, then cuts at seven, so that a pasted space costs no letter', () => {
    assert.equal(cleanRegistration('AB12 CDE'), 'AB12CDE');
    assert.equal(cleanRegistration(' a b-1 2.c d e fgh'), 'AB12CDE');
  });

  it('VAL-24: turns letters to capitals as they are typed', () => {
    assert.equal(cleanRegistration('fo18rdx'), 'FO18RDX');
  });
});

describe('a plate in a pasted text', () => {
  it('VAL-24: is read from a text that contains one complete plate, and in full-width letters', () => {
    assert.equal(cleanRegistration('my reg is FO18 RDX'), 'FO18RDX');
    assert.equal(cleanRegistration('FO18 RDX, 2018'), 'FO18RDX');
    assert.equal(cleanRegistration('A Ford, fo18rdx, red'), 'FO18RDX');
    assert.equal(cleanRegistration('ＦＯ１８ ＲＤＸ'), 'FO18RDX');
  });

  it('VAL-24: is the first seven letters if these are one, whatever is between and after them', () => {
    assert.equal(cleanRegistration('ab-12.cde/9'), 'AB12CDE');
    assert.equal(cleanRegistration('AB 12 CDE, blue'), 'AB12CDE');
  });

  it('VAL-24: is invalid if there are two, and both stay, whichever comes first', () => {
    const two = [
      ['FO18 RDX or BD51 SMR', 'FO18 RDX OR BD51 SMR'],
      ['FO18RDX,BD51SMR', 'FO18RDX BD51SMR'],
      ['the A123 BCD, and fo18rdx', 'THE A123 BCD AND FO18RDX'],
    ];
    for (const [text = '', kept = ''] of two) {
      assert.equal(cleanRegistration(text), kept);
      assert.equal(cleanRegistration(kept), kept);
      assert.ok(!isRegistration(kept), kept);
    }
    assert.equal(cleanRegistration('FO18 RDX, that is FO18RDX'), 'FO18RDX');
  });

  it('VAL-19: is not corrected to another one if it has a letter that it can’t have', () => {
    for (const text of ['FO18ÄRDX', 'FО18 RDX', 'AB12 CDß'])
      assert.equal(isRegistration(cleanRegistration(text)), false, text);
  });

  it('VAL-20: has no zero where the letter O belongs', () => {
    for (const text of ['F018RDX', 'ABC012D', 'ABZ0123', '0123AB'])
      assert.equal(isRegistration(text), false, text);
  });
});

describe('formatRegistration', () => {
  it('puts the space where a plate has it', () => {
    const shown = ['AB12CDE', 'A123BCD', 'ABC123D', 'ABZ1234', '1234AB'].map(formatRegistration);
    assert.deepEqual(shown, ['AB12 CDE', 'A123 BCD', 'ABC 123D', 'ABZ 1234', '1234 AB']);
  });

  it('does not change a text that has its space or fits no format', () => {
    assert.equal(formatRegistration('AB12 CDE'), 'AB12 CDE');
    for (const plate of ['XAB12CDE', 'AB12CDEX', 'XXA123BCD', 'A123BCDX', 'XABC123D', 'ABC123DX'])
      assert.equal(formatRegistration(plate), plate);
    for (const plate of ['1ABZ1234', 'ABZ12345', 'ABZ1234X', 'X1234AB', '1234ABCD'])
      assert.equal(formatRegistration(plate), plate);
    assert.equal(formatRegistration('Q'), 'Q');
    assert.equal(formatRegistration(''), '');
  });
});
