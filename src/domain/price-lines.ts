// What is known of energy prices in a quarter. `npm run prices` writes the quarters (price-lines.generated.ts).

/** p/kWh and p/day. */
interface EnergyPrice {
  readonly unit: number;
  readonly standing: number;
}

/** A quarter of the price cap, average of Great Britain, paid by direct debit, with the VAT of its days. */
export interface PriceLine {
  /** ISO dates, both included. */
  readonly from: string;
  readonly to: string;
  /** The last day of the price of a mile: petrol has an end of its own. */
  readonly mileTo: string;
  readonly electricity: EnergyPrice;
  readonly gas: EnergyPrice;
  readonly figures: PriceFigures;
}

/**
 * The prices, and what samples cost and save at them, that any sentence may use by these names in `{braces}`: numbers as text, and
 * dates as precise as they are known.
 */
export interface PriceFigures {
  /** The months of the quarter: YYYY-MM/YYYY-MM. */
  readonly capMonths: string;
  /** p/kWh of electricity; how many times the price of gas that is; and the efficiency above which a heat pump is cheaper than gas. */
  readonly capUnit: number;
  readonly capRatio: number;
  readonly evenHeat: number;
  /** p a mile in a typical car: charged at home at the cap, and on petrol, with the date of its price. */
  readonly homeMile: number;
  readonly petrolMile: number;
  readonly petrolDate: string;
  /** p/kWh on tariffs for electric cars, at night and by day, and the months of their rates; the highest p a mile at night. */
  readonly nightLow: number;
  readonly nightHigh: number;
  readonly nightMile: number;
  readonly dayLow: number;
  readonly dayHigh: number;
  readonly nightMonths: string;
  /** p/kWh paid for exported power at any hour, and the months of those rates. */
  readonly sellLow: number;
  readonly sellHigh: number;
  readonly sellMonths: string;
  /** £ for 1,000 litres of heating oil, and the month. */
  readonly oil: number;
  readonly oilDate: string;
  /**
   * Ten panels on a sample semi in Bristol: £ saved a year, and the years in which they pay for themselves, alone and with a 5 kWh
   * battery.
   */
  readonly panelSave: number;
  readonly panelYears: number;
  readonly storeYears: number;
  /** £ a year that a heat pump saves there in place of gas: on the tariff that fits best, and at the cap. */
  readonly pumpSave: number;
  readonly capSave: number;
  /**
   * £ a year of 140 miles a week in a Nissan Leaf, on the tariff that fits best: what charging costs, what it saves in place of a
   * petrol Ford Focus, and what the tax by the mile will leave of that.
   */
  readonly carYear: number;
  readonly carSave: number;
  readonly carLeft: number;
}
