// Runs the same tests with a folder and, if it is installed, with a temporary PostgreSQL.
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
  /** Null if it is not installed. */
  readonly postgres: ThrowawayPostgres | null;
}

/** Warns if PostgreSQL is not installed. PostgreSQL is stopped after the tests of the file. */
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
