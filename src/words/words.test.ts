import { isoDay } from '../domain/safe-built-ins.ts';
import '../../test/table-prices.ts';
import assert from 'node:assert/strict';
import { describe, it, mock } from 'node:test';
import { firstPackFor, isKey, packFor } from './find-pack.ts';
import type { Pack } from './pack.ts';
import { packs } from './packs.ts';
import { createWords } from './words.ts';

const today = () => isoDay(new Date());

const [english] = packs;

/** A few sentences in a language that has more plural forms, other units and other marks in its numbers. */
const polish: Pack = {
  ...english,
  lang: 'pl',
  sentences: {
    ...(english.sentences as Pack['sentences']),
    'step.of': 'Krok {position} z {of}',
    'address.count': '{count} adresu',
    'address.count.one': '{count} adres',
    'address.count.few': '{count} adresy',
    'address.count.many': '{count} adresów',
    'unit.percent': '{value} %',
    'assumption.price': 'Cena {pence} p, ustalona {year}',
  },
};

const wordsOf = (pack: Pack, messages: Readonly<Record<string, string>> = {}) =>
  createWords({ pack, copy: 'spec', messages, today });

describe('a sentence', () => {
  it('without a number has no plural form', () => {
    const words = wordsOf(english, { 'step.of.other': 'Steps' });
    assert.equal(words('step.of', { position: 1, of: 4 }), 'Step 1 of 4');
  });
});

describe('a price of the day', () => {
  const onDay = (day: string, test: (words: ReturnType<typeof wordsOf>) => void) => {
    mock.timers.enable({ apis: ['Date'], now: new Date(`${day}T12:00Z`) });
    try {
      test(
        wordsOf(english, { 'home.title': '{capUnit}p, {toString}', 'action.next': '{oil} litres of {heat}' }),
      );
    } finally {
      mock.timers.reset();
    }
  };

  it('NOW-04: is filled into a sentence that names it, also a partner’s own, unless another value is given', () => {
    onDay('2026-08-15', (words) => {
      assert.match(words('found.atCap'), /price cap of July to September 2026\.$/);
      assert.equal(words('home.title'), '26p, {toString}');
      assert.equal(words('action.next', { oil: 3, heat: 'oil' }), '3 litres of oil');
    });
  });

  it('HON-08: is marked as ended after its last day, if its source has quarters', () => {
    const over = (day: string) => {
      let found: boolean[] = [];
      onDay(day, ({ hasEnded }) => {
        found = [hasEnded('cap'), hasEnded('mile'), hasEnded('trial')];
      });
      return found;
    };
    assert.deepEqual(over('2026-09-30'), [false, false, false]);
    assert.deepEqual(over('2026-10-01'), [true, true, false]);
  });
});

describe('a language', () => {
  it('brings its sentences, its plural forms and the marks of its numbers', () => {
    const words = wordsOf(polish);
    assert.equal(words('step.of', { position: 1, of: 4 }), 'Krok 1 z 4');
    assert.deepEqual(
      [1, 2, 5, 22].map((count) => words('address.count', { count })),
      ['1 adres', '2 adresy', '5 adresów', '22 adresy'],
    );
    assert.equal(words.format.percentTenths(6.5), '6,5 %');
    assert.equal(words.format.date('2026-07-01'), '1 lipca 2026');
    assert.match(words.format.money(12_345), /^12\s345\s(£|GBP)$/);
    assert.equal(
      words('assumption.price' as never, { pence: 25.7, year: 2026 }),
      'Cena 25,7 p, ustalona 2026',
    );
  });

  it('is overridden by the partner, in any of its plural forms', () => {
    const words = wordsOf(english, { 'address.count': '{count} homes', 'address.count.one': 'one home' });
    assert.deepEqual(
      [1, 3].map((count) => words('address.count', { count })),
      ['one home', '3 homes'],
    );
    assert.ok(isKey('address.count.few') && isKey('assumption.heatLoss') && !isKey('address.counts'));
    assert.ok(!isKey('address.one.count') && !isKey('address.count.several'));
  });

  it('GEN-02: has one sentence for one and another for several', () => {
    const words = wordsOf(english);
    assert.deepEqual(
      [1, 2, 1.5].map((count) => words('time.years', { count })),
      ['1 year', '2 years', '1.5 years'],
    );
  });

  it('AMB-14: is corrected only with copy="plain"', () => {
    const sentence = (copy: 'spec' | 'plain') =>
      createWords({ pack: english, copy, messages: {}, today })('enquiry.contactTime.am');
    assert.deepEqual(
      [sentence('spec'), sentence('plain')],
      [english.sentences['enquiry.contactTime.am'], english.plain['enquiry.contactTime.am']],
    );
    assert.notEqual(sentence('spec'), sentence('plain'));
  });

  it('isolates a name with another writing direction from its sentence', () => {
    const words = wordsOf(english);
    const filled = (query: string) => words('address.noMatch', { query });
    assert.equal(filled('14a'), '0 matches for 14a');
    assert.equal(filled('רחוב 4'), '0 matches for \u2068רחוב 4\u2069');
    assert.equal(filled('\u202e4 eerht'), '0 matches for \u20684 eerht\u2069');
  });

  it('shows the key of a missing sentence, and knows that it is missing', () => {
    const words = wordsOf(english);
    assert.equal(words('asset.boat', { count: 1 }), 'asset.boat');
    assert.deepEqual([words.has('step.of'), words.has('asset.boat')], [true, false]);
    assert.equal(words('step.of', { position: 1 }), 'Step 1 of {of}');
  });

  it('is found by its tag, or by that of a near one', () => {
    for (const lang of ['en-GB', 'en-gb', 'en', 'EN-us']) assert.equal(packFor(lang)?.lang, 'en-GB');
    for (const lang of ['tlh', 'e', 'english', '']) assert.equal(packFor(lang), null, lang);
    for (const langs of [[], ['tlh'], ['tlh', 'en-US']]) assert.equal(firstPackFor(langs).lang, 'en-GB');
  });
});
