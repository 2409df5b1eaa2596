import type { Settings } from '../settings.ts';
import type { Engine } from './engine.ts';
import { openFolder } from './open-folder.ts';
import { openPostgres } from './open-postgres.ts';

/** The data folder, or the database to use instead. */
export type Place = Pick<Settings, 'databaseUrl' | 'dataDir'>;

/** Throws a StartProblem when the folder or the database can't be used. */
export async function openEngine({ databaseUrl, dataDir }: Place): Promise<Engine> {
  return databaseUrl ? openPostgres(databaseUrl) : openFolder(dataDir);
}
