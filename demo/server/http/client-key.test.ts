import assert from 'node:assert/strict';
import { it } from 'node:test';
import { clientKey } from './client-key.ts';

it('a client is identified by its IPv4 address, or by the /64 network of its IPv6 address', () => {
  const same = [
    ['1.2.3.4', '::ffff:1.2.3.4', '1.2.3.4:5678', '[::ffff:1.2.3.4]:5678'],
    ['2001:db8:1:2::1', '2001:db8:1:2:ffff:ffff:ffff:ffff', '2001:0DB8:0001:0002:0:0:0:7'],
    ['fe80::1%eth0', 'fe80::2'],
    ['::1', '0:0:0:0:0:0:0:2'],
    ['2001:db8::', '2001:db8::ffff', '[2001:db8::ffff]', '[2001:db8::7]:443'],
  ];
  const keys = same.map((addresses) => {
    const [first, ...others] = addresses.map(clientKey);
    for (const other of others) assert.equal(other, first, addresses.join(', '));
    return first;
  });
  assert.deepEqual(keys, [
    '1.2.3.4',
    '2001:db8:1:2::/64',
    'fe80:0:0:0::/64',
    '0:0:0:0::/64',
    '2001:db8:0:0::/64',
  ]);
  // `::` may stand for a single group.
  assert.equal(clientKey('1::2:3:4:5:6:7'), '1:0:2:3::/64');
  assert.equal(new Set([...keys, clientKey('1.2.3.5'), clientKey('2001:db8:1:3::1'), '']).size, 8);
});
