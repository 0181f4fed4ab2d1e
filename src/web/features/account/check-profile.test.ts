import { expect, it } from 'vitest';
import { buildPage } from '#tests/web/build-page.ts';
import { checkProfile } from './check-profile.ts';

const NOW = new Date(2026, 10, 21, 12);
const FINE = { nickname: '小明', familyName: '林', givenName: '美', birthdate: '', postalCode: '', address: '' };
const page = buildPage({ locale: 'en-US' });

it('accepts a profile with nothing but a nickname', async () => {
  expect(await checkProfile(page, { ...FINE, familyName: '', givenName: '' }, NOW)).toEqual({});
});

it('R5.44 wants a date of birth that exists and lies in the past', async () => {
  const check = async (birthdate: string) => (await checkProfile(page, { ...FINE, birthdate }, NOW)).birthdate;
  for (const birthdate of ['1990-02-28', '2000-02-29', '2026-11-21', ''])
    expect(await check(birthdate)).toBeUndefined();
  for (const birthdate of ['1999-02-29', '2024-13-01', '2026-11-22', 'x']) {
    expect(await check(birthdate)).toBe('Please enter a valid date of birth.');
  }
});

it('R5.46 R5.47 validates the nickname, and requires one', async () => {
  const check = async (nickname: string) => (await checkProfile(page, { ...FINE, nickname }, NOW)).nickname;
  for (const nickname of ['小明', 'player_01', 'ten_chars_', 'ab_cd', '王小明'])
    expect(await check(nickname)).toBeUndefined();
  for (const nickname of ['a', 'elevenchars', 'a b', 'a\\b', 'a(b', 'a)b']) {
    expect(await check(nickname)).toBe('Use 2 to 10 letters, digits or underscores.');
  }
  expect(await check('')).toBe('Please fill in this field.');
});

it('names the limit of a text that is too long', async () => {
  const { postalCode } = await checkProfile(page, { ...FINE, postalCode: '12345678901' }, NOW);
  expect(postalCode).toBe('Enter up to 10 characters.');
});
