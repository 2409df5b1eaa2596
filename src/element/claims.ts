// Which element on this page owns which name: hash bases and storage keys have one owner each.

/** Anything of the page: one that has left it owns nothing, even before it has cleaned up after itself. */
type Owner = Pick<Node, 'isConnected'>;

const owners = new Map<string, WeakRef<Owner>>();

/** True when the name is this owner's now: it was free, its owner is gone, or it was theirs already. */
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
