// The sources of the tables, with what live services tell in their place.
import type { Prices } from '../model/place/prices.ts';
import type { Tariffs } from '../model/tariff/tariffs.ts';
import type { Sources } from '../sources/sources.ts';
import { TABLE_SOURCES } from '../sources/table-sources.ts';
import { liveAddresses } from './live-addresses.ts';
import { liveCertificates } from './live-certificates.ts';
import { liveVehicles } from './live-vehicles.ts';
import { createMemory, PATIENCE, PAUSE } from './memory.ts';
import type { Notices } from './notices.ts';
import { type LiveTariff, readTariffs, withLive } from './octopus/octopus-tariffs.ts';
import { withRoadFuel } from './road-fuel/client.ts';
import type { FuelFile } from './road-fuel/read-fuel-file.ts';
import type { Services } from './services.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

export function liveSources(
  services: Services,
  notices: Notices,
  { table = TABLE_SOURCES, now = Date.now }: { readonly table?: Sources; readonly now?: () => number } = {},
): Sources {
  const addresses = services.osPlaces ?? services.idealPostcodes;
  return {
    ...table,
    ...(addresses && liveAddresses(addresses, now)),
    ...((services.mot ?? services.dvla) && { vehicles: liveVehicles(services, table.vehicles, now) }),
    ...(services.epc && { certificates: liveCertificates(services.epc, now) }),
    tariffs: services.octopus ? octopusTariffs(services.octopus, table, now) : table.tariffs,
    prices: services.roadFuel ? fuelPrices(services.roadFuel, table, notices, now) : table.prices,
  };
}

/** Without an answer the table's rows, which carry dates of their own. */
function octopusTariffs(
  client: NonNullable<Services['octopus']>,
  table: Sources,
  now: () => number,
): Sources['tariffs'] {
  const memory = createMemory<readonly LiveTariff[]>({
    ...{ fresh: HOUR, lasting: 7 * DAY, patience: PATIENCE, pause: PAUSE, now },
  });
  const merge = onlyWhenChanged(withLive);
  return async () => {
    const tariffs = await table.tariffs();
    const live = await memory('', () => readTariffs(client, tariffs, now()));
    return live.ok ? merge(tariffs, live.value) : tariffs;
  };
}

function fuelPrices(
  read: NonNullable<Services['roadFuel']>,
  table: Sources,
  notices: Notices,
  now: () => number,
): Sources['prices'] {
  const memory = createMemory<FuelFile>({
    ...{ fresh: DAY, lasting: 30 * DAY, patience: PATIENCE, pause: PAUSE, now },
  });
  const merge = onlyWhenChanged((prices: Prices, file: FuelFile) => withRoadFuel(prices, file, notices));
  return async () => {
    const prices = await table.prices();
    const file = await memory('', read);
    return file.ok ? merge(prices, file.value) : prices;
  };
}

/** What the model works out of a table it keeps by the table: the same in gives the same out. */
function onlyWhenChanged<Table extends Tariffs | Prices, Live extends object>(
  merge: (table: Table, live: Live) => Table,
): (table: Table, live: Live) => Table {
  let last: { readonly table: Table; readonly live: Live; readonly merged: Table } | null = null;
  return (table, live) => {
    if (last?.table !== table || last.live !== live) last = { table, live, merged: merge(table, live) };
    return last.merged;
  };
}
