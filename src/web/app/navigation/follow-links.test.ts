import { expect, it } from 'vitest';
import { isPageAddress } from './follow-links.ts';

const CURRENT = new URL('https://games.example.com/en-US/games?page=2');
const isPage = (address: string) => isPageAddress(new URL(address, CURRENT), CURRENT);

it.each([
  '/',
  '/en-US',
  '/en-US/application/details?applicationId=a',
  '/playground',
  '/en-US/games',
  '/en-US/games?page=2',
  '/en-US/games?page=3#all-games',
])('R1.31 shows %s without loading a document', (address) => {
  expect(isPage(address)).toBe(true);
});

it.each([
  'https://other.example.com/games',
  'http://games.example.com/games',
  'mailto:a@example.com',
  '#all-games',
  '/en-US/games?page=2#content',
  '/api/public/app/download?applicationId=a',
  '/files/images/a/icon.png',
  '/en-US/play?applicationId=a',
  '/play',
])('leaves %s to the browser', (address) => {
  expect(isPage(address)).toBe(false);
});
