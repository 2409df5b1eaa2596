import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../../', import.meta.url));
export const DIST = fileURLToPath(new URL('../../dist/', import.meta.url));
export const CACHE = fileURLToPath(new URL('../../node_modules/.cache/home-energy-quote/', import.meta.url));
