import { ASSETS } from './assets.ts';

export function isAsset(name: string): boolean {
  return Object.hasOwn(ASSETS, name);
}

/** Such as 'solar, ashp or ev'. */
export function assetNames(): string {
  return new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(Object.keys(ASSETS));
}
