import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { COMPLETE } from '../../test/fuzz/arbitrary-answers.ts';
import { product } from '../../tools/generate/product-in-node.ts';
import { failed, success } from '../api/failure.ts';
import { editQuotes } from './edit-quotes.ts';
import { createJourneyStore } from './journey-store.ts';

const down = { kind: 'refused', status: 409, message: null } as const;

/** Quotes of a home, and an API that refuses the changes of some assets. */
function quoted(quoteIds: Record<string, string>, refused: readonly string[] = []) {
  const store = createJourneyStore(product.flagsFor('all'));
  store.actions.answer(COMPLETE);
  store.actions.setQuotes({ quoteIds, quoteFailures: {} });
  const asked: (readonly [string, unknown])[] = [];
  const fatal: unknown[] = [];
  /** What happens while a quote is being changed, or a result read. */
  const during: Record<string, () => unknown> = {};
  const api = {
    changeQuote: async ({ params, body }: { params: { quoteType: string }; body: object }) => {
      const { quoteId: _, referrerBranch: __, ...fields } = body as Record<string, unknown>;
      asked.push([params.quoteType, fields]);
      const answer = during[params.quoteType]?.();
      if (answer) return answer;
      return refused.includes(params.quoteType) ? failed(down) : success({});
    },
    quoteResult: async ({ params }: { params: { quoteType: string } }) => {
      asked.push([params.quoteType, 'read']);
      during.read?.();
      return success(null);
    },
  };
  const fail = (failure: unknown) => fatal.push(failure) > 0;
  const now = () => new Date('2026-08-15');
  const widget = { product, store, api, fail, now } as unknown as Parameters<typeof editQuotes>[0];
  return { store, widget, asked, fatal, during };
}

const ALL = { solar: 'q1', ashp: 'q2', ev: 'q3' };
const moved = { propertyId: 5, propertyTypeName: 'Bungalow', otherPropertyId: 15 };

