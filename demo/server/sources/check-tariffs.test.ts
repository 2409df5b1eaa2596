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
/** One sentence, which names what is missing. */
const lacks = (cap: string) => ({
  name: 'StartProblem',
  message: new RegExp(`^Your tariffs lack the price cap: \`${cap}\` [^.]+\\.$`),
});

describe('the price cap among the tariffs', () => {
  it('is there in the tables, and where the operator’s own are open to every home', async () => {
    await checkTariffs(TABLE_SOURCES);
    await check({ all: [standard, { ...economy7, eligibility: ['any'] }] });
  });

  it('is missed on each kind of meter', async () => {
    await assert.rejects(check({ all: all.filter(({ id }) => id !== standard.id) }), lacks('standard'));
    await assert.rejects(check({ all: [standard] }), lacks('economy7'));
  });

  it('is missed where no home may have it', async () => {
    await assert.rejects(check({ all: [{ ...standard, enabled: false }, economy7] }), lacks('standard'));
    const forCars = { ...standard, eligibility: ['ev'] as const };
    await assert.rejects(check({ all: [forCars, economy7] }), lacks('standard'));
  });

  it('is missed where a program without types names none', async () => {
    const none = { standard: undefined } as unknown as Tariffs;
    await assert.rejects(check(none), lacks('standard'));
  });

  it('is not checked while the tariffs are unavailable, but any other error stops the start', async () => {
    const failing = (error: Error) => ({ tariffs: () => Promise.reject(error) });
    await checkTariffs(failing(new Refusal(503, 'The price list is away.')));
    await assert.rejects(checkTariffs(failing(new Error('a typing error'))), /a typing error/);
  });
});
