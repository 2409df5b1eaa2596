// What a result may have beyond the specification. The server and the widget share these schemas.
import * as v from 'valibot';
import { clock } from './clock.ts';
import { range } from './range.ts';
import { figure, label, object, ownText, type Read, textByKey } from './schema.ts';
import { sum } from './sum.ts';
import { whatIf } from './what-if.ts';

/** The prices that a result depends on. ISO dates: the period of the price cap. `pence` for each `unit`. */
const prices = object({
  capFrom: v.string(),
  capTo: v.string(),
  fuels: v.array(object({ fuel: v.string(), pence: v.number(), unit: v.string(), date: v.string() })),
});

/** A condition of the recommended tariff or of the whole estimate; `met` is null if this home's answer is unknown. */
const condition = object({ id: v.string(), text: ownText, met: v.nullable(v.boolean()) });
export type Condition = Read<typeof condition>;

/** A decided change that is not in the first year's figures. What is known of the home is in `assumptions`. */
const knownChange = object({
  /** ISO date. */
  from: v.string(),
  text: ownText,
  /** Pounds a year of the saving or the cost; negative if the visitor loses. */
  change: v.number(),
  /** Paid once, and not each year. */
  once: v.optional(v.boolean()),
  ...textByKey,
});
export type KnownChange = Read<typeof knownChange>;

/** A grant, a tax relief or a decided change that could apply to this home. */
const support = object({
  id: v.string(),
  text: ownText,
  /** Null if the amount depends on something unknown here. */
  amount: figure,
  unit: label,
  /** ISO dates; null if no end was announced. */
  from: label,
  to: label,
  /** Texts of an API without keys. */
  conditions: v.optional(v.array(v.string())),
  /** The keys of each condition. */
  conditionIds: v.optional(v.array(v.string())),
  /** Null if this home's answer is unknown. */
  met: v.nullable(v.boolean()),
  source: v.string(),
  ...textByKey,
});
export type Support = Read<typeof support>;

/** Another system for the same home: pounds, pounds a year, years. */
const alternative = object({
  id: v.picklist(['panels-only', 'with-battery']),
  /** kWh usable; null if the server does not say. */
  battery: figure,
  cost: v.number(),
  savings: v.number(),
  breakeven: v.nullable(v.number()),
  /** Pounds: the savings of all years, from which new parts are paid, minus the cost; null if the server does not say. */
  left: figure,
  /** Null if no tariff was compared. */
  tariffName: label,
});
export type Alternative = Read<typeof alternative>;

const ends = object({ low: v.number(), high: v.number() });

/**
 * Years at the middle price and the quoted saving; null if longer than the years calculated. `usual`: the boiler is due,
 * so its price is deducted; `notDue`: it is not. `notDue` is absent if no boiler is replaced.
 */
const likelyYears = {
  usual: v.optional(v.nullable(v.number())),
  notDue: v.optional(v.nullable(v.number())),
};

/** The cost of a heat pump. Pounds; both ends are equal if the visitor gave a price. */
const wholeCost = object({
  price: ends,
  /** The price that an installer gave the visitor. */
  isTold: v.boolean(),
  /** A grant that may apply to this home. */
  grant: v.number(),
  /** The price of a new boiler, if today's is due. */
  boiler: v.number(),
  /** The price minus both. */
  left: ends,
  /** The extra cost of its yearly service. */
  service: v.number(),
  /** The two ends: lowest price, highest saving and a boiler that is due; highest price, lowest saving and one that is not. */
  payback: object({ soonest: figure, ...likelyYears, latest: figure }),
  /** The source of the price, as a key of the languages or an older API's text; null if the visitor gave it. */
  source: label,
  sourceKey: v.optional(v.string()),
  date: label,
});
export type WholeCost = Read<typeof wholeCost>;

export const BILL_PARTS = ['electricity', 'heating', 'car-fuel', 'car-tax', 'export', 'standing'] as const;

/** Pounds a year; `export` is negative. */
const part = object({ id: v.picklist(BILL_PARTS), value: v.number() });
export type BillPart = Read<typeof part>;

const parts = v.array(part);

/** kWh a year. */
const electricity = object({
  householdConsumption: figure,
  evConsumption: figure,
  pumpConsumption: figure,
  solarGeneration: figure,
  exportedToGrid: figure,
  importFromGrid: figure,
});
export type CombinedElectricity = Read<typeof electricity>;

/** `alone`: the saving in its own result; null if not sent. */
const share = object({ asset: v.string(), value: v.number(), alone: figure });

/** One home with all quoted assets, calculated together on one tariff. Pounds and kWh a year. */
export const combined = object({
  assets: v.array(v.string()),
  tariff: object({
    tariffId: figure,
    supplierId: figure,
    supplierName: label,
    tariffName: label,
    ratesAsOf: label,
    ratesFrom: label,
    indicative: v.optional(v.boolean(), false),
  }),
  today: parts,
  after: parts,
  savings: v.number(),
  /** The total of the single results' savings. */
  separately: v.number(),
  /** `savings` less `separately`. */
  overlap: v.number(),
  range: v.nullish(range, null),
  /** What each technology adds to the others, pounds a year: they add up to `savings`. */
  shares: v.optional(v.array(share), () => []),
  electricity: v.nullish(electricity, null),
  /** The total price of the quotes that have one; null if none has. */
  totalCost: figure,
  /** The payback of everything that has a price; null if nothing has one. */
  payback: v.nullish(object(likelyYears), null),
  /** By the `data-figure` that each explains. */
  sums: v.nullish(v.record(v.string(), sum), null),
  conditions: v.optional(v.array(condition), () => []),
  clock: v.nullish(clock, null),
});
export type Combined = Read<typeof combined>;

/** What a result may have beyond the specification, by its name in the answer; the reference API is checked against it. */
export const extras = {
  prices,
  ranges: v.array(range),
  /** By the `data-figure` that each explains. */
  sums: v.record(v.string(), sum),
  whatIf,
  combined,
  /** Why there is no combined bill although it was requested: 'other-home'. */
  combinedReason: v.string(),
  /** Why figures are unknown: 'charger' if no charger can deliver enough for the miles. */
  reason: v.string(),
  clock,
  conditions: v.array(condition),
  /** The number of tariffs that the recommended one was chosen from. */
  compared: v.pipe(v.number(), v.integer(), v.minValue(0)),
  alternatives: v.array(alternative),
  known: v.array(knownChange),
  support: v.array(support),
  wholeCost,
  /** False if nobody at this API accepts enquiries from the page that the quote was made on. */
  takesEnquiries: v.boolean(),
  /** The details that the visitor can give, by their names in the request, with their current values; null if not given. */
  yours: v.record(v.string(), v.nullable(v.union([v.string(), v.number()]))),
};
