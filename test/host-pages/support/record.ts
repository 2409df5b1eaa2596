// Records errors and violations in every host page, from before its first script.
import type { Page } from '@playwright/test';

interface Recorded {
  /** Uncaught errors and rejections, as the page's own error handlers receive them. */
  readonly errors: string[];
  /** Violations of a content security policy. */
  readonly violations: string[];
  /** The number of presses of the page's own `#probe`. */
  probes: number;
}

declare global {
  interface Window {
    hostPage: Recorded;
  }
}

/** Runs in the page. */
function record(): void {
  const recorded: Recorded = { errors: [], violations: [], probes: 0 };
  window.hostPage = recorded;
  addEventListener('error', ({ message }) => recorded.errors.push(message));
  addEventListener('unhandledrejection', ({ reason }) => recorded.errors.push(String(reason)));
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
    recorded.violations.push(`${effectiveDirective}: ${blockedURI}`);
  });
  const count = ({ target }: Event) => {
    if (target instanceof Element && target.id === 'probe') recorded.probes++;
  };
  addEventListener('click', count, { capture: true });
}

export const recordOn = (page: Page) => page.addInitScript(record);

export const recorded = (page: Page) => page.evaluate(() => window.hostPage);
