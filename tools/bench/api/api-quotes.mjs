// Uses homes all over Great Britain, so that two successive requests are never the same.

/** These have different tariffs and climates. */
const POSTCODES = ['BS13AB', 'M146PA', 'EH91QR', 'CF103AT', 'LS62AB', 'AB101AB', 'PL48AA', 'NR23AB'];
/** A home with its own roof and garden, so each of the three assets can be quoted for it. */
const PROPERTY_TYPE = 2;
const CAR = { makeId: 11, modelId: 2002, engineSize: 999 };
const ELECTRIC_CAR = { makeId: 27, modelId: 1051, engineSize: 39 };

const QUOTE_BODIES = {
  ev: (turn) => ({
    current: CAR,
    compare: ELECTRIC_CAR,
    milesDrivenWeekDays: 40 + (turn % 160),
    milesDrivenWeekEnds: 10 + (turn % 70),
    chargerTypeId: turn % 2 ? 1 : 3,
  }),
  ashp: (turn) => ({ propertyTypeId: PROPERTY_TYPE, heatingFuel: 1, insulation: 1 + (turn % 3) }),
  solar: (turn) => ({ propertyTypeId: PROPERTY_TYPE, archeTypeId: 1 + (turn % 4) }),
};

export const ASSETS = Object.keys(QUOTE_BODIES);

/** The addresses that quotes send as `details`, with the meters found at them. */
export async function addressesWithMeters({ send }) {
  const streets = await Promise.all(
    POSTCODES.map((postcode) => send('GET', `/request/address/recco?postcode=${postcode}`)),
  );
  return Promise.all(streets.flat().map((address) => withMeters(send, address)));
}

async function withMeters(send, address) {
  const [meters] = await send('POST', '/request/address/recco/details', address);
  const mpan = meters.elecdetails[0]?.mpan ?? null;
  const mprn = meters.gasdetails[0]?.mprn ?? null;
  return { ...address, mpan, mprn, ...meters };
}

/** Does what a journey does at its end: makes a quote and reads its result. Resolves to the quote's id. */
export async function quoteAndResult(client, addresses, asset, turn) {
  const quoteId = await newQuote(client, addresses, asset, turn);
  await client.send('GET', resultPath(asset, quoteId));
  return quoteId;
}

/** Requests what a journey about all assets requests last: one bill of three new quotes, which is not cached anywhere. */
export async function oneBill(client, addresses, turn) {
  const quotes = await Promise.all(
    ASSETS.map(async (asset) => [asset, await newQuote(client, addresses, asset, turn)]),
  );
  const [[asset, quoteId], ...others] = quotes;
  const also = others.map((pair) => pair.join(':')).join();
  const { combined } = await client.send('GET', `${resultPath(asset, quoteId)}&also=${also}`);
  if (combined?.assets.length !== ASSETS.length)
    throw new Error(`The result has no combined bill for ${also}.`);
}

async function newQuote({ send }, addresses, asset, turn) {
  const details = addresses[turn % addresses.length];
  const body = { referrerBranch: 'DR', details, ...QUOTE_BODIES[asset](turn) };
  const { quoteId } = await send('POST', `/request/customer/esa/${asset}/quote`, body);
  return quoteId;
}

const resultPath = (asset, quoteId) => `/request/results/tou/esa/${asset}/result?quoteId=${quoteId}`;
