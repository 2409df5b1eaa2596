import { calm } from '../../browser/emulate.ts';

/** For all tests of a `describe`: a new element on a page without motion. Returns a function that gives its shadow root. */
export function onFreshHost(): () => ShadowRoot {
  let host: HTMLElement;
  before(calm);
  beforeEach(() => {
    host = document.body.appendChild(document.createElement('div'));
  });
  afterEach(() => host.remove());
  return () => host.shadowRoot ?? host.attachShadow({ mode: 'open' });
}
