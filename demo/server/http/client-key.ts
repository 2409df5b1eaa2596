import { isIPv6 } from 'node:net';

/** An IPv4 address in IPv6 notation. */
const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;
/** Some proxies add the port. */
const WITH_PORT = /^(?:\[(.+)\](?::\d+)?|(\d+\.\d+\.\d+\.\d+):\d+)$/;
const GROUPS = 8;
/** The first four groups (64 bits) are the network; a household or machine can use any address in it. */
const NETWORK = 4;

/**
 * Returns the key of the client: by the connection's address or, behind the operator's proxy, by the last entry of
 * X-Forwarded-For. The proxy adds that entry; clients can forge the ones before it.
 */
export function clientOf(
  forwarded: string | undefined,
  remote: string | undefined,
  trustProxy: boolean,
): string {
  const byProxy = trustProxy ? forwarded?.split(',').at(-1)?.trim() : undefined;
  return clientKey(byProxy || (remote ?? ''));
}

/** Returns the IPv4 address, or the /64 network of an IPv6 address. */
export function clientKey(written: string): string {
  const [, bracketed, plain] = WITH_PORT.exec(written) ?? [];
  const address = bracketed ?? plain ?? written;
  const [, mapped] = MAPPED.exec(address) ?? [];
  if (mapped) return mapped;
  const [bare = ''] = address.split('%');
  return isIPv6(bare) ? `${groups(bare).slice(0, NETWORK).join(':')}::/64` : address;
}

/** Returns the eight groups of an IPv6 address, without leading zeros. */
function groups(address: string): readonly string[] {
  const [before = '', after] = address.toLowerCase().split('::');
  const left = before.split(':').filter(Boolean);
  const right = (after ?? '').split(':').filter(Boolean);
  const missing = after === undefined ? 0 : GROUPS - left.length - right.length;
  return [...left, ...Array<string>(Math.max(0, missing)).fill('0'), ...right].map((group) =>
    group.replace(/^0+(?=.)/, ''),
  );
}
