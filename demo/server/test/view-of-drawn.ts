// Compares the view of visits with the counts expected from random visits.
import assert from 'node:assert/strict';
import { parse } from 'csv-parse/sync';
import type { Store } from '../open-store.ts';
import type { PartnerSetting } from '../read-partners.ts';
import type { RandomVisit } from '../visits/random-visits.ts';
import { readOwn } from './partner.ts';
import type { TestServer } from './running-server.ts';

interface CsvRow {
  readonly table: string;
  readonly row: string;
  readonly figure: string;
  readonly value: string;
}

export async function rowsOf(server: TestServer, partner: PartnerSetting, query = '') {
  const { text } = await readOwn(server, partner, `/partner/funnel.csv${query}`);
  return parse(text, { columns: true, bom: true }) as readonly CsvRow[];
}

export async function sumAll(store: Store): Promise<void> {
  while ((await store.visits.sum(500)) > 0);
}

type Details = Readonly<Record<string, string>>;

export const detailsOf = ({ records }: RandomVisit): readonly Details[] =>
  records.map(({ propertyDetails }) =>
    Object.fromEntries(propertyDetails.map(({ name, value }) => [name, value])),
  );

const STAGES: Readonly<Record<string, (visit: RandomVisit) => boolean>> = {
  Opened: () => true,
  'Started the questions': ({ way }) => way >= 1,
  'Gave an address': ({ way }) => way >= 2,
  'Home accepted': ({ way }) => way >= 3,
  'Answered the questions': ({ way }) => way >= 4,
  'Saw a result': ({ way }) => way === 5,
  'Looked into it: a sum, or What if': (visit) => has(visit, ({ stage }) => stage === 'engaged'),
  'Printed or shared': (visit) => has(visit, ({ taken }) => taken !== undefined),
  Enquired: ({ isEnquired }) => isEnquired,
};

const QUESTIONS: Readonly<Record<string, string>> = {
  'Address and meters': 'address',
  'Type of home': 'propertyId',
  'Time at home': 'propertyUsage',
  'Heating and insulation': 'heatingInsulation',
};

const COLUMNS: Readonly<Record<string, string>> = {
  Opened: 'Opened',
  Started: 'Started the questions',
  'Saw a result': 'Saw a result',
  Enquired: 'Enquired',
};

/** The columns of the table by hour, one for each stage. */
const HOUR_COLUMNS: Readonly<Record<string, string>> = {
  ...COLUMNS,
  Address: 'Gave an address',
  'Home accepted': 'Home accepted',
  Answered: 'Answered the questions',
  'Looked into it': 'Looked into it: a sum, or What if',
  'Printed or shared': 'Printed or shared',
};

const GROUPS: Readonly<Record<string, Readonly<Record<string, (visit: RandomVisit) => boolean>>>> = {
  'By journey': {
    'Heat pump': (visit) => firstOf(visit, 'journey') === 'ashp',
    'Solar and battery': (visit) => firstOf(visit, 'journey') === 'solar',
    'None chosen yet': ({ way }) => way === 0,
  },
  'By page': {
    'brook.example/one': (visit) => firstOf(visit, 'path') === '/one',
    'brook.example/two': (visit) => firstOf(visit, 'path') === '/two',
  },
  'By width': {
    Narrow: (visit) => firstOf(visit, 'width') === '360',
    Middle: (visit) => firstOf(visit, 'width') === '600',
    Wide: (visit) => firstOf(visit, 'width') === '1000',
  },
};

function has(visit: RandomVisit, is: (details: Details) => boolean): boolean {
  return detailsOf(visit).some(is);
}

function firstOf(visit: RandomVisit, name: string): string | undefined {
  return detailsOf(visit).find((details) => details[name] !== undefined)?.[name];
}

