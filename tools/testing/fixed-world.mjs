// Imported before the reference API and its model, so that no test fails because a price has ended or a newer one is known.
import { join } from 'node:path';
import { ROOT } from '../build/paths.mjs';

process.env.HEQ_TODAY ??= '2026-08-15';
process.env.HEQ_TABLES ??= join(ROOT, 'demo/server/test/tables-2026-07');
