import { expect, it } from 'vitest';
import { isTrustedScript } from './trusted-scripts.ts';

it.each([
  '/sw.js',
  '/dev/identity/apple/client.js',
  'https://accounts.google.com/gsi/client',
  'https://appleid.cdn-apple.com/appleauth/static/jsapi/appleid/1/zh_TW/appleid.auth.js',
])('trusts %s', (address) => {
  expect(isTrustedScript(address)).toBe(true);
});

it.each([
  '/play-files/games/1/evil.js',
  '/files/images/evil.js',
  '/dev/identity/evil/client.js',
  '/sw.js?x',
  '//evil.example/sw.js',
  'https://accounts.google.com/gsi/client?callback=evil',
  'https://appleid.cdn-apple.com/appleauth/static/jsapi/appleid/../../../../evil.js',
  'data:text/javascript,evil()',
  '',
])('does not trust %j', (address) => {
  expect(isTrustedScript(address)).toBe(false);
});
