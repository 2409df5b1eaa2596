// The page's calendar goes on by itself; the server of the tests stays on one day.
const PageDate = Date;
const SERVERS = '2026-08-15T12:00:00Z';

/** `at`, for whoever asks the page for its date. What measures time (`Date.now`) is left as it is. */
const dateAt = (at: string) =>
  class extends PageDate {
    constructor(...parts: readonly unknown[]) {
      super(...((parts.length > 0 ? parts : [at]) as [string]));
    }
  } as DateConstructor;

/** For every test of a `describe`. */
export function onDay(at: string): void {
  beforeEach(() => {
    window.Date = dateAt(at);
  });
  afterEach(() => {
    window.Date = PageDate;
  });
}

/** The server's own day. */
export const onTheServersDay = () => onDay(SERVERS);
