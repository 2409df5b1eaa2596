// Addresses from the service that is switched on. If it fails, the visitor sees an error and no synthetic addresses.
import type { Address } from '../addresses/home.ts';
import { Refusal } from '../http/refusal.ts';
import type { AddressSource, MeterSource } from '../sources/sources.ts';
import type { Found } from './found.ts';
import { type FoundAddress, isLiveId, liveAddress, UNKNOWN_SUPPLY } from './live-address.ts';
import { createMemory, QUESTION } from './memory.ts';

const DAY = 86_400_000;

export function liveAddresses(
  read: (postcode: string) => Promise<Found<readonly FoundAddress[]>>,
  now: () => number,
): { readonly addresses: AddressSource; readonly meters: MeterSource } {
  const memory = createMemory<readonly FoundAddress[]>({ fresh: DAY, patience: QUESTION, now });
  return {
    addresses: {
      async of(postcode) {
        const outcome = await memory(postcode, () => read(postcode));
        const homes = outcome.ok ? homesOf(outcome.value) : null;
        if (!homes)
          throw new Refusal(503, 'The list of addresses cannot be reached at the moment.', {
            'Retry-After': '5',
          });
        return homes;
      },
    },
    meters: { at: async (id) => (isLiveId(id) ? UNKNOWN_SUPPLY : null) },
  };
}

/** Leaves out businesses and duplicates. Returns null if addresses were listed but none is usable. */
function homesOf(all: readonly FoundAddress[]): readonly Address[] | null {
  const listed = all.filter(({ isBusiness }) => !isBusiness);
  const homes = listed.flatMap((one) => liveAddress(one) ?? []);
  if (listed.length > 0 && homes.length === 0) return null;
  return [...new Map(homes.map((home) => [home.id, home])).values()];
}
