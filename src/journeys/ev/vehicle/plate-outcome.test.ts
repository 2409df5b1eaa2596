import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { type Failure, failed, success } from '../../../api/failure.ts';
import { plateOutcome } from './plate-outcome.ts';

const fiesta = {
  make: 'Ford',
  makeId: 1,
  model: 'Fiesta',
  modelId: 2,
  engineSize: 999,
  batterySize: null,
  isEv: false,
  image: null,
};
const refused = (status: number): Failure => ({ kind: 'refused', status, message: 'No.' });
const after = (failure: Failure) => plateOutcome('FO18RDX', false, failed(failure));

describe('a search by plate', () => {
  it('STEP-ICE-04: finds the vehicle, with the plate that was searched for', () => {
    const outcome = plateOutcome('FO18RDX', false, success(fiesta));
    const vehicle = { ...fiesta, registrationNumber: 'FO18RDX', dontKnow: false };
    assert.deepEqual(outcome, success({ is: 'found', vehicle }));
  });

  it('STEP-ICE-05 VAL-35: a 404 is notFound and a 409 notValid', () => {
    assert.deepEqual(after(refused(404)), success({ is: 'notFound' }));
    assert.deepEqual(after(refused(409)), success({ is: 'notValid' }));
  });

  it('STEP-ICE-06 STEP-EV-03: a vehicle of the other kind is notValid, though the server sent it', () => {
    const leaf = success({ ...fiesta, isEv: true });
    const notValid = success({ is: 'notValid' });
    assert.deepEqual(plateOutcome('FO18RDX', true, success(fiesta)), notValid);
    assert.deepEqual(plateOutcome('EV21LEF', false, leaf), notValid);
    assert.notDeepEqual(plateOutcome('EV21LEF', true, leaf), notValid);
  });

  it('ERR-03: whatever else goes wrong is a failure that can be tried again', () => {
    const failures: readonly Failure[] = [
      refused(400),
      refused(503),
      { kind: 'no-answer' },
      { kind: 'misfit', path: 'make' },
      { kind: 'fatal', status: 500, message: null },
    ];
    for (const failure of failures) assert.deepEqual(after(failure), failed(failure));
  });
});
