import { expect } from '@open-wc/testing';
import fc from 'fast-check';
import type { Route } from '../../src/domain/route.ts';
import { createRouter, type Router } from '../../src/shell/router.ts';
import { PATIENCE, type Timed } from './chance.ts';
import { routes } from './product-names.ts';

const HOME: Route = { name: 'home' };
const start = location.href;

/** Bases that an attribute may set, among them names that every object has. */
const base = fc.oneof(
  fc.stringMatching(/^[\w-]{0,40}$/),
  fc.constantFrom('quote', '', '__proto__', 'constructor', 'toString', 'valueOf', 'length'),
);
const path = fc.oneof(
  fc.string(),
  fc.constantFrom('home', 'results', 'error/404', 'error/x', '%', 'switch/home-energy', '//'),
);
const json = fc.oneof(fc.jsonValue(), fc.constantFrom('results', null));
const mark = fc.oneof(json, fc.record({ route: fc.oneof(path, json), step: json, id: json, before: json }));
/** What the page, or an older build, may have stored in an entry of its history. */
const state = fc.oneof(json, fc.record({ __heq: fc.oneof(json, fc.dictionary(base, mark)) }));

interface Entry {
  readonly hash: string;
  readonly state: unknown;
}
const entry: fc.Arbitrary<Entry> = fc.record({
  hash: fc.oneof(
    path,
    fc.tuple(base, path).map(([name, rest]) => `/${name}/${rest}`),
  ),
  state,
});

function go({ hash, state: held }: Entry): void {
  const url = new URL(start);
  url.hash = hash;
  try {
    history.replaceState(held, '', url);
  } catch {
    // A browser refuses too many changes of its history. The previous entry remains.
  }
  dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
}

function stands(router: Router): void {
  const here = router.current();
  expect(routes.parse(routes.path(here))).to.deep.equal(here);
  expect(router.step() === null || typeof router.step() === 'string').to.equal(true);
  expect(router.href(here)).to.match(/^https?:/);
}

/** Errors of the router's listeners, which only the window receives. */
const thrown: string[] = [];
addEventListener('error', ({ message }) => thrown.push(message));

describe('the router, with any URL and any history', function (this: unknown) {
  (this as Timed).timeout(PATIENCE);

  afterEach(() => history.replaceState(null, '', start));

  it('ROUTE-01: is at one of its pages, writes nothing that it could not read, and never throws', () => {
    fc.assert(
      fc.property(
        base,
        entry,
        fc.array(entry, { maxLength: 4 }),
        fc.boolean(),
        (name, first, later, isHash) => {
          thrown.length = 0;
          go(first);
          const mode = isHash ? 'hash' : 'memory';
          const router = createRouter({ mode, base: name, routes, start: HOME, earlier: null, resume: null });
          try {
            stands(router);
            for (const one of later) {
              go(one);
              stands(router);
              router.backToStep('address', true);
              router.goToStep('propertyId');
              stands(router);
              expect(router.step()).to.equal('propertyId');
            }
          } finally {
            router.stop();
          }
          expect(thrown).to.deep.equal([]);
        },
      ),
    );
  });

  it('a base whose name every object has works like any other', () => {
    history.replaceState({ __heq: {} }, '', '#contact');
    for (const name of ['__proto__', 'constructor', 'toString']) {
      const router = createRouter({
        mode: 'hash',
        base: name,
        routes,
        start: HOME,
        earlier: null,
        resume: null,
      });
      dispatchEvent(new PopStateEvent('popstate'));
      expect([router.current(), router.step()]).to.deep.equal([HOME, null]);
      router.stop();
    }
  });

  it('what the page stored under our name is ignored unless it is a mark', () => {
    for (const held of [
      'text',
      7,
      { quote: 'text' },
      { quote: { route: 7, step: {}, id: 'a', before: null } },
    ]) {
      history.replaceState({ __heq: held }, '', '#contact');
      const router = createRouter({
        mode: 'hash',
        base: 'quote',
        routes,
        start: HOME,
        earlier: null,
        resume: null,
      });
      dispatchEvent(new PopStateEvent('popstate'));
      expect([router.current(), router.step()]).to.deep.equal([HOME, null]);
      router.stop();
    }
  });
});
