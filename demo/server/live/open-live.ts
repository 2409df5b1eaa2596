import type { Sources } from '../sources/sources.ts';
import type { Given } from '../start-server.ts';
import { readLiveSettings } from './live-settings.ts';
import { liveSources } from './live-sources.ts';
import { createNotices } from './notices.ts';
import { createServices } from './services.ts';

/**
 * What the operator's environment switches on, over their own sources where they have some; these alone where it names
 * no service. Throws a StartProblem.
 */
export function openLive(env: Readonly<Record<string, string | undefined>>, table?: Sources): Given {
  const settings = readLiveSettings(env);
  const own = table && { table };
  if (!settings) return table ? { sources: table } : {};
  const notices = createNotices();
  return { sources: liveSources(createServices(settings, notices), notices, own) };
}