/** @param visits enough of each kind that every count may be shown. */
export function assertViewOf(rows: readonly CsvRow[], visits: readonly RandomVisit[]): void {
  const cellOf = (table: string, row: string, figure: string) =>
    rows.find((one) => one.table === table && one.row === row && one.figure === figure)?.value;
  const number = (is: (visit: RandomVisit) => boolean) => String(visits.filter(is).length);
  const assertNumber = (table: string, row: string, figure: string, is: (visit: RandomVisit) => boolean) =>
    assert.equal(cellOf(table, row, figure), number(is), `${table}, ${row}, ${figure}`);

  for (const [stage, came] of Object.entries(STAGES))
    assertNumber('How far visits come', stage, 'Visits', came);
  for (const [table, groups] of Object.entries(GROUPS))
    for (const [group, isIn] of Object.entries(groups))
      for (const [column, stage] of Object.entries(COLUMNS)) {
        const both = (visit: RandomVisit) => isIn(visit) && STAGES[stage]!(visit);
        const isNone = number(both) === '0';
        if (isNone)
          assert.equal(cellOf(table, group, column), 'fewer than 5', `${table}, ${group}, ${column}`);
        else assertNumber(table, group, column, both);
      }
  for (const [question, step] of Object.entries(QUESTIONS)) {
    assertNumber('Where they stop', question, 'Saw it', (visit) => has(visit, (one) => one.step === step));
    assertNumber('Where they stop', question, 'Stopped here', ({ stopped }) => stopped === step);
    const seconds = visits
      .flatMap((visit) => detailsOf(visit).filter(({ left }) => left === step))
      .map((one) => Number(one.seconds))
      .sort((a, b) => a - b);
    for (const [figure, part] of Object.entries({ 'Seconds, half': 0.5, 'Seconds, nine of ten': 0.9 })) {
      const exact = seconds[Math.ceil(part * seconds.length) - 1]!;
      const value = Number(cellOf('Where they stop', question, figure));
      assert.ok(Math.abs(value - exact) < exact / 10, `${question}, ${figure}: ${value}, and is ${exact}`);
    }
  }
  assertNumber('Homes refused', 'Prepayment meter', 'Visits', (visit) =>
    has(visit, ({ reason }) => reason === 'prepayment'),
  );
  assertNumber('Homes refused', 'A gas meter alone', 'Visits', (visit) =>
    has(visit, ({ reason }) => reason === 'gasOnly'),
  );
  for (const [asset, name] of [
    ['ashp', 'Heat pump'],
    ['solar', 'Solar and battery'],
  ] as const) {
    const isOf = (one: Details) => one.asset === asset && one.saving !== undefined;
    assertNumber('Results and the savings shown', name, 'Visits', (visit) => has(visit, isOf));
    const savings = visits
      .flatMap((visit) => detailsOf(visit).filter((one) => isOf(one) && one.saving))
      .map((one) => Number(one.saving))
      .sort((a, b) => a - b);
    for (const [figure, part] of Object.entries({ 'A tenth below': 0.1, Half: 0.5, 'A tenth above': 0.9 })) {
      const exact = savings[Math.ceil(part * savings.length) - 1]!;
      const from = Math.floor(exact / 250) * 250;
      const pounds = (amount: number) =>
        `${amount < 0 ? '−' : ''}£${Math.abs(amount).toLocaleString('en-GB')}`;
      const value = cellOf('Results and the savings shown', name, figure);
      assert.equal(
        value?.replace(/^'/, ''),
        `${pounds(from)} to ${pounds(from + 250)}`,
        `${name}, ${figure}`,
      );
    }
  }
  for (const [variant, column] of ['short', 'long'].flatMap((one) =>
    (['Saw a result', 'Enquired'] as const).map((name) => [one, name] as const),
  )) {
    const own = visits.filter((visit) => firstOf(visit, 'variant') === variant);
    assert.equal(cellOf('Variants', variant, 'Opened'), String(own.length));
    const share = (100 * own.filter(STAGES[column]!).length) / own.length;
    assert.equal(cellOf('Variants', variant, column), `${share.toFixed(1)}%`);
  }
  for (const [table, columns] of [
    ['By week', COLUMNS],
    ['By day', COLUMNS],
    ['By hour of the day', HOUR_COLUMNS],
  ] as const)
    for (const [column, stage] of Object.entries(columns)) {
      const all = rows.filter((one) => one.table === table && one.figure === column);
      const sum = all.reduce((many, { value }) => many + (Number(value) || 0), 0);
      assert.equal(String(sum), number(STAGES[stage]!), `${table}, ${column}`);
    }
}
