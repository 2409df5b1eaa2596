// The page's calendar goes on by itself; the server of the tests stays on one day.
const PageDate = Date;

/** The server's own day, for whoever asks the page for its date. What measures time (`Date.now`) is left as it is. */
class ServersDate extends PageDate {
  constructor(...parts: readonly unknown[]) {
    super(...((parts.length > 0 ? parts : ['2026-08-15T12:00:00Z']) as [string]));
  }
}

/** For every test of a `describe`. */
export function onTheServersDay(): void {
  beforeEach(() => {
    window.Date = ServersDate as DateConstructor;
  });
  afterEach(() => {
    window.Date = PageDate;
  });
}
