import { API, expect, test } from './support/host-test.ts';
import { walk } from './support/walk.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('EMB-01, EMB-02: on an ordinary page the whole journey works, and the page is unchanged', async ({
  host,
}) => {
  await host.open('plain.html');
  await host.journey();
});

test('SECURITY: requests go only to the page, the script’s origin and the API; at load only the token is requested from the API', async ({
  host,
  servers,
}) => {
  const called: string[] = [];
  host.page.on('request', (request) => called.push(`${request.method()} ${request.url()}`));
  await host.open('plain.html');
  await expect(host.widget.locator('.root')).toBeVisible();
  const atLoad = () => called.filter((call) => call.includes(API) && !call.startsWith('OPTIONS'));
  // On a machine that was busy for a second, the page view has been sent as well, and needs another token.
  const kinds = () =>
    [...new Set(atLoad())].filter((call) => call !== `POST ${API}/request/user/track-records`);
  await expect.poll(kinds).toEqual([`POST ${API}/auth/token`]);
  await walk(host.widget);
  const origins = called
    .map((call) => new URL(call.split(' ')[1] ?? '').origin)
    .filter((origin) => origin !== 'null');
  expect([...new Set(origins)].sort()).toEqual([API, servers.cdn, servers.pages].sort());
});

test('SECURITY: no cookie is set, nothing is in the local storage, and the referrer is the origin alone, however lax the page', async ({
  host,
}) => {
  await host.open('plain.html');
  const { origin } = new URL(host.page.url());
  const referrers = new Set<string | undefined>();
  host.page.on(
    'request',
    (request) => request.resourceType() === 'fetch' && referrers.add(request.headers().referer),
  );
  await walk(host.widget);
  expect(await host.page.context().cookies()).toEqual([]);
  expect(await host.page.evaluate(() => localStorage.length)).toBe(0);
  expect([...referrers]).toEqual([`${origin}/`]);
});
