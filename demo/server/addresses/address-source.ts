// Knows where addresses, meters and yearly use come from. An operator with real data replaces this one file.
import type { Home } from './home.ts';
import { homesOf, homeWithId } from './homes-of.ts';

/** The homes of a postcode, given in capitals without its space; empty where there are none. */
export async function addressesOf(postcode: string): Promise<readonly Home[]> {
  return homesOf(postcode);
}

/** The home of an address that `addressesOf` once listed; null when there is no such address. */
export async function homeAtAddress(id: string): Promise<Home | null> {
  return homeWithId(id);
}
