// The same tests run on a folder, and on a PostgreSQL of the test's own where it is installed.
import { after } from 'node:test';
import { temporaryFolder } from './running-server.ts';
import { type ThrowawayPostgres, throwawayPostgres } from './throwaway-postgres.ts';

/** For the settings of a server. */
export interface Place {
  readonly dataDir: string;
  readonly databaseUrl: string | null;
}

interface StoreUnderTest {
  /** As in "quotes kept in a folder". */
  readonly name: string;
  /** Why its tests can't run, or false. */
  readonly skip: string | false;
  /** An empty store each time. @param folder where what it writes is to be. */
  place(folder?: string): Promise<Place>;
}

interface BothStores {
  readonly stores: readonly StoreUnderTest[];
  /** Null where it is not installed. */
  readonly postgres: ThrowawayPostgres | null;
}

/** Says loudly when only one of them can be had. PostgreSQL ends with the tests of the file. */
export async function bothStores(): Promise<BothStores> {
  const postgres = await throwawayPostgres();
  if (!postgres) console.warn('PostgreSQL is not installed: the tests of quotes in PostgreSQL are SKIPPED.');
  after(() => postgres?.stop());
  let databases = 0;
  return {
    postgres,
    stores: [
      {
        name: 'in a folder',
        skip: false,
        place: async (folder = temporaryFolder()) => ({ dataDir: folder, databaseUrl: null }),
      },
      {
        name: 'in PostgreSQL',
        skip: postgres ? false : 'PostgreSQL is not installed',
        place: async (folder) => ({
          dataDir: '',
          databaseUrl: (await postgres?.database(`store_${++databases}`, folder)) ?? null,
        }),
      },
    ],
  };
}
