// A test double of OS Places, with its documented answer: two homes, a flat, a shop and a demolished building.
import type { Plays } from '../played/serve.ts';

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

export const playsOsPlaces: Plays = ({ url: { searchParams }, headers }) => {
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
