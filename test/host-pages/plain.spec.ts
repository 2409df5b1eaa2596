import { test } from './support/host-test.ts';

test('EMB-01, EMB-02: an ordinary page', async ({ host }) => {
  await host.open('plain.html');
  await host.journey();
});
