import type { Offered } from '../model/tariff/market.ts';
import type { Tariff } from '../model/tariff/tariffs.ts';
import { OFFERED } from './table-market.ts';

/** Factors of the tables' prices, 1 by default. `sold` is the price of exports. */
interface Factors {
  readonly electricity?: number;
  readonly gas?: number;
  readonly fuels?: number;
  readonly sold?: number;
}

/** The tables with each price multiplied by its factor. Standing charges do not change. */
export function dearer({ electricity = 1, gas = 1, fuels = 1, sold = 1 }: Factors): Offered {
  const { prices, tariffs } = OFFERED;
  const region = (price: Offered['prices']['average']) => ({
    ...price,
    unit: price.unit * electricity,
    unitOffset: price.unitOffset * electricity,
  });
  const times = (rate: number | null, factor: number) => (rate === null ? null : rate * factor);
  const windows = (each: Tariff['windows'], factor: number) =>
    each.map((window) => ({ ...window, rate: window.rate * factor }));
  const tariff = (one: Tariff): Tariff => ({
    ...one,
    dayRate: one.dayRate * electricity,
    windows: windows(one.windows, electricity),
    carRate: times(one.carRate, electricity),
    pumpRate: times(one.pumpRate, electricity),
    exportRate: one.exportRate * sold,
    exportWindows: windows(one.exportWindows, sold),
  });
  return {
    day: OFFERED.day,
    prices: {
      ...prices,
      cap: { ...prices.cap, gasUnit: prices.cap.gasUnit * gas },
      regions: new Map([...prices.regions].map(([group, price]) => [group, region(price)])),
      average: region(prices.average),
      fuels: new Map(
        [...prices.fuels].map(([fuel, price]) => [fuel, { ...price, value: price.value * fuels }]),
      ),
    },
    tariffs: {
      ...tariffs,
      all: tariffs.all.map(tariff),
      standard: tariff(tariffs.standard),
      economy7: tariff(tariffs.economy7),
    },
  };
}
