// Fakes of PVGIS, where a slope generates less the further it faces from south and nothing at sea, and of postcodes.io.
import type { Fake } from './fake-service.ts';

/** kWh by month from one kWp on a south roof at 35° near Bristol. */
const SOUTH = [35.2, 51.7, 83.9, 113.6, 122.4, 124.1, 121.8, 107.9, 89.6, 61.3, 40.8, 31.1];

export const fakePvgis: Fake = ({ url: { pathname, searchParams } }) => {
  if (pathname !== '/PVcalc') return { status: 404, body: { message: 'Not found' } };
  const number = (name: string) => Number(searchParams.get(name));
  if (number('lat') > 55)
    return { status: 400, body: { message: 'Location over the sea. Please, select another' } };
  const share = number('peakpower') * (1 - 0.3 * (Math.abs(number('aspect')) / 90));
  const fixed = SOUTH.map((made, at) => {
    const month = Number((made * share).toFixed(2));
    return { month: at + 1, E_d: month / 30, E_m: month, 'H(i)_d': 3, 'H(i)_m': 90, SD_m: 9 };
  });
  const year = Number(fixed.reduce((total, { E_m }) => total + E_m, 0).toFixed(2));
  const totals = { E_d: year / 365, E_m: year / 12, E_y: year, 'H(i)_y': 1200, l_aoi: -3, l_total: -18 };
  return {
    body: {
      inputs: { location: { latitude: number('lat'), longitude: number('lon'), elevation: 10 } },
      outputs: { monthly: { fixed }, totals: { fixed: totals } },
      meta: {},
    },
  };
};

const PLACE = {
  postcode: 'BS1 4ST',
  quality: 1,
  eastings: 358500,
  northings: 172500,
  country: 'England',
  longitude: -2.597,
  latitude: 51.449,
  region: 'South West',
  incode: '4ST',
  outcode: 'BS1',
  admin_district: 'Bristol, City of',
  codes: { admin_district: 'E06000023' },
};
const JERSEY = { ...PLACE, postcode: 'JE2 3XX', country: 'Channel Islands', longitude: null, latitude: null };

/**
 * A fake of postcodes.io with its documented answer, and a postcode of Jersey, which has no coordinates there.
 */
export const fakePostcodes: Fake = ({ url: { pathname } }) => {
  const one = { '/postcodes/BS14ST': PLACE, '/postcodes/JE23XX': JERSEY }[pathname];
  return one
    ? { body: { status: 200, result: one } }
    : { status: 404, body: { status: 404, error: 'Postcode not found' } };
};
