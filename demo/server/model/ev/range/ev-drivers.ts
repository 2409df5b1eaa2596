import { fuelPrice } from '../../place/prices.ts';
import type { Driver, Moved } from '../../range/moved.ts';
import { electricityMoved, priceMoved, TENTH } from '../../range/price-driver.ts';
import { tariffMoved } from '../../range/tariff-driver.ts';
import { exact, percent, whole } from '../../result/assumptions.ts';
import type { CarStage, EvStage } from './ev-stage.ts';

/** The uncertainties of an electric car's figures. */
export const EV_DRIVERS: readonly Driver<EvStage>[] = [
  miles,
  fuelCost,
  electricity,
  gallons,
  distance,
  window,
  away,
  tariff,
];

/** p/kWh of public slow and fast charging, and the share of charging that may be public. */
const AWAY = { pence: 54, share: 0.1 };
/** The share of charging in the cheap hours, around the 0.9 of the quote. */
const INSIDE = { low: 0.7, high: 1 };
/** Factors on the range: winter and motorways, or gentle driving. */
const DISTANCE = { low: 0.85, high: 1.1 };

export function miles({ quoted: { question }, valueAt }: CarStage): Moved {
  const driven = [0.9, 1.1].map((factor) => question.miles * factor);
  const [from = '', to = ''] = driven.map((year) => `${whole(year)} miles a year`);
  const ends = driven.map((year) => valueAt({ miles: year }));
  return { id: 'miles', text: 'Miles you drive', from, to, ends, source: TENTH.source };
}

export function fuelCost({ quoted: { question }, valueAt }: CarStage): Moved | null {
  const { replaced, market } = question;
  if (!replaced) return null;
  const text = replaced.fuel === 'petrol' ? 'Petrol price' : 'Diesel price';
  const price = { pence: fuelPrice(market, replaced.fuel).value, unit: 'litre' };
  return priceMoved({ id: 'fuel-price', key: replaced.fuel }, text, price, TENTH, (fuel) =>
    valueAt({ fuel }),
  );
}

function electricity({ quoted: { question }, valueAt }: EvStage): Moved {
  return electricityMoved(question.market, question.place, (factor) => valueAt({ electricity: factor }));
}

/** A tenth more miles per gallon, or a tenth fewer. */
export function gallons({ quoted: { question }, valueAt }: CarStage): Moved | null {
  const { replaced } = question;
  if (!replaced) return null;
  const textOf = (factor: number) => `${exact(Math.round(10 * replaced.mpg * factor) / 10)} miles a gallon`;
  return {
    id: 'mpg',
    text: 'How far your car goes on a gallon',
    from: textOf(1 / 1.1),
    to: textOf(1.1),
    // A change of consumption has the same effect as a change of price.
    ends: [valueAt({ fuel: 1.1 }), valueAt({ fuel: 1 / 1.1 })],
    source: 'We chose a tenth less and a tenth more, since each car is driven in its own way',
  };
}

export function distance(stage: CarStage): Moved {
  const { milesPerKwh } = stage.car;
  const goes = (factor: number) => exact(Math.round(100 * milesPerKwh * factor) / 100);
  const textOf = (factor: number) => `${goes(factor)} miles a kWh`;
  return {
    id: 'car',
    text: 'How far the electric car goes on each kWh you pay for',
    from: textOf(DISTANCE.low),
    to: textOf(DISTANCE.high),
    ends: [DISTANCE.low, DISTANCE.high].map((factor) =>
      stage.valueWith({ milesPerKwh: milesPerKwh * factor }),
    ),
    source: `We count ${goes(1)}, since charging loses some. Winter and motorways take more power, and gentle driving takes less. Our only source is what drivers report`,
  };
}

export function window(stage: CarStage): Moved | null {
  if (stage.car.windowKwhPerDay === null) return null;
  return {
    id: 'window',
    text: 'Share of your charging in the cheap hours',
    from: percent(INSIDE.low),
    to: percent(INSIDE.high),
    ends: [INSIDE.low, INSIDE.high].map((most) => stage.valueWith({ most })),
    source: 'We count 90%, so we chose a share on each side',
  };
}

export function away({ quoted: { car, recommended, tax = 0 }, figure, valueAt }: CarStage): Moved {
  const moved = AWAY.share * car.energy;
  const dearer = (moved * AWAY.pence) / 100 - AWAY.share * (recommended.carCost - tax);
  const textOf = (share: number) => `${percent(share)} of your charging at ${AWAY.pence}p a kWh`;
  return {
    id: 'away',
    text: 'Charging away from home',
    from: 'no public charging',
    to: textOf(AWAY.share),
    ends: [valueAt({}) + (figure === 'savings' ? -dearer : dearer)],
    source: 'That is a usual price, slow and fast',
  };
}

function tariff({ quoted, figure }: EvStage): Moved | null {
  const { question, currentCost } = quoted;
  return tariffMoved({ ...quoted, place: question.place }, ({ carCost }) =>
    figure === 'savings' ? currentCost - carCost : carCost,
  );
}
