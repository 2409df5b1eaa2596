// The reference API with every live service on and played. A test page sets which of them fail, and how, with `GET
// /_played?failing=` and a JSON of their names. The app then starts again, as after a restart.
import { createApp, type Parts } from '../../demo/server/app.ts';
import { playedSources, playsFault } from '../../demo/server/live/fakes/fakes.ts';
import type { Plays } from '../../demo/server/live/fakes/serve.ts';
import { createNotices } from '../../demo/server/live/found.ts';
import { LIMITS, type ServiceName } from '../../demo/server/live/services.ts';
import { ANY, DOCUMENTED } from '../../demo/server/test/failing/ways.ts';

/** How each service fails, as named in `ways.ts`, or null if it works. Addresses come from OS Places unless the other service is named. */
type Failing = Partial<Record<ServiceName, string | null>>;

const NAMES = Object.keys(LIMITS) as readonly ServiceName[];

export async function playedApp(parts: Parts) {
  let app = await started(parts, {});
  return {
    async fetch(request: Request, env: unknown): Promise<Response> {
      const { pathname, searchParams } = new URL(request.url);
      if (pathname !== '/_played') return app.fetch(request, env as object);
      app = await started(parts, JSON.parse(searchParams.get('failing') ?? '{}'));
      return new Response(null, { status: 204, headers: { 'Access-Control-Allow-Origin': '*' } });
    },
  };
}

function started(parts: Parts, failing: Failing) {
  const without = 'idealPostcodes' in failing ? 'osPlaces' : 'idealPostcodes';
  const ways = Object.entries(failing).flatMap(([name, how]): [string, Plays][] => {
    const service = name as ServiceName;
    const way = [...DOCUMENTED[service], ...ANY].find((one) => one.how === how);
    if (how !== null && !way) throw new Error(`${name} has no failure called ${how}`);
    return way ? [[name, playsFault(way, service)]] : [];
  });
  const on = NAMES.filter((name) => name !== without);
  const sources = playedSources(
    on,
    Object.fromEntries(ways),
    createNotices(() => {}),
  );
  return createApp({ ...parts, ...(sources && { sources }) });
}
