import { expect, it } from 'vitest';
import { signStripe } from '#tests/payment/start-stripe.ts';
import { isSignedByStripe } from './stripe-signature.ts';

/** Made by Stripe's own library, version 23.1.0 (`webhooks.generateTestHeaderString`): body, secret, time, signature. */
const VECTORS = [
  [
    '{"id":"evt_test_webhook","object":"event"}',
    'whsec_test_secret',
    1_700_000_000,
    'd95c6b7477fbd7e9f90b1b0ef5f9c7ac25abca5382460e0d988c2b2a5b71b990',
  ],
  [
    '{\n  "id": "evt_1",\n  "type": "checkout.session.completed",\n  "note": "星幣 ⭐"\n}',
    'whsec_另一個',
    1_492_774_577,
    '5fead692eddf184620df48b5436be0ff4221aafa471705a7d03df6429eafc319',
  ],
] as const;

it.each(VECTORS)('accepts what Stripe’s library signs: %s', (payload, secret, seconds, mac) => {
  const isGood = (signature: string, nowSeconds: number = seconds) =>
    isSignedByStripe({ payload, signature }, secret, nowSeconds * 1000);
  expect(isGood(`t=${seconds},v1=${mac}`)).toBe(true);
  // While a secret is replaced there are two signatures.
  expect(isGood(`t=${seconds},v1=${'0'.repeat(64)},v1=${mac},v0=${mac}`)).toBe(true);
  expect(signStripe(payload, seconds, secret)).toContain(`v1=${mac}`);
  expect(isGood(`t=${seconds},v1=${mac}`, seconds + 300)).toBe(true);
  expect(isGood(`t=${seconds},v1=${mac}`, seconds + 301)).toBe(false);
  expect(isGood(`t=${seconds},v1=${mac}`, seconds - 301)).toBe(false);
  expect(isGood(`t=${seconds + 1},v1=${mac}`)).toBe(false);
  expect(
    isSignedByStripe({ payload: `${payload} `, signature: `t=${seconds},v1=${mac}` }, secret, seconds * 1000),
  ).toBe(false);
  expect(isSignedByStripe({ payload, signature: `t=${seconds},v1=${mac}` }, `${secret}x`, seconds * 1000)).toBe(false);
});

it.each([
  '',
  't=1700000000',
  'v1=d95c6b7477fbd7e9f90b1b0ef5f9c7ac25abca5382460e0d988c2b2a5b71b990',
  't=1700000000,v0=d95c6b7477fbd7e9f90b1b0ef5f9c7ac25abca5382460e0d988c2b2a5b71b990',
  't=1700000000,v1=D95C6B7477FBD7E9F90B1B0EF5F9C7AC25ABCA5382460E0D988C2B2A5B71B990',
  't=1700000000,t=1,v1=d95c6b7477fbd7e9f90b1b0ef5f9c7ac25abca5382460e0d988c2b2a5b71b990',
  't=1700000000.0,v1=d95c6b7477fbd7e9f90b1b0ef5f9c7ac25abca5382460e0d988c2b2a5b71b990',
  't=1e9,v1=',
  `t=1700000000,v1=${'遊'.repeat(64)}`,
  ','.repeat(100_000),
])('refuses the header %s', (signature) => {
  const [[payload, secret, seconds]] = VECTORS;
  expect(isSignedByStripe({ payload, signature }, secret, seconds * 1000)).toBe(false);
});

it('accepts nothing while no secret is set', () => {
  expect(isSignedByStripe({ payload: '{}', signature: signStripe('{}', 1, '') }, '', 1000)).toBe(false);
});
