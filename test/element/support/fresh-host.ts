import { calm } from '../../browser/emulate.ts';

/** For every test of a `describe`: an element of its own on a calm page, whose shadow root the test asks for. */
export function onFreshHost(): () => ShadowRoot {
  let host: HTMLElement;
  before(calm);
  beforeEach(() => {
    host = document.body.appendChild(document.createElement('div'));
  });
  afterEach(() => host.remove());
  return () => host.attachShadow({ mode: 'open' });
}
