// A test double of DVLA's Vehicle Enquiry Service, with the answers of its test environment.
import type { Plays } from '../played/serve.ts';

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

export const playsDvla: Plays = ({ headers, body }) => {
  if (headers['x-api-key'] !== DVLA_KEY) return { status: 403, body: { message: 'Forbidden' } };
  const { registrationNumber: plate } = JSON.parse(body);
  if (plate === 'AA19AAA') return { body: { registrationNumber: plate, ...CAR } };
  if (plate === 'HG71VTR') return { body: { registrationNumber: plate, ...LORRY } };
  if (plate === 'ER19ERR') return error(500, 'Internal Server Error');
  return plate === 'ER19BAD' ? error(400, 'Bad Request') : error(404, 'Vehicle Not Found');
};
