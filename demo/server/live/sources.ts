import type { Prices } from '../model/prices/energy-prices.ts';
import type { Tariffs } from '../model/tariff/tariffs.ts';
import { type LiveTariff, withFuels, withTariffs } from '../sources/live-rates.ts';
import type { Sources } from '../sources/sources.ts';
import { TABLE_SOURCES } from '../sources/table-sources.ts';
import type { Given } from '../start-server.ts';
import { liveAddresses } from './addresses.ts';
import { liveCertificates } from './epc.ts';
import { createNotices, type Found, type Notices } from './found.ts';
import { createMemory, PATIENCE, PAUSE } from './memory.ts';
import { liveMeterKinds } from './octopus.ts';
import { readTariffs } from './octopus-tariffs.ts';
import { liveSuns } from './pvgis.ts';
import { type FuelFile, newerFuels } from './road-fuel.ts';
import { createServices, type Services } from './services.ts';
import { readLiveSettings } from './settings.ts';
import { liveVehicles } from './vehicles.ts';

/**
 * Returns sources with the services that the operator's variables switch on. Throws a StartProblem.
 * @param table the operator's own sources, which the services replace
 */
export function openLive(env: Readonly<Record<string, string | undefined>>, table?: Sources): Given {
  const settings = readLiveSettings(env);
  const own = table && { table };
  if (!settings) return table ? { sources: table } : {};
  const notices = createNotices();
  return { sources: liveSources(createServices(settings, notices), notices, own) };
}

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** The tables' sources, some of them replaced by live services. */
export function liveSources(
  services: Services,
  notices: Notices,
  { table = TABLE_SOURCES, now = Date.now }: { readonly table?: Sources; readonly now?: () => number } = {},
): Sources {
  const addresses = services.osPlaces ?? services.idealPostcodes;
  const { pvgis, postcodes } = services;
  return {
    ...table,
    ...(addresses && liveAddresses(addresses, now)),
    ...((services.mot ?? services.dvla) && { vehicles: liveVehicles(services, table.vehicles, now) }),
    ...(services.epc && { certificates: liveCertificates(services.epc, notices, now) }),
    ...(services.octopus && { meterKinds: liveMeterKinds(services.octopus, now) }),
    ...(pvgis && postcodes && { suns: liveSuns(pvgis, postcodes, now) }),
    ...((services.octopus ?? services.roadFuel) && liveRates(services, table, notices, now)),
  };
}

/** Without an answer, the table's rows are used, which have dates of their own. */
function liveRates(
  { octopus, roadFuel }: Services,
  table: Sources,
  notices: Notices,
  now: () => number,
): Pick<Sources, 'tariffs' | 'prices' | 'rates'> {
  const refines = { patience: PATIENCE, pause: PAUSE, now };
  const sold = createMemory<readonly LiveTariff[]>({ ...refines, fresh: HOUR, lasting: 7 * DAY });
  const pumped = createMemory<FuelFile>({ ...refines, fresh: DAY, lasting: 30 * DAY });
  const regions = createMemory<string | null>({ ...refines, fresh: 365 * DAY });
  const region = async (postcode: string) =>
    octopus ? orNull(await regions(postcode, () => octopus.region(postcode))) : null;
  const merge = onlyWhenChanged(withTariffs);
  const price = onlyWhenChanged((prices: Prices, file: FuelFile) =>
    withFuels(prices, newerFuels(prices, file, notices)),
  );
  const liveTariffs = async () => {
    const tariffs = await table.tariffs();
    return octopus ? orNull(await sold('', () => readTariffs(octopus, tariffs, now()))) : null;
  };
  const fuelFile = async () => (roadFuel ? orNull(await pumped('', roadFuel)) : null);
  return {
    async tariffs() {
      const [tariffs, live] = await Promise.all([table.tariffs(), liveTariffs()]);
      return live ? merge(tariffs, live) : tariffs;
    },
    async prices() {
      const [prices, file] = await Promise.all([table.prices(), fuelFile()]);
      return file ? price(prices, file) : prices;
    },
    rates: {
      async now(postcode) {
        const [tariffs, file, group, prices] = await Promise.all([
          ...([liveTariffs(), fuelFile(), region(postcode), table.prices()] as const),
        ]);
        // A region without prices in the table is ignored.
        const known = group && prices.regions.has(group) ? { gspGroup: group } : {};
        return { tariffs: tariffs ?? [], fuels: file ? newerFuels(prices, file, notices) : {}, ...known };
      },
      without: table,
    },
  };
}

const orNull = <Value>(answer: Found<Value>): Value | null => (answer.ok ? answer.value : null);

/** Returns the same object for the same input, since the model caches by the table what it calculates from it. */
function onlyWhenChanged<Table extends Tariffs | Prices, Live extends object>(
  merge: (table: Table, live: Live) => Table,
): (table: Table, live: Live) => Table {
  let last: { readonly table: Table; readonly live: Live; readonly merged: Table } | null = null;
  return (table, live) => {
    if (last?.table !== table || last.live !== live) last = { table, live, merged: merge(table, live) };
    return last.merged;
  };
}
