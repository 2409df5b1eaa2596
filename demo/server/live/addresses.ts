// Addresses from the service that is switched on. If it fails, the visitor sees an error and no synthetic addresses.
import type { Address, Supply } from '../addresses/homes.ts';
import { Refusal } from '../http/refusal.ts';
import type { AddressSource, MeterSource } from '../sources/sources.ts';
import type { Found } from './found.ts';
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

/** A real address as a service returns it. */
export interface FoundAddress {
  /** Empty if the service has none. */
  readonly uprn: string;
  /** Another number with its name, for a home without a UPRN. */
  readonly otherId: string;
  readonly lines: readonly string[];
  readonly town: string;
  readonly postcode: string;
  readonly isBusiness: boolean;
  /** 1 to 8; null if unknown. */
  readonly propertyTypeId: number | null;
}

const ID = /^(uprn|udprn|umprn)-\d{1,12}$/;

const isLiveId = (id: string): boolean => ID.test(id);

/** Returns null if the address has no lasting id. A UPRN is never given to another home. */
export function liveAddress({ uprn, otherId, lines, town, postcode }: FoundAddress): Address | null {
  const id = /^\d{1,12}$/.test(uprn) ? `uprn-${uprn.replace(/^0+(?=\d)/, '')}` : otherId;
  const [line1 = '', ...rest] = lines.filter(Boolean);
  if (!isLiveId(id) || line1 === '') return null;
  return { id, line1, line2: rest.join(', '), town, postcode, mpan: null, mprn: null };
}

/** Meters of real addresses are not looked up, so the visitor is asked about fuels and use. */
const UNKNOWN_SUPPLY: Supply = {
  mpan: null,
  mprn: null,
  lookedUp: false,
  isDomestic: true,
  isPrepayment: false,
  isEconomy7: false,
  isSmart: false,
  electricitySupplierId: 0,
  gasSupplierId: 0,
  payMethod: 'monthlyDirectDebit',
  propertyTypeId: 0,
  electricityUse: 0,
  gasUse: 0,
};
