// Knows the calls about a home: addresses of a postcode, the meters at one, and what may be assumed of its supply.
import { cleanPostcode, isPostcode } from '../../../src/domain/postcode.ts';
import { addressesOf, homeAtAddress } from '../addresses/address-source.ts';
import type { Home } from '../addresses/home.ts';
import type { SomeHandlers } from '../http/answer-calls.ts';
import { Refusal } from '../http/refusal.ts';
import { DEFAULT_TARIFF, ECONOMY7_TARIFF } from '../model/tariff/tariffs.ts';

type AddressCalls = 'verifiedAddresses' | 'reccoAddresses' | 'addressMeters' | 'addressDefaults';

export const addressHandlers: SomeHandlers<AddressCalls> = {
  verifiedAddresses: async ({ query }) => ({ verifiedAddresses: await listed(query.postcode) }),
  reccoAddresses: ({ query }) => listed(query.postcode),
  addressMeters: async ({ body }) => [meters(await home(body.id))],
  addressDefaults: async ({ body }) => defaults(await home(body.address.id)),
};

async function listed(postcode: string) {
  if (!isPostcode(postcode)) throw new Refusal(400, 'postcode must be a whole UK postcode.');
  return (await addressesOf(cleanPostcode(postcode))).map(address);
}

async function home(id: string): Promise<Home> {
  const found = await homeAtAddress(id);
  if (!found) throw new Refusal(404, 'There is no such address.');
  return found;
}

function address({ id, line1, line2, town, postcode, mpan, mprn }: Home) {
  return {
    id,
    text: [line1, line2, town, postcode].filter(Boolean).join(', '),
    line1,
    line2,
    town,
    county: '',
    postcode,
    mpanCores: mpan ? [mpan] : [],
    xoserveAddressCodes: mprn ? [`X${mprn}`] : [],
  };
}

function meters({ mpan, mprn, scenario, isSmart, electricitySupplierId, gasSupplierId }: Home) {
  const { isDomestic, isPrepayment } = scenario;
  const meter = { isDomestic, isPrepayment, isSmartMeter: isSmart };
  return {
    elecdetails: mpan ? [{ mpan, ...meter, mugSupplierId: electricitySupplierId }] : [],
    gasdetails: mprn ? [{ mprn, ...meter, mugSupplierId: gasSupplierId }] : [],
    fuelType: mpan && mprn ? 'gasElectricity' : mpan ? 'electricity' : mprn ? 'gas' : null,
  };
}

/** The regulated gas tariff has the price cap's id too. */
function defaults({ mpan, mprn, scenario, payMethod, propertyTypeId, ...home }: Home) {
  const tariff = scenario.isEconomy7 ? ECONOMY7_TARIFF : DEFAULT_TARIFF;
  const propertyId = scenario.isDomestic ? propertyTypeId : null;
  const supply = (supplierId: number, consumption: number, tariffId: number) => ({
    supplierId,
    consumption,
    tariffId,
  });
  return {
    gas: mprn ? supply(home.gasSupplierId, home.gasUse, DEFAULT_TARIFF.id) : null,
    electricity: mpan ? supply(home.electricitySupplierId, home.electricityUse, tariff.id) : null,
    solarPropertyId: propertyId,
    ashpPropertyId: propertyId,
    isEconomy7: scenario.isEconomy7,
    currentPayMethod: payMethod,
  };
}
