// The sources of a server that uses test doubles of these services, in one process.
import type { Sources } from '../../sources/sources.ts';
import type { WayOut } from '../ask.ts';
import { readLiveSettings } from '../live-settings.ts';
import { liveSources } from '../live-sources.ts';
import type { Notices } from '../notices.ts';
import { createServices, type ServiceName } from '../services.ts';
import { createPlays, envOf } from './all-played.ts';
import { type Played, type Plays, sends } from './serve.ts';

/** Null where none is on. `struck` answers in the place of a service's own play. */
export function playedSources(
  on: readonly ServiceName[],
  struck: Partial<Record<ServiceName, Plays>>,
  notices: Notices,
): Sources | null {
  const plays = { ...createPlays().plays, ...struck };
  const env = envOf((name) => `http://localhost/${name}`);
  const settings = readLiveSettings(Object.assign({}, ...on.map((name) => env[name])));
  const played = (name: ServiceName) => wayOut(plays[name], name);
  return settings && liveSources(createServices(settings, notices, undefined, played), notices);
}

/** A service's own play, but where it is struck: on all paths, unless one is named. */
export function struckBy(
  { at, played }: { readonly at?: RegExp; readonly played: Played },
  service: ServiceName,
): Plays {
  const own = createPlays().plays[service];
  return (asked) => (!at || at.test(asked.url.pathname) ? played : own(asked));
}

/** A played service below its own name; the clock is the one of `Date`, which a test may stop. */
function wayOut(plays: Plays, name: ServiceName): WayOut {
  const below: Plays = (asked) => {
    const url = new URL(asked.url);
    url.pathname = url.pathname.slice(name.length + 1) || '/';
    return plays({ ...asked, url });
  };
  return { send: sends(below), now: Date.now };
}
