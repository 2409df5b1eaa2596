import type { Address, Supply } from '../addresses/home.ts';

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

export const isLiveId = (id: string): boolean => ID.test(id);

/** Returns null if the address has no lasting id. A UPRN is never given to another home. */
export function liveAddress({ uprn, otherId, lines, town, postcode }: FoundAddress): Address | null {
  const id = /^\d{1,12}$/.test(uprn) ? `uprn-${uprn.replace(/^0+(?=\d)/, '')}` : otherId;
  const [line1 = '', ...rest] = lines.filter(Boolean);
  if (!isLiveId(id) || line1 === '') return null;
  return { id, line1, line2: rest.join(', '), town, postcode, mpan: null, mprn: null };
}

/** Meters of real addresses are not looked up, so the visitor is asked about fuels and use. */
export const UNKNOWN_SUPPLY: Supply = {
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
