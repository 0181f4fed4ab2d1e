import { expect, it } from 'vitest';
import { ownAddress } from './own-address.ts';

it.each([
  [{ PUBLIC_ORIGIN: 'https://store.example.com', HOST: '0.0.0.0', PORT: 3000 }, 'https://store.example.com'],
  [{ PUBLIC_ORIGIN: '', HOST: '10.0.0.7', PORT: 3000 }, 'http://10.0.0.7:3000'],
  [{ PUBLIC_ORIGIN: '', HOST: '0.0.0.0', PORT: 3001 }, 'http://127.0.0.1:3001'],
])('%j is reached at %s', (settings, address) => {
  expect(ownAddress(settings)).toBe(address);
});
