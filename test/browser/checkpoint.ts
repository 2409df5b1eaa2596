// A starting point for many tests of a file: the walk happens once, and each test restores its end as after a reload.

import type { Attributes } from './mount.ts';
import { leave, reopen, type Stage } from './stage.ts';
import { CONTACT } from './walks.ts';
import { forgetWire } from './wire.ts';

/**
 * The walk is made once. Each call of the returned function is at its end, as after a reload.
 * @param attributes those of the walk, in addition to `CONTACT`
 * @example const atMiles = checkpoint(() => pastAddress(START.evOnly)); const visit = await atMiles();
 */
export function checkpoint(walk: () => Promise<Stage>, attributes: Attributes = {}): () => Promise<Stage> {
  let kept: { readonly session: readonly (readonly [string, string])[]; readonly hash: string } | undefined;

  async function walked() {
    const visit = await walk();
    const { hash } = location;
    await leave(visit);
    return { session: Object.entries(sessionStorage), hash };
  }

  return async () => {
    kept ??= await walked();
    sessionStorage.clear();
    for (const [name, value] of kept.session) sessionStorage.setItem(name, value);
    forgetWire();
    history.replaceState(null, '', location.pathname + location.search + kept.hash);
    return reopen({ ...CONTACT, ...attributes });
  };
}

const known = new Map<string, () => Promise<Stage>>();

/**
 * The same for a walk that several tests make with different attributes.
 * @example const visit = await comesTo(answersAll, { theme: 'civic' })
 */
export function comesTo(
  walk: (attributes: Attributes) => Promise<Stage>,
  attributes: Attributes,
): Promise<Stage> {
  const key = `${walk.name} ${JSON.stringify(attributes)}`;
  const comes = known.get(key) ?? checkpoint(() => walk(attributes), attributes);
  known.set(key, comes);
  return comes();
}
