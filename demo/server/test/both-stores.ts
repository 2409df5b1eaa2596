// Runs the same tests with a folder and, if it is installed, with a temporary PostgreSQL. HEQ_STORE limits them to one: `folder` in
// `npm test`, `postgres` in `npm run test:sweeps`.
import { after } from 'node:test';
import { temporaryFolder } from './running-server.ts';
import { type ThrowawayPostgres, throwawayPostgres } from './throwaway-postgres.ts';

/** For the settings of a server. */
export interface Place {
  readonly dataDir: string;
  readonly databaseUrl: string | null;
}

interface StoreUnderTest {
  /** Completes titles such as "quotes kept in a folder". */
  readonly name: string;
  /** The reason to skip its tests, or false. */
  readonly skip: string | false;
  /** Creates an empty store. @param folder the folder of its files. */
  place(folder?: string): Promise<Place>;
}

interface BothStores {
  readonly stores: readonly StoreUnderTest[];
  /** Null if it is not installed, or not tested now. */
  readonly postgres: ThrowawayPostgres | null;
  /** The reason to skip a test of PostgreSQL alone, or false. */
  readonly skip: string | false;
}

const { HEQ_STORE } = process.env;

/** PostgreSQL is stopped after the tests of the file. */
export async function bothStores(): Promise<BothStores> {
  const folder: StoreUnderTest = {
    name: 'in a folder',
    skip: false,
    place: async (folder = temporaryFolder()) => ({ dataDir: folder, databaseUrl: null }),
  };
  if (HEQ_STORE === 'folder')
    return { postgres: null, skip: '`npm run test:sweeps` tests PostgreSQL', stores: [folder] };
  const postgres = await throwawayPostgres();
  const skip = postgres ? false : 'PostgreSQL is not installed';
  after(() => postgres?.stop());
  let databases = 0;
  const database: StoreUnderTest = {
    name: 'in PostgreSQL',
    skip,
    place: async (folder) => ({
      dataDir: '',
      databaseUrl: (await postgres?.database(`store_${++databases}`, folder)) ?? null,
    }),
  };
  return { postgres, skip, stores: HEQ_STORE === 'postgres' ? [database] : [folder, database] };
}
