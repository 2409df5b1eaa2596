// Checks what is read from suppliers' files, which are made here from a known use.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readHalfHours } from './read-half-hours.ts';
import { Unreadable } from './unreadable.ts';

const HALF = 1_800_000;
const DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
/** London's days of 2025. */
const START = Date.UTC(2025, 0, 1);
const SUMMER = [Date.UTC(2025, 2, 30, 1), Date.UTC(2025, 9, 26, 1)] as const;
const isSummer = (utc: number) => utc >= SUMMER[0] && utc < SUMMER[1];
const clockOf = (utc: number) => utc + (isSummer(utc) ? 2 * HALF : 0);

/** A home's use in the half hour that London's clocks show. Each half hour of a day differs, and winter has more. */
function useOf(utc: number): number {
  const clock = new Date(clockOf(utc));
  const slot = clock.getUTCHours() * 2 + clock.getUTCMinutes() / 30;
  return Math.round(1000 * (0.1 + slot / 200 + Math.abs(clock.getUTCMonth() - 6) / 40)) / 1000;
}
const YEAR = Array.from({ length: 17_520 }, (_, at) => START + at * HALF);
const EXPECTED = DAYS.map((_, month) =>
  Array.from(
    { length: 48 },
    (_, slot) => Math.round(1000 * (0.1 + slot / 200 + Math.abs(month - 6) / 40)) / 1000,
  ),
);

const two = (value: number) => String(value).padStart(2, '0');
function parts(utc: number) {
  const date = new Date(utc);
  return {
    y: date.getUTCFullYear(),
    m: two(date.getUTCMonth() + 1),
    d: two(date.getUTCDate()),
    t: `${two(date.getUTCHours())}:${two(date.getUTCMinutes())}`,
  };
}
function iso(utc: number, zone = isSummer(utc) ? '+01:00' : '+00:00'): string {
  const { y, m, d, t } = parts(zone === 'Z' || zone === '' ? utc : clockOf(utc));
  return `${y}-${m}-${d}T${t}:00${zone}`;
}
function dayFirst(utc: number): string {
  const { y, m, d, t } = parts(clockOf(utc));
  return `${d}/${m}/${y} ${t}`;
}

const read = (lines: readonly string[] | string, name = 'use.csv') =>
  readHalfHours(new File([typeof lines === 'string' ? lines : lines.join('\n')], name), async () => {});

const FORMS: Readonly<Record<string, readonly string[] | string>> = {
  'Octopus, classic': [
    ' Consumption (kwh), Start, End',
    ...YEAR.map((at) => ` ${useOf(at)}, ${iso(at)}, ${iso(at + HALF)}`),
  ],
  'Octopus, with a BOM and CRLF': `\uFEFF${['Consumption (kWh), Start, End', ...YEAR.map((at) => `${useOf(at)}, ${iso(at)}, ${iso(at + HALF)}`)].join('\r\n')}\r\n`,
  'Octopus, newest first': [
    ' Consumption (kwh), Start, End',
    ...YEAR.map((at) => `${useOf(at)},${iso(at)},${iso(at + HALF)}`).reverse(),
  ],
  'Octopus, offsets mixed in a row': [
    ' Consumption (kwh), Start, End',
    ...YEAR.map((at) => `${useOf(at)},${iso(at, isSummer(at) ? '+01:00' : 'Z')},${iso(at + HALF, 'Z')}`),
  ],
  'Octopus, since August 2024': [
    'Consumption (kwh), Estimated Cost Inc. Tax (p), Standing Charge Inc. Tax (p), Start, End',
    ...YEAR.map((at) => `${useOf(at)},${useOf(at) * 25},1.12,${iso(at)},${iso(at + HALF)}`),
  ],
  'Octopus, cheap at night only': [
    'Consumption (kwh), Estimated Cost Inc. Tax (p), Standing Charge Inc. Tax (p), Start, End',
    ...YEAR.map((at) => `${useOf(at)},${useOf(at) * 7},1.12,${iso(at)},${iso(at + HALF)}`),
  ],
  'Octopus, in between': [
    'Consumption (kwh), Estimated Cost Inc. Tax (p), Start, End',
    ...YEAR.map((at) => `${useOf(at)},${useOf(at) * 25},${iso(at)},${iso(at + HALF)}`),
  ],
  'n3rgy, in UTC': [
    'timestamp (UTC),energyConsumption (kWh)',
    ...YEAR.map((at) => `${iso(at, '').replace('T', ' ').slice(0, 16)},${useOf(at)}`),
  ],
  'start,kWh in London’s time, one hour twice and one never': [
    'start,kWh',
    ...YEAR.map((at) => `${dayFirst(at)},${useOf(at)}`),
  ],
  'a clock that says GMT/BST': ['Start (GMT/BST),kWh', ...YEAR.map((at) => `${dayFirst(at)},${useOf(at)}`)],
  'UTC that does not say so: the hour that is skipped in spring gives it away': [
    'timestamp,value',
    ...YEAR.map((at) => `${iso(at, '')},${useOf(at)}`),
  ],
  'Date,Time,kWh': ['Date,Time,kWh', ...YEAR.map((at) => `${dayFirst(at).replace(' ', ',')},${useOf(at)}`)],
  'reading date and reading time': [
    'Reading Date,Reading Time,Reading Value',
    ...YEAR.map((at) => `${dayFirst(at).replace(' ', ',')},${useOf(at)}`),
  ],
  'Wh, semicolons, the comma of decimals, quotes': [
    '"Start";"Wh"',
    ...YEAR.map((at) => `"${dayFirst(at)}";"${String((useOf(at) * 1000).toFixed(1)).replace('.', ',')}"`),
  ],
  tabs: ['Start\tkWh', ...YEAR.map((at) => `${dayFirst(at)}\t${useOf(at)}`)],
  'a preamble, and the end of each half hour': [
    'MPAN: 12 345',
    '',
    'My supplier',
    'Period ending,Usage',
    ...YEAR.map((at) => `${iso(at + HALF)},${useOf(at)}`),
  ],
  'export, gas, cost and use side by side': [
    'Export (kWh),Gas (kWh),Cost (£),Start,Import (kWh),Generation (kWh)',
    ...YEAR.map((at) => `9,8,7,${iso(at)},${useOf(at)},6`),
  ],
  'quarters of an hour': [
    'start,kWh',
    ...YEAR.flatMap((at) => [`${iso(at)},${useOf(at) / 2}`, `${iso(at + HALF / 2)},${useOf(at) / 2}`]),
  ],
  'two files in one, of two forms': [
    'start,kWh',
    ...YEAR.slice(0, 9000).map((at) => `${iso(at)},${useOf(at)}`),
    ' Consumption (kwh), Start, End',
    ...YEAR.slice(8900).map((at) => `${useOf(at)},${iso(at)},${iso(at + HALF)}`),
  ],
  'each row twice': [
    'start,kWh',
    ...YEAR.flatMap((at) => [`${iso(at)},${useOf(at)}`, `${iso(at)},${useOf(at)}`]),
  ],
  'months by name': [
    'Start,kWh',
    ...YEAR.map((at) => {
      const { y, d, t } = parts(clockOf(at));
      return `${d}-${new Date(clockOf(at)).toLocaleString('en', { month: 'short', timeZone: 'UTC' })}-${y} ${t},${useOf(at)}`;
    }),
  ],
};

