// AMB-26: calls that a provider serves at URLs of its own.
import { absoluteHttpUrl } from '../domain/url.ts';
import type { ClientCall } from './call.ts';
import { clientCalls } from './client-calls.ts';

/** By the name of a call in `clientCalls`: its path under `api-base`, or a whole URL, with `{name}` for what is filled in. */
export type Endpoints = Readonly<Record<string, string>>;

/** True if this URL can replace that of the named call. @param base the URL that a relative one is resolved against */
export function isEndpoint(name: string, address: unknown, base: string): boolean {
  const isKnown = Object.hasOwn(clientCalls, name) && name !== 'authToken';
  if (!isKnown || typeof address !== 'string' || address.trim() === '') return false;
  return absoluteHttpUrl(address.replace(/[{}]/g, ''), base) !== null;
}

/** The call with the provider's URL. */
export function calledAt<Spec extends ClientCall>(spec: Spec, name: string, endpoints: Endpoints): Spec {
  const path = Object.hasOwn(endpoints, name) ? endpoints[name] : undefined;
  return path === undefined ? spec : { ...spec, path };
}
