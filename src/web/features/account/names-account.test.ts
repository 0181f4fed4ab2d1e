import { expect, it } from 'vitest';
import { namesAccount } from './data-page.tsx';

const MEI = { email: 'Mei@example.com', account: 'google:1024' };

it.each(['Mei@example.com', 'mei@EXAMPLE.com', ' mei@example.com ', 'google:1024'])('%j names the account', (typed) => {
  expect(namesAccount(typed, MEI)).toBe(true);
});

it.each(['', ' ', 'mei', 'GOOGLE:1024', 'other@example.com'])('%j does not', (typed) => {
  expect(namesAccount(typed, MEI)).toBe(false);
});

it('an account without an address is not named by nothing', () => {
  expect(namesAccount('', { ...MEI, email: '' })).toBe(false);
});
