import { describe } from 'node:test';
import * as v from 'valibot';
import { holdShape } from '../../../../test/hold-shape.ts';
import { saidByKey } from './said-by-key.ts';

const whole = { key: 'home.people', values: { people: 2, home: 'semi' } };
const each = ['values.people', 'values.home'];

describe('what another language may say', () => {
  holdShape('a text of the server', v.object(saidByKey), whole, {
    mayLack: Object.fromEntries(['key', 'values', ...each].map((path) => [path, undefined])),
    takesMore: each,
  });
});
