import { cleanPostcode, isPostcode } from '../../../src/domain/postcode.ts';
import type { Address, Supply } from '../addresses/homes.ts';
import type { SomeHandlers } from '../http/answer-calls.ts';
import { Refusal } from '../http/refusal.ts';
import type { Tariffs } from '../model/tariff/tariffs.ts';
import type { AddressSource, Certificate, MeterSource, Sources } from '../sources/sources.ts';

type AddressCalls = 'verifiedAddresses' | 'reccoAddresses' | 'addressMeters' | 'addressDefaults';

export function addressHandlers({
  addresses,
  meters,
  tariffs,
  certificates,
  meterKinds,
}: Sources): SomeHandlers<AddressCalls> {
  return {
    verifiedAddresses: async ({ query }) => ({ verifiedAddresses: await listed(addresses, query.postcode) }),
    reccoAddresses: ({ query }) => listed(addresses, query.postcode),
    addressMeters: async ({ body }) => [details(await supply(meters, body.id))],
    async addressDefaults({ body: { address } }) {
      const known = await supply(meters, address.id);
      const [offered, certificate, kind] = await Promise.all([
        tariffs(),
        certificates?.of({ ...address, line1: address.line1 ?? '', line2: address.line2 ?? '' }),
        known.mpan ? meterKinds?.of(known.mpan) : null,
      ]);
      const found = defaults({ ...known, isEconomy7: kind?.isEconomy7 ?? known.isEconomy7 }, offered);
      return certificate === undefined ? found : certified(found, certificate, known.lookedUp !== false);
    },
  };
}

/**
 * Returns only the facts that answer the widget's questions; the quote reads the others itself. An assessor saw the
 * home, so the certificate's type of home wins over the meters'.
 */
function certified(found: ReturnType<typeof defaults>, certificate: Certificate | null, isLookedUp: boolean) {
  if (!certificate) return { ...found, certificate };
  const { date, heatingFuel, insulation, hasHeatPump, hasSolar, hasBattery } = certificate;
  const { isEconomy7, propertyTypeId } = certificate;
  const facts = { date, heatingFuel, insulation, hasHeatPump, hasSolar, hasBattery };
  const id = propertyTypeId ?? found.solarPropertyId;
  const meter = isLookedUp ? {} : { isEconomy7: isEconomy7 ?? found.isEconomy7 };
  return {
    ...found,
    ...meter,
    certificate: { ...facts, propertyTypeId },
    solarPropertyId: id,
    ashpPropertyId: id,
  };
}

async function listed(addresses: AddressSource, postcode: string) {
  if (!isPostcode(postcode)) throw new Refusal(400, 'postcode must be a whole UK postcode.');
  return (await addresses.of(cleanPostcode(postcode))).map(address);
}

async function supply(meters: MeterSource, id: string): Promise<Supply> {
  const found = await meters.at(id);
  if (!found) throw new Refusal(404, 'There is no such address.');
  return found;
}

function address({ id, line1, line2, town, postcode, mpan, mprn }: Address) {
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

function details({ mpan, mprn, electricitySupplierId, gasSupplierId, ...home }: Supply) {
  const { isDomestic, isPrepayment, isSmart } = home;
  const meter = { isDomestic, isPrepayment, isSmartMeter: isSmart };
  // No meter was looked up, so there may be either: the widget asks the visitor.
  const unknown = { ...meter, mugSupplierId: null };
  if (home.lookedUp === false) return { elecdetails: [unknown], gasdetails: [unknown], fuelType: null };
  return {
    elecdetails: mpan ? [{ mpan, ...meter, mugSupplierId: electricitySupplierId }] : [],
    gasdetails: mprn ? [{ mprn, ...meter, mugSupplierId: gasSupplierId }] : [],
    fuelType: mpan && mprn ? 'gasElectricity' : mpan ? 'electricity' : mprn ? 'gas' : null,
  };
}

/** Gas on the price cap has the id of the standard electricity tariff, too. */
function defaults({ mpan, mprn, payMethod, ...home }: Supply, { standard, economy7 }: Tariffs) {
  const tariff = home.isEconomy7 ? economy7 : standard;
  const propertyId = home.isDomestic ? home.propertyTypeId || null : null;
  const from = (supplierId: number, consumption: number, tariffId: number) => ({
    supplierId,
    consumption,
    tariffId,
  });
  return {
    gas: mprn ? from(home.gasSupplierId, home.gasUse, standard.id) : null,
    electricity: mpan ? from(home.electricitySupplierId, home.electricityUse, tariff.id) : null,
    solarPropertyId: propertyId,
    ashpPropertyId: propertyId,
    isEconomy7: home.isEconomy7,
    currentPayMethod: payMethod,
  };
}
