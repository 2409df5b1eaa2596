import type { Sources } from '../sources/sources.ts';
import type { Given } from '../start-server.ts';
import { readLiveSettings } from './live-settings.ts';
import { liveSources } from './live-sources.ts';
import { createNotices } from './notices.ts';
import { createServices } from './services.ts';

/**
 * Returns sources with the services that the operator's variables switch on. Throws a StartProblem.
 * @param table the operator's own sources, which the services replace
 */
export function openLive(env: Readonly<Record<string, string | undefined>>, table?: Sources): Given {
  const settings = readLiveSettings(env);
  const own = table && { table };
  if (!settings) return table ? { sources: table } : {};
  const notices = createNotices();
  return { sources: liveSources(createServices(settings, notices), notices, own) };
}
