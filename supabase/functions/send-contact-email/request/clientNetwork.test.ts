import assert from 'node:assert/strict';

import { test } from '../testing/defineTest.ts';
import { clientNetwork } from './clientNetwork.ts';

const networkOf = (address: string) =>
  clientNetwork(new Headers({ 'cf-connecting-ip': address, 'x-forwarded-for': '192.0.2.9' }), true);

test('an IPv4 address is its own network, plain or mapped into IPv6', () => {
  for (const address of [
    '198.51.100.4',
    '::ffff:198.51.100.4',
    '::FFFF:c633:6404',
    ' 198.51.100.4 ',
  ]) {
    assert.equal(networkOf(address), '198.51.100.4');
  }
  assert.equal(networkOf('203.0.113.249'), '203.0.113.249');
});

test('the network of an IPv6 address is its /64, however it is compressed', () => {
  for (const address of ['2001:db8::1', '2001:0db8:0:0:ffff::', '2001:db8:0:0:1:2:3:4']) {
    assert.equal(networkOf(address), '2001:db8:0:0::/64');
  }
  assert.equal(networkOf('::1'), '0:0:0:0::/64');
  // Looks like a mapped address in the half that the sender chooses.
  assert.equal(networkOf('2001:db8:1:2:3:ffff:c633:6404'), '2001:db8:1:2::/64');
  assert.equal(networkOf('2001:db8:1:2::'), '2001:db8:1:2::/64');
});

test("what is not an address, or only the client's own claim, is no network", () => {
  for (const odd of [
    '',
    'x',
    '1.2.3',
    '1.2.3.256',
    '1.2.3.4, 5.6.7.8',
    'fe80::1%eth0',
    '::1]/x',
    'x]@[::1',
    '1::2::3',
  ]) {
    assert.equal(networkOf(odd), undefined, odd);
  }
  assert.equal(clientNetwork(new Headers({ 'x-forwarded-for': '192.0.2.9' }), true), undefined);
  assert.equal(clientNetwork(new Headers({ 'cf-connecting-ip': '192.0.2.9' }), false), undefined);
});
