import { expect, it } from 'vitest';
import { readProviderOffers } from './provider-offers.ts';

const NONE = { googleClientId: '', appleClientId: '', localSignIn: false };

it('O112 offers the real provider with a client ID, else the local one, else none', () => {
  const real = readProviderOffers({ googleClientId: 'g', appleClientId: 'a', localSignIn: true }, 'vi-VN');
  expect(real).toEqual({
    google: { clientId: 'g', scriptUrl: 'https://accounts.google.com/gsi/client', isLocal: false },
    apple: {
      clientId: 'a',
      scriptUrl: 'https://appleid.cdn-apple.com/appleauth/static/jsapi/appleid/1/vi_VN/appleid.auth.js',
      isLocal: false,
    },
  });
  const local = readProviderOffers({ ...NONE, localSignIn: true }, 'zh-TW');
  expect(local.google).toMatchObject({ scriptUrl: '/dev/identity/google/client.js', isLocal: true });
  expect(local.apple).toMatchObject({ scriptUrl: '/dev/identity/apple/client.js', isLocal: true });
  expect(readProviderOffers({ ...NONE, googleClientId: 'g' }, 'en-US')).toMatchObject({
    google: { clientId: 'g' },
    apple: null,
  });
  expect(readProviderOffers(NONE, 'en-US')).toEqual({ google: null, apple: null });
});
