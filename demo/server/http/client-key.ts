import { isIPv6 } from 'node:net';

/** Addresses of IPv4 written as IPv6. */
const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;
/** Some proxies add the port. */
const WITH_PORT = /^(?:\[(.+)\](?::\d+)?|(\d+\.\d+\.\d+\.\d+):\d+)$/;
const GROUPS = 8;
/** A household or a machine is given this many groups of its own to choose from: 64 bits. */
const NETWORK = 4;

/**
 * Who asks: the address of the connection, or what a proxy of the operator's own says. That adds the client's address
 * last; what stands before it anyone may have written.
 */
export function clientOf(
  forwarded: string | undefined,
  remote: string | undefined,
  trustProxy: boolean,
): string {
  const told = trustProxy ? forwarded?.split(',').at(-1)?.trim() : undefined;
  return clientKey(told || (remote ?? ''));
}

/** By what a client is told from others: an address of IPv4, or the network (/64) of one of IPv6. */
export function clientKey(written: string): string {
  const [, bracketed, plain] = WITH_PORT.exec(written) ?? [];
  const address = bracketed ?? plain ?? written;
  const [, mapped] = MAPPED.exec(address) ?? [];
  if (mapped) return mapped;
  const [bare = ''] = address.split('%');
  return isIPv6(bare) ? `${groups(bare).slice(0, NETWORK).join(':')}::/64` : address;
}

/** Eight numbers without leading zeros; `::` stands for as many as are missing. */
function groups(address: string): readonly string[] {
  const [before = '', after] = address.toLowerCase().split('::');
  const left = before.split(':').filter(Boolean);
  const right = (after ?? '').split(':').filter(Boolean);
  const missing = after === undefined ? 0 : GROUPS - left.length - right.length;
  return [...left, ...Array<string>(Math.max(0, missing)).fill('0'), ...right].map((group) =>
    group.replace(/^0+(?=.)/, ''),
  );
}