describe('a supplier’s file', () => {
  for (const [name, lines] of Object.entries(FORMS))
    it(`HALF-01: ${name}`, async () => {
      const { means, ...rest } = await read(lines);
      assert.deepEqual(rest, { from: '2025-01-01', to: '2025-12-31', share: 1 });
      for (const [at, month] of means.entries())
        for (const [slot, kWh] of month!.entries()) {
          const known = EXPECTED[at]![slot]!;
          assert.ok(Math.abs(kWh - known) < 0.0002, `${at} ${slot}: ${kWh}, not ${known}`);
        }
    });

  it('HALF-01: a reading of an hour is split into two equal half hours', async () => {
    const { means, share } = await read([
      'start,kWh',
      ...YEAR.filter((_, at) => at % 2 === 0).map((at) => `${iso(at)},0.5`),
    ]);
    assert.equal(share, 1);
    assert.ok(means.flat().every((kWh) => kWh === 0.25));
  });

  it('HALF-01: a half hour that Octopus leaves out had no use; a day that it leaves out was not read', async () => {
    const slot = (at: number) => new Date(clockOf(at)).getUTCHours();
    const day = (at: number) => new Date(clockOf(at)).getUTCDate();
    const lines = YEAR.filter((at) => (slot(at) < 10 || slot(at) > 14) && day(at) !== 7);
    const { means, share } = await read([
      'Consumption (kwh), Estimated Cost Inc. Tax (p), Standing Charge Inc. Tax (p), Start, End',
      ...lines.map((at) => `0.2,5,1.12,${iso(at)},${iso(at + HALF)}`),
    ]);
    assert.deepEqual([means[5]![20], means[5]![2]], [0, 0.2]);
    assert.equal(share, 0.9671);
  });

  it('HALF-01: 0E-20 counts as no use; an empty, null or invalid cell counts as missing', async () => {
    const { means, share } = await read([
      'timestamp (UTC),energyConsumption (kWh)',
      ...YEAR.map((at) => {
        const day = new Date(at).getUTCDate();
        const cell = ['0E-20', '', 'null', 'invalid value'][day - 1] ?? '0.4';
        return `${iso(at, 'Z')},${cell}`;
      }),
    ]);
    assert.ok(share < 0.91 && share > 0.89, `${share}`);
    const [january] = means;
    assert.ok(Math.abs(january![24]! - (27 * 0.4) / 28) < 0.0002);
  });

  it('HALF-01: of more than a year, only the newest year is used; a month with few days counts as not read', async () => {
    const twoYears = Array.from({ length: 2 * 17_520 }, (_, at) => START - 17_520 * HALF + at * HALF);
    const two = await read(['start,kWh', ...twoYears.map((at) => `${iso(at, 'Z')},${at < START ? 5 : 1}`)]);
    assert.deepEqual([two.from, two.to], ['2025-01-01', '2025-12-31']);
    assert.ok(two.means.flat().every((kWh) => kWh === 1));
    const winter = await read(['start,kWh', ...YEAR.slice(0, 48 * 34).map((at) => `${iso(at)},1`)]);
    assert.deepEqual(
      winter.means.map((month) => month !== null),
      [true, ...Array(11).fill(false)],
    );
    assert.equal(winter.to, '2025-02-03');
  });

  const rows = (count: number, use = (at: number) => String(useOf(at))) =>
    YEAR.slice(0, count).map((at) => `${iso(at)},${use(at)}`);
  const UNREADABLE: Readonly<
    Record<string, readonly [lines: readonly string[], expected: object, name?: string]>
  > = {
    'without a header': [rows(2000), { reason: 'header', line: 0 }],
    'that is no text': [['PK\u0003\u0004\u0000\u0000'], { reason: 'header', line: 0 }],
    'that is empty': [[''], { reason: 'header' }],
    'of export alone': [['Start,Export (kWh)', ...rows(2000)], { reason: 'not-use', line: 1 }],
    'of cost alone': [['My home', 'Start,Cost (£)', ...rows(2000)], { reason: 'not-use', line: 2 }],
    'of gas, by its header': [['Start,Gas (kWh)', ...rows(2000)], { reason: 'not-use', line: 1 }],
    'of gas, by its name': [['start,kWh', ...rows(2000)], { reason: 'not-use' }, 'octopus-gas.csv'],
    'of gas, by its price': [
      [
        'Consumption (kwh), Estimated Cost Inc. Tax (p), Standing Charge Inc. Tax (p), Start, End',
        ...YEAR.slice(0, 2000).map((at) => `2.0000, 12, 0.6, ${iso(at)}, ${iso(at + HALF)}`),
      ],
      { reason: 'not-use' },
    ],
    'with two columns of use': [['Start,Day kWh,Night kWh', ...rows(2000)], { reason: 'both', line: 1 }],
    'with a date that does not exist': [
      ['start,kWh', ...rows(99), '31/02/2025 10:00,0.3', ...rows(2000)],
      { reason: 'date', line: 101, text: '31/02/2025 10:00,0.3' },
    ],
    'with the month first': [
      ['start,kWh', '12/31/2025 10:00,0.3'],
      { reason: 'date', line: 2, text: '12/31/2025 10:00,0.3' },
    ],
    'with a word where a number belongs': [
      ['start,kWh', ...rows(5), `${iso(START)},much`],
      { reason: 'number', line: 7, text: 'much' },
    ],
    'with a negative use': [['start,kWh', `${iso(START)},-1`], { reason: 'number', line: 2, text: '-1' }],
    'of meter readings': [
      ['start,kWh', `${iso(START)},12345.6`],
      { reason: 'number', line: 2, text: '12345.6' },
    ],
    'of daily readings': [
      ['start,kWh', ...YEAR.filter((_, at) => at % 48 === 0).map((at) => `${iso(at, 'Z')},9`)],
      { reason: 'step' },
    ],
    'of 27 days': [['start,kWh', ...rows(48 * 27)], { reason: 'short' }],
    'of what solar panels generated': [
      [
        'start,kWh',
        ...rows(3000, (at) =>
          new Date(at).getUTCHours() > 8 && new Date(at).getUTCHours() < 17 ? '1' : '0',
        ),
      ],
      { reason: 'not-use' },
    ],
  };
  for (const [name, [lines, expected, file]] of Object.entries(UNREADABLE))
    it(`HALF-01 HALF-04: a file ${name} is refused with its line and reason`, async () => {
      await assert.rejects(read(lines, file), (error) => {
        assert.partialDeepStrictEqual({ ...(error as object) }, expected);
        return true;
      });
    });

  it('HALF-01: a file named after British Gas can be of electricity, and 28 days are enough', async () => {
    const { means } = await read(['start,kWh', ...rows(48 * 28)], 'British Gas.csv');
    assert.ok(means[0]);
  });

  it('HALF-01: a file is read in slices, so that the page keeps responding', async () => {
    let slices = 0;
    const pause = async () => {
      slices += 1;
    };
    const lines = FORMS['Octopus, classic'] as readonly string[];
    await readHalfHours(new File([lines.join('\n')], 'a.csv'), pause);
    assert.equal(slices, 8);
  });

  it('HALF-04: something that can’t be read as text, such as a folder, has no header', async () => {
    const folder = new File([], 'a');
    folder.text = () => Promise.reject(new DOMException('', 'NotReadableError'));
    await assert.rejects(
      readHalfHours(folder, async () => {}),
      { name: 'Error', reason: 'header' },
    );
  });

  it('HALF-04: an error of ours is not taken for a file that can’t be read', async () => {
    const fault = new TypeError('ours');
    const read = readHalfHours(new File(['a'], 'a.csv'), () => Promise.reject(fault));
    await assert.rejects(read, (error) => error === fault && !(error instanceof Unreadable));
  });
});
