// Fakes of the MOT history with its login, and of DVLA, made from their documentation. A test decides when the token expires.
import type { Fake } from './fake-service.ts';

export const MOT_KEYS = {
  MOT_CLIENT_ID: 'client-of-nobody',
  MOT_CLIENT_SECRET: 'secret-of-nobody',
  MOT_KEY: 'mot-key-of-nobody',
  MOT_TENANT: 'tenant',
};

const test = (completedDate: string, odometerValue: string | null, more: object = {}) => ({
  completedDate,
  odometerValue,
  odometerUnit: 'MI',
  odometerResultType: 'READ',
  testResult: 'PASSED',
  motTestNumber: '1',
  dataSource: 'DVSA',
  defects: [],
  ...more,
});
const GOLF = {
  registration: 'AB19CDE',
  make: 'VOLKSWAGEN',
  model: 'GOLF MATCH TSI EVO',
  fuelType: 'Petrol',
  engineSize: '1498',
  firstUsedDate: '2019-03-10',
  primaryColour: 'Blue',
  hasOutstandingRecall: 'No',
  motTests: [
    test('2025-03-08T10:00:00.000Z', '47600'),
    test('2024-03-09T10:00:00.000Z', '39700'),
    test('2023-03-10T10:00:00.000Z', '31800'),
    test('2023-03-02T10:00:00.000Z', null, { odometerResultType: 'UNREADABLE', testResult: 'FAILED' }),
    test('2022-03-10T10:00:00.000Z', '23900'),
  ],
};
const NEW_LEAF = {
  registration: 'AB25EVS',
  make: 'NISSAN',
  model: 'LEAF ACENTA',
  fuelType: 'Electric',
  manufactureYear: '2025',
  registrationDate: '2025-03-10',
  motTestDueDate: '2028-03-10',
};
const HYBRID = {
  ...GOLF,
  registration: 'PH21EVS',
  make: 'TOYOTA',
  model: 'PRIUS',
  fuelType: 'Hybrid Electric (Clean)',
};
const VEHICLES: Readonly<Record<string, object>> = { AB19CDE: GOLF, AB25EVS: NEW_LEAF, PH21EVS: HYBRID };

export function createFakeMot() {
  let tokens = 0;
  let valid = '';
  const fake: Fake = ({ url: { pathname }, headers, body }) => {
    if (pathname === '/token') {
      if (new URLSearchParams(body).get('client_secret') !== MOT_KEYS.MOT_CLIENT_SECRET)
        return { status: 401, body: {} };
      valid = `token-of-nobody-${++tokens}`;
      return { body: { token_type: 'Bearer', expires_in: 3599, access_token: valid } };
    }
    if (headers['x-api-key'] !== MOT_KEYS.MOT_KEY) return { status: 403, body: { errorCode: 'MOTH-FB-03' } };
    if (headers.authorization !== `Bearer ${valid}`)
      return { status: 403, body: { errorCode: 'MOTH-FB-02' } };
    const found = VEHICLES[pathname.split('/').at(-1) ?? ''];
    return found
      ? { body: found }
      : { status: 404, body: { errorCode: 'MOTH-NF-01', errorMessage: 'Not found' } };
  };
  return {
    fake,
    tokens: () => tokens,
    expire: () => {
      valid = 'another';
    },
  };
}

export const DVLA_KEY = 'dvla-key-of-nobody';

const CAR = {
  make: 'FORD',
  fuelType: 'PETROL',
  engineCapacity: 2000,
  yearOfManufacture: 2019,
  co2Emissions: 300,
  typeApproval: 'M1',
  wheelplan: '2 AXLE RIGID BODY',
  revenueWeight: 0,
  colour: 'RED',
};
const LORRY = { ...CAR, make: 'SCANIA', fuelType: 'HEAVY OIL', typeApproval: 'N3' };
const error = (status: number, title: string) => ({
  status,
  body: { errors: [{ status: String(status), code: String(status), title, detail: title }] },
});

/** A fake of DVLA's Vehicle Enquiry Service, with the answers of its test environment. */
export const fakeDvla: Fake = ({ headers, body }) => {
  if (headers['x-api-key'] !== DVLA_KEY) return { status: 403, body: { message: 'Forbidden' } };
  const { registrationNumber: plate } = JSON.parse(body);
  if (plate === 'AA19AAA') return { body: { registrationNumber: plate, ...CAR } };
  if (plate === 'HG71VTR') return { body: { registrationNumber: plate, ...LORRY } };
  if (plate === 'ER19ERR') return error(500, 'Internal Server Error');
  return plate === 'ER19BAD' ? error(400, 'Bad Request') : error(404, 'Vehicle Not Found');
};
