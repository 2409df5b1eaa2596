// A test double of postcodes.io with its documented answer, and a postcode of Jersey, which has no coordinates there.
import type { Plays } from '../played/serve.ts';

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

export const playsPostcodes: Plays = ({ url: { pathname } }) => {
  const one = { '/postcodes/BS14ST': PLACE, '/postcodes/JE23XX': JERSEY }[pathname];
  return one
    ? { body: { status: 200, result: one } }
    : { status: 404, body: { status: 404, error: 'Postcode not found' } };
};
