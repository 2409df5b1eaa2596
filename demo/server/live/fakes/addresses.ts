// Fakes of OS Places (two homes, a flat, a shop and a demolished building) and of Ideal Postcodes, with their documented answers.
import type { Fake } from './fake-service.ts';

const HOME = {
  UPRN: '100120991537',
  UDPRN: '52526732',
  ADDRESS: '1, THE STREET, BRISTOL, BS1 4ST',
  BUILDING_NUMBER: '1',
  THOROUGHFARE_NAME: 'THE STREET',
  POST_TOWN: 'BRISTOL',
  POSTCODE: 'BS1 4ST',
  CLASSIFICATION_CODE: 'RD03',
  CLASSIFICATION_CODE_DESCRIPTION: 'Semi-Detached',
  STATUS: 'APPROVED',
  COUNTRY_CODE: 'E',
  LAT: 51.45,
  LNG: -2.59,
  MATCH: 1,
  LANGUAGE: 'EN',
};
const FLAT = {
  ...HOME,
  UPRN: '100120991538',
  SUB_BUILDING_NAME: 'FLAT 2',
  BUILDING_NUMBER: '3',
  CLASSIFICATION_CODE: 'RD06',
};
const SHOP = { ...HOME, UPRN: '100120991539', ORGANISATION_NAME: 'CORNER SHOP', CLASSIFICATION_CODE: 'CR08' };
const GONE = { ...HOME, UPRN: '100120991540', BUILDING_NUMBER: '9', STATUS: 'HISTORICAL' };

export const OS_KEY = 'os-key-of-nobody';

export const fakeOsPlaces: Fake = ({ url: { searchParams }, headers }) => {
  if (headers.key !== OS_KEY)
    return { status: 401, body: { error: { statuscode: 401, message: 'No key.' } } };
  const results = searchParams.get('postcode') === 'BS14ST' ? [HOME, FLAT, SHOP, GONE] : [];
  return {
    body: {
      header: { totalresults: results.length, offset: 0, format: 'JSON', dataset: 'DPA', maxresults: 100 },
      ...(results.length > 0 && { results: results.map((DPA) => ({ DPA })) }),
    },
  };
};

const IDEAL_HOME = {
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
const IDEAL_WITHOUT_UPRN = { ...IDEAL_HOME, uprn: '', udprn: 52526733, line_1: '2 The Street' };

export const IDEAL_KEY = 'ak_of_nobody';

/** A fake of Ideal Postcodes, with its documented answers, including that of a used-up balance. */
export const fakeIdealPostcodes: Fake = ({ url: { pathname }, headers }) => {
  if (headers.authorization !== `api_key="${IDEAL_KEY}"`)
    return { status: 401, body: { code: 4010, message: 'Invalid Key.' } };
  if (pathname === '/postcodes/BS19AB')
    return { status: 402, body: { code: 4020, message: 'Balance depleted.' } };
  return pathname === '/postcodes/BS14ST'
    ? { body: { code: 2000, message: 'Success', result: [IDEAL_HOME, IDEAL_WITHOUT_UPRN] } }
    : { status: 404, body: { code: 4040, message: 'Postcode Not Found' } };
};
