// Takes a provider's own URLs of calls by our names. Anything else is warned of once and left out.
import { type Endpoints, isEndpoint } from '../api/endpoints.ts';

/** @param given from the page: TypeScript has not seen it */
export function readEndpoints(given: Endpoints, apiBase: string, warn: (message: string) => void): Endpoints {
  const entries = Object.entries(given);
  const useless = entries
    .filter(([name, address]) => !isEndpoint(name, address, apiBase))
    .map(([name]) => name);
  if (useless.length > 0)
    warn(
      `<home-energy-quote> endpoints: expected URLs by the names of calls, got "${useless.map((name) => name.slice(0, 80)).join('", "')}"; left out`,
    );
  return Object.fromEntries(entries.filter(([name]) => !useless.includes(name)));
}
