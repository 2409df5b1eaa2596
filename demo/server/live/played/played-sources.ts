// Sources that use test doubles of services in the same process.
import type { Sources } from '../../sources/sources.ts';
import type { WayOut } from '../ask.ts';
import { readLiveSettings } from '../live-settings.ts';
import { liveSources } from '../live-sources.ts';
import type { Notices } from '../notices.ts';
import { createServices, type ServiceName } from '../services.ts';
import { createPlays, envOf } from './all-played.ts';
import { type Played, type Plays, sends } from './serve.ts';

/** Returns null if no service is on. @param failing replaces the documented answers of services */
export function playedSources(
  on: readonly ServiceName[],
  failing: Partial<Record<ServiceName, Plays>>,
  notices: Notices,
): Sources | null {
  const plays = { ...createPlays().plays, ...failing };
  const env = envOf((name) => `http://localhost/${name}`);
  const settings = readLiveSettings(Object.assign({}, ...on.map((name) => env[name])));
  const played = (name: ServiceName) => wayOut(plays[name], name);
  return settings && liveSources(createServices(settings, notices, undefined, played), notices);
}

/** Answers with `played` on paths that match `at`, or on all paths, and otherwise as documented. */
export function playsFault(
  { at, played }: { readonly at?: RegExp; readonly played: Played },
  service: ServiceName,
): Plays {
  const own = createPlays().plays[service];
  return (asked) => (!at || at.test(asked.url.pathname) ? played : own(asked));
}

/** Removes the service's name from the path. The clock is `Date`, which a test may mock. */
function wayOut(plays: Plays, name: ServiceName): WayOut {
  const below: Plays = (asked) => {
    const url = new URL(asked.url);
    url.pathname = url.pathname.slice(name.length + 1) || '/';
    return plays({ ...asked, url });
  };
  return { send: sends(below), now: Date.now };
}
