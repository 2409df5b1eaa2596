import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { parseRoute, type Route, routePath } from './route.ts';

const PATHS: readonly (readonly [string, string, Route])[] = [
  ['ROUTE-02', 'home', { name: 'home' }],
  ['ROUTE-03', 'solar-battery', { name: 'solarBattery' }],
  ['ROUTE-04', 'electric-vehicle', { name: 'electricVehicle' }],
  ['ROUTE-05', 'heat-pump', { name: 'heatPump' }],
  ['ROUTE-06', 'switch/home-energy', { name: 'currentTariff' }],
  ['ROUTE-07', 'results', { name: 'quoteResults' }],
  ['ROUTE-08', 'error/404', { name: 'error', status: 404 }],
];

describe('the routes', () => {
  for (const [id, path, route] of PATHS) {
    it(`${id}, ROUTE-09: /${path} is ${route.name}, there and back`, () => {
      assert.deepEqual(parseRoute(`/${path}`), route);
      assert.equal(routePath(route), path);
    });
  }

  it('ROUTE-01, GEN-09: no other path is one, a showcase of components least of all', () => {
    for (const path of [
      '',
      'login',
      'components',
      'showcase',
      'home/more',
      'error',
      'error/abc',
      'error/4040',
    ])
      assert.equal(parseRoute(path), null, path);
  });
});
