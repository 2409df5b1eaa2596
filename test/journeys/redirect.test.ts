import { expect } from '@open-wc/testing';
import { faults, leave } from '../browser/stage.ts';
import { begins, HOME, START, searches } from '../browser/walks.ts';
import { ownFetch } from '../browser/wire.ts';

const { api } = window.heqTest;
/** The same server under another name, which is another origin to a browser. */
const elsewhere = api.replace('127.0.0.1', 'localhost');

async function faultsLeft(): Promise<readonly string[]> {
  const list = (await (await ownFetch(new URL('/_demo/faults', api))).json()) as readonly { call: string }[];
  return list.map(({ call }) => call);
}

describe('an API that redirects a call to another server', () => {
  afterEach(() => faults());

  for (const status of [302, 307, 308]) {
    it(`is not followed: ${status} with a home's address`, async () => {
      expect(elsewhere).not.to.equal(api);
      const visit = await begins(START.heatPump);
      const caught = { status: 200, body: [], times: 1 };
      const headers = { location: `${elsewhere}/caught` };
      await faults(
        { call: 'POST /request/address/recco/details', status, headers },
        { call: 'POST /caught', ...caught },
        { call: 'GET /caught', ...caught },
      );
      await searches(visit, HOME.gasSemi);
      visit.root.querySelector<HTMLElement>('[role=option]')?.click();
      await visit.sees(/We could not read the meters/);
      expect(await faultsLeft()).to.include.members(['POST /caught', 'GET /caught']);
      await leave(visit);
    });
  }
});
