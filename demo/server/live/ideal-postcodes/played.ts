// A test double of Ideal Postcodes, with its documented answers, including that of a used-up balance.
import type { Plays } from '../played/serve.ts';

const HOME = {
  uprn: '100120991537',
  udprn: 52526732,
  umprn: '',
  line_1: '1 The Street',
  line_2: '',
  line_3: '',
  post_town: 'Bristol',
  postcode: 'BS1 4ST',
  organisation_name: '',
  su_organisation_indicator: '',
  longitude: -2.59,
  latitude: 51.45,
  country: 'England',
  postcode_type: 'S',
};
const WITHOUT_UPRN = { ...HOME, uprn: '', udprn: 52526733, line_1: '2 The Street' };

export const IDEAL_KEY = 'ak_of_nobody';

export const playsIdealPostcodes: Plays = ({ url: { pathname }, headers }) => {
  if (headers.authorization !== `api_key="${IDEAL_KEY}"`)
    return { status: 401, body: { code: 4010, message: 'Invalid Key.' } };
  if (pathname === '/postcodes/BS19AB')
    return { status: 402, body: { code: 4020, message: 'Balance depleted.' } };
  return pathname === '/postcodes/BS14ST'
    ? { body: { code: 2000, message: 'Success', result: [HOME, WITHOUT_UPRN] } }
    : { status: 404, body: { code: 4040, message: 'Postcode Not Found' } };
};
