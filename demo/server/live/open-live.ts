import type { Given } from '../start-server.ts';
import { readLiveSettings } from './live-settings.ts';
import { liveSources } from './live-sources.ts';
import { createNotices } from './notices.ts';
import { createServices } from './services.ts';

/** What the operator's environment switches on; nothing where it names no service. Throws a StartProblem. */
export function openLive(env: Readonly<Record<string, string | undefined>>): Given {
  const settings = readLiveSettings(env);
  if (!settings) return {};
  const notices = createNotices();
  return { sources: liveSources(createServices(settings, notices), notices) };
}
