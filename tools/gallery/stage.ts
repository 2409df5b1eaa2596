// The stage of test/browser in a frame of the gallery: the states' ways there are walked on it as they are.
import type { Attributes } from '../../test/browser/mount.ts';
import type { Fault, Stage } from '../../test/browser/stage.ts';
import { until } from '../../test/browser/until.ts';
import { visitor } from '../../test/browser/visitor.ts';
import { pageFetch, recordedApi } from './wire.ts';

const asked = new URLSearchParams(location.search);
const id = ['state', 'theme', 'width'].map((name) => asked.get(name)).join('-');

/** A fresh element in a fresh session. All frames are in one session, so what each keeps goes by its id. */
export async function open(attributes: Attributes = {}): Promise<Stage> {
  sessionStorage.removeItem(`home-energy-quote:${id}`);
  return reopen(attributes);
}

/** An element as after a reload. */
export async function reopen(attributes: Attributes = {}): Promise<Stage> {
  const element = document.createElement('home-energy-quote');
  const given: Attributes = {
    id,
    'api-base': recordedApi ?? '/',
    theme: asked.get('theme') ?? 'meadow',
    ...attributes,
  };
  for (const [name, value] of Object.entries(given)) element.setAttribute(name, value);
  // The page's policy takes no style from an attribute.
  element.style.cssText = given.style ?? '';
  document.body.replaceChildren(element);
  await until('the element', () => element.shadowRoot?.querySelector('.shell__screen'));
  return { ...visitor(element), element, events: [] };
}

export async function leave({ element }: Stage): Promise<void> {
  element.remove();
  await new Promise((resolve) => setTimeout(resolve, 50));
}

/** Strikes the API while it is recorded; what is played back has been struck. */
export async function faults(...list: readonly Fault[]): Promise<void> {
  if (!recordedApi) return;
  const headers = { 'content-type': 'application/json' };
  await pageFetch(`${recordedApi}/_demo/faults`, { method: 'PUT', headers, body: JSON.stringify(list) });
}