describe('an edit of a result', () => {
  it('RES-06, STATE-05, CALL-25: is a PUT of the changed fields, and then the result again', async () => {
    const { store, widget, asked } = quoted({ ev: 'q3' });
    const vehicleUsage = { ...COMPLETE.vehicleUsage, weekday: 77 };
    assert.deepEqual(await editQuotes(widget, () => ({ vehicleUsage })), success(null));
    assert.deepEqual(asked, [
      ['ev', { milesDrivenWeekDays: 77 }],
      ['ev', 'read'],
    ]);
    assert.deepEqual(store.getState().answers.vehicleUsage, vehicleUsage);
  });

  it('STATE-05: that changes nothing sends nothing', async () => {
    const { widget, asked } = quoted(ALL);
    assert.deepEqual(
      await editQuotes(widget, () => ({ vehicleUsage: { ...COMPLETE.vehicleUsage } })),
      success(null),
    );
    assert.deepEqual(asked, []);
  });

  it('YOURS-06, HON-02: of the home changes every quote, each by its own list, and reads all results again', async () => {
    const { widget, asked } = quoted(ALL);
    await editQuotes(widget, () => moved);
    assert.deepEqual(asked.slice(0, 3), [
      ['solar', { propertyTypeId: 5 }],
      ['ev', { propertyTypeId: 5 }],
      ['ashp', { propertyTypeId: 15 }],
    ]);
    assert.deepEqual(asked.slice(3).sort(), [
      ['ashp', 'read'],
      ['ev', 'read'],
      ['solar', 'read'],
    ]);
  });

  it('YOURS-06, BEY-13: that one quote refuses changes none of them, and says why', async () => {
    const { store, widget, asked, fatal } = quoted(ALL, ['ashp']);
    assert.deepEqual(await editQuotes(widget, () => moved), failed({ ...down, isPartSaved: false }));
    assert.deepEqual(asked.slice(3), [
      ['solar', { propertyTypeId: COMPLETE.propertyId }],
      ['ev', { propertyTypeId: COMPLETE.propertyId }],
    ]);
    assert.deepEqual([store.getState().answers, fatal], [{ ...COMPLETE }, [{ ...down, isPartSaved: false }]]);
    assert.deepEqual(store.getState().results, {});
  });

  it('STATE-06: that is cancelled while it is being saved is undone, and no failure is shown', async () => {
    for (const refused of [[], ['ashp']]) {
      const { store, widget, asked, fatal, during } = quoted(ALL, refused);
      const cancel = new AbortController();
      during.ashp = () => cancel.abort();
      assert.deepEqual(await editQuotes(widget, () => moved, cancel.signal), failed({ kind: 'cancelled' }));
      const saved = [['solar'], ['ev'], ...(refused.length > 0 ? [] : [['ashp']])];
      assert.deepEqual(
        asked.slice(3).map(([asset]) => [asset]),
        saved,
      );
      assert.deepEqual(asked[3], ['solar', { propertyTypeId: COMPLETE.propertyId }]);
      assert.deepEqual([store.getState().answers, fatal], [{ ...COMPLETE }, []]);
    }
  });

  it('STATE-06: that is cancelled while results are read is undone, and the page is as before', async () => {
    const { store, widget, asked, during } = quoted({ ev: 'q3' });
    const cancel = new AbortController();
    during.read = () => cancel.abort();
    const before = { status: 'success', value: null, before: null } as const;
    store.actions.setResult('ev', before);
    await editQuotes(widget, () => ({ vehicleUsage: { weekday: 77, weekend: 1 } }), cancel.signal);
    assert.deepEqual(asked.at(-1), [
      'ev',
      {
        milesDrivenWeekDays: COMPLETE.vehicleUsage.weekday,
        milesDrivenWeekEnds: COMPLETE.vehicleUsage.weekend,
      },
    ]);
    assert.deepEqual(store.getState().answers, { ...COMPLETE });
    assert.equal(store.getState().results.ev, before);
  });

  it('STATE-06: that can’t be undone is shown as the server has it', async () => {
    const { widget, asked, during } = quoted({ ev: 'q3' });
    const cancel = new AbortController();
    during.ev = () => {
      cancel.abort();
      during.ev = () => failed(down);
    };
    await editQuotes(widget, () => ({ vehicleUsage: { weekday: 77, weekend: 1 } }), cancel.signal);
    assert.deepEqual(asked.at(-1), ['ev', 'read']);
  });

  it('RES-06: waits for the edit before it, and changes what that one left', async () => {
    const { store, widget, asked } = quoted({ ev: 'q3' });
    const { vehicleUsage } = COMPLETE;
    const first = editQuotes(widget, () => ({ vehicleUsage: { ...vehicleUsage, weekday: 77 } }));
    const second = editQuotes(widget, (answers) => ({
      vehicleUsage: { ...answers.vehicleUsage, weekend: 88 },
    }));
    await Promise.all([first, second]);
    assert.deepEqual(asked, [
      ['ev', { milesDrivenWeekDays: 77 }],
      ['ev', 'read'],
      ['ev', { milesDrivenWeekEnds: 88 }],
      ['ev', 'read'],
    ]);
    assert.deepEqual(store.getState().answers.vehicleUsage, { weekday: 77, weekend: 88 });
  });

  it('STATE-06: that is cancelled before its turn sends nothing', async () => {
    const { widget, asked } = quoted({ ev: 'q3' });
    const cancel = new AbortController();
    const first = editQuotes(widget, () => ({ vehicleUsage: { weekday: 77, weekend: 1 } }));
    const second = editQuotes(widget, () => ({ vehicleUsage: { weekday: 1, weekend: 1 } }), cancel.signal);
    cancel.abort();
    await Promise.all([first, second]);
    assert.equal(asked.length, 2);
  });

  it('RES-06: replaces the draft of its question, and no other draft', async () => {
    const { store, widget } = quoted({ ev: 'q3' });
    store.actions.keepDraft('vehicleUsage', { 'vehicleUsage.weekday': '150' });
    store.actions.keepDraft('address', { postcode: 'BS1' });
    await editQuotes(widget, () => ({ vehicleUsage: { weekday: 77, weekend: 1 } }));
    assert.deepEqual(store.getState().drafts, { vehicleUsage: {}, address: { postcode: 'BS1' } });
  });
});
