import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { product } from '../../tools/generate/product-in-node.ts';
import { keepsAnswers, type Route } from './route.ts';

const { parse: parseRoute, path: routePath } = product.routes;

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

  it('KEEP-03: shared results have their token, which must be valid', () => {
    const route = { name: 'shared', token: 'aZ09_-' };
    assert.deepEqual(parseRoute('/shared/aZ09_-'), route);
    assert.equal(routePath(route), 'shared/aZ09_-');
    assert.equal(routePath({ name: 'shared' }), 'shared/');
    for (const path of ['shared', 'shared/', 'shared/a b', 'shared/a/b', 'my/shared/a', 'shared/%20'])
      assert.equal(parseRoute(path), null, path);
  });

  it('are found with any slashes before and after them', () => {
    for (const path of ['results', '/results', '//results', 'results/', '///results///'])
      assert.deepEqual(parseRoute(path), { name: 'quoteResults' }, path);
  });

  it('ERRP-01: an error without a status is that nothing was found', () => {
    assert.equal(routePath({ name: 'error' }), 'error/404');
    assert.equal(routePath({ name: 'error', status: 500 }), 'error/500');
  });

  it('WIZ-10: keep answers only if the visitor comes from home or from a landing page', () => {
    const keeps = PATHS.map(([, , { name }]) => name).filter(keepsAnswers);
    assert.deepEqual(keeps, ['home', 'solarBattery', 'electricVehicle', 'heatPump']);
  });

  it('ROUTE-01, GEN-09: no other path is a route, nor is a showcase of components', () => {
    for (const path of [
      '',
      'login',
      'components',
      'showcase',
      'home/more',
      'error',
      'error/abc',
      'error/4040',
      'an/error/404',
      'error/404/more',
    ])
      assert.equal(parseRoute(path), null, path);
  });
});
