import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { Refusal } from '../http/refusal.ts';
import type { Tariffs } from '../model/tariff/tariffs.ts';
import { TABLE_TARIFFS } from '../test/table-market.ts';
import { checkTariffs } from './check-tariffs.ts';
import { TABLE_SOURCES } from './table-sources.ts';

const { all, standard, economy7 } = TABLE_TARIFFS;
const check = (given: Partial<Tariffs>) =>
  checkTariffs({ tariffs: async () => ({ ...TABLE_TARIFFS, ...given }) });
/** Matches an error with one sentence that names the missing cap. */
const lacks = (cap: string) => ({
  name: 'StartProblem',
  message: new RegExp(`^Your tariffs lack the price cap: \`${cap}\` [^.]+\\.$`),
});

describe('the check for the price cap', () => {
  it('accepts the tables, and an operator’s own caps that are open to every home', async () => {
    await checkTariffs(TABLE_SOURCES);
    await check({ all: [standard, { ...economy7, eligibility: ['any'] }] });
  });

  it('refuses tariffs without a cap for each kind of meter', async () => {
    await assert.rejects(check({ all: all.filter(({ id }) => id !== standard.id) }), lacks('standard'));
    await assert.rejects(check({ all: [standard] }), lacks('economy7'));
  });

  it('refuses a cap that is disabled or not open to every home', async () => {
    await assert.rejects(check({ all: [{ ...standard, enabled: false }, economy7] }), lacks('standard'));
    const forCars = { ...standard, eligibility: ['ev'] as const };
    await assert.rejects(check({ all: [forCars, economy7] }), lacks('standard'));
  });

  it('refuses an undefined cap, as a program without types may have', async () => {
    const none = { standard: undefined } as unknown as Tariffs;
    await assert.rejects(check(none), lacks('standard'));
  });

  it('is skipped while the tariffs are unavailable, but any other error stops the start', async () => {
    const failing = (error: Error) => ({ tariffs: () => Promise.reject(error) });
    await checkTariffs(failing(new Refusal(503, 'The price list is away.')));
    await assert.rejects(checkTariffs(failing(new Error('a typing error'))), /a typing error/);
  });
});
