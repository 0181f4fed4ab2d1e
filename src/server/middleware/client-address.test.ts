import { expect, it } from 'vitest';
import { readClientAddress, toLimitKey } from './client-address.ts';

const read = (forwardedFor: string | null, trustedProxies: number, socketAddress = '10.0.0.1') =>
  readClientAddress({ forwardedFor, socketAddress, trustedProxies });

it('believes X-Forwarded-For from as many proxies as are trusted, and no further', () => {
  expect(read('203.0.113.9', 0)).toBe('10.0.0.1');
  expect(read('203.0.113.9', 1)).toBe('203.0.113.9');
  expect(read('6.6.6.6, 203.0.113.9', 1)).toBe('203.0.113.9');
  expect(read('6.6.6.6, 203.0.113.9, 10.1.1.1', 2)).toBe('203.0.113.9');
  expect(read('203.0.113.9', 2)).toBe('203.0.113.9');
  expect(read(null, 1)).toBe('10.0.0.1');
});

it('writes one address one way', () => {
  expect(read(null, 0, '::ffff:10.0.0.2')).toBe('10.0.0.2');
  expect(read('203.0.113.9:4711', 1)).toBe('203.0.113.9');
  expect(read('[2001:db8::1]:443', 1)).toBe('2001:db8::1');
});

it('counts an IPv6 network of 64 bits as one client', () => {
  expect(toLimitKey('2001:db8:0:1::1')).toBe(toLimitKey('2001:0db8::1:ffff:0:0:2'));
  expect(toLimitKey('2001:db8:0:1::1')).not.toBe(toLimitKey('2001:db8:0:2::1'));
  expect(toLimitKey('203.0.113.9')).toBe('203.0.113.9');
});
