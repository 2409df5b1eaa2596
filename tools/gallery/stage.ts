// Replaces the stage of test/browser in a frame of the gallery, so that the walks of the states run there unchanged.
import type { Attributes } from '../../test/browser/mount.ts';
import type { Fault, Stage } from '../../test/browser/stage.ts';
import { until } from '../../test/browser/until.ts';
import { visitor } from '../../test/browser/visitor.ts';
import { pageFetch, recordedApi } from './wire.ts';

const asked = new URLSearchParams(location.search);
const id = ['state', 'theme', 'width'].map((name) => asked.get(name)).join('-');

/** Opens a new element in a new session. All frames share the session storage, so each uses keys with its own id. */
export async function open(attributes: Attributes = {}): Promise<Stage> {
  sessionStorage.removeItem(`home-energy-quote:${id}`);
  return reopen(attributes);
}

/** Opens an element as after a reload. */
export async function reopen(attributes: Attributes = {}): Promise<Stage> {
  const element = document.createElement('home-energy-quote');
  const given: Attributes = {
    id,
    'api-base': recordedApi ?? '/',
    theme: asked.get('theme') ?? 'meadow',
    ...attributes,
  };
  for (const [name, value] of Object.entries(given)) element.setAttribute(name, value);
  // The page's security policy forbids `style` attributes.
  element.style.cssText = given.style ?? '';
  document.body.replaceChildren(element);
  await until('the element', () => element.shadowRoot?.querySelector('.shell__screen'));
  return { ...visitor(element), element, events: [] };
}

export async function leave({ element }: Stage): Promise<void> {
  element.remove();
  await new Promise((resolve) => setTimeout(resolve, 50));
}

/** Sets the faults of the API while it is recorded. A recording already contains them. */
export async function faults(...list: readonly Fault[]): Promise<void> {
  if (!recordedApi) return;
  const headers = { 'content-type': 'application/json' };
  await pageFetch(`${recordedApi}/_demo/faults`, { method: 'PUT', headers, body: JSON.stringify(list) });
}
