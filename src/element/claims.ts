// Records which element of this page owns which name: each hash base and storage key has one owner.

/** An element of the page. One that has left the page owns nothing, even before it has cleaned up. */
type Owner = Pick<Node, 'isConnected'>;

const owners = new Map<string, WeakRef<Owner>>();

/** True if this owner now has the name: it was free, its owner has left the page, or this owner had it already. */
export function claim(name: string, owner: Owner): boolean {
  const held = owners.get(name)?.deref();
  if (held?.isConnected && held !== owner) return false;
  owners.set(name, new WeakRef(owner));
  return true;
}

export function release(name: string, owner: Owner): void {
  if (owners.get(name)?.deref() === owner) owners.delete(name);
}

/** The name itself, or the first of `name~2`, `name~3`… that is free. */
export function claimFree(name: string, owner: Owner): string {
  let free = name;
  for (let next = 2; !claim(free, owner); next += 1) free = `${name}~${next}`;
  return free;
}
