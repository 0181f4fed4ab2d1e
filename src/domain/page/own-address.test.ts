import { expect, it } from 'vitest';
import { isOwnAddress } from './own-address.ts';

const ORIGINS = ['https://shop.example', 'https://games.example:8443', '', 'http://127.0.0.1:3000'];

it.each([
  'https://shop.example',
  'https://shop.example/games/1?x=1#y',
  'HTTPS://SHOP.EXAMPLE/',
  'https://ｓｈｏｐ.example/',
  'https://shop.example./',
  'https://shop.example:443/',
  'https://shop.example:444/',
  'http://shop.example/',
  'https://someone@shop.example/',
  'https://play.example:pass@shop.example/',
  'https://games.example/',
  'https://games.example:8443/a',
  'http://127.1/',
  'http://0x7f000001:3000/',
])('finds our own host in %s', (address) => {
  expect(isOwnAddress(address, ORIGINS)).toBe(true);
});

it.each([
  'https://play.example/',
  'https://shop.example.play.example/',
  'https://my-shop.example/',
  'https://play.example/?to=https://shop.example',
  'https://shop.example@play.example/',
  'https://play.example/#@shop.example',
  'not an address',
  '',
])('finds another host, or none, in %s', (address) => {
  expect(isOwnAddress(address, ORIGINS)).toBe(false);
});
