import { expect, it } from 'vitest';
import { readProviderOffers } from './provider-offers.ts';

const NONE = { googleClientId: '', appleClientId: '', localSignIn: false, openId: [] };

it('O112 offers the real provider with a client ID, else the local one, else none', () => {
  const real = readProviderOffers({ ...NONE, googleClientId: 'g', appleClientId: 'a', localSignIn: true }, 'vi-VN');
  expect(real).toEqual({
    google: { clientId: 'g', scriptUrl: 'https://accounts.google.com/gsi/client', isLocal: false },
    apple: {
      clientId: 'a',
      scriptUrl: 'https://appleid.cdn-apple.com/appleauth/static/jsapi/appleid/1/vi_VN/appleid.auth.js',
      isLocal: false,
    },
    openId: [],
  });
  const local = readProviderOffers({ ...NONE, localSignIn: true }, 'zh-TW');
  expect(local.google).toMatchObject({ scriptUrl: '/dev/identity/google/client.js', isLocal: true });
  expect(local.apple).toMatchObject({ scriptUrl: '/dev/identity/apple/client.js', isLocal: true });
  expect(readProviderOffers({ ...NONE, googleClientId: 'g' }, 'en-US')).toMatchObject({
    google: { clientId: 'g' },
    apple: null,
  });
  expect(readProviderOffers(NONE, 'en-US')).toEqual({ google: null, apple: null, openId: [] });
});

it('names OpenID providers in the language of the page', () => {
  const names = { 'zh-TW': '範例帳號', 'en-US': 'Example ID' };
  const openId = [{ id: 'company', names }];
  const offer = (locale: 'zh-TW' | 'en-US' | 'vi-VN') => readProviderOffers({ ...NONE, openId }, locale).openId;
  expect(offer('zh-TW')).toEqual([{ id: 'company', name: '範例帳號' }]);
  expect(offer('en-US')).toEqual([{ id: 'company', name: 'Example ID' }]);
  expect(offer('vi-VN')).toEqual([{ id: 'company', name: 'company' }]);
});
