// The page's date advances with the real one, while the tests' server stays on one day.
const PageDate = Date;
const SERVERS = '2026-08-15T12:00:00Z';

/** Sets the page's date to `at`. `Date.now`, which measures time, is unchanged. */
const dateAt = (at: string) =>
  class extends PageDate {
    constructor(...parts: readonly unknown[]) {
      super(...((parts.length > 0 ? parts : [at]) as [string]));
    }
  } as DateConstructor;

/**
 * For all tests of a `describe`.
 * @example describe('the prices', () => { onDay('2099-04-01T12:00:00Z'); … })
 */
export function onDay(at: string): void {
  beforeEach(() => {
    window.Date = dateAt(at);
  });
  afterEach(() => {
    window.Date = PageDate;
  });
}

/**
 * The server's own day.
 * @example describe('a result', () => { onTheServersDay(); … })
 */
export const onTheServersDay = () => onDay(SERVERS);
