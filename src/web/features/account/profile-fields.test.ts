import { expect, it } from 'vitest';
import { changedTexts, isProfileField, PROFILE_FIELDS, profileTexts, trimTexts } from './check-profile.ts';

const STORED = {
  nickname: 'Mei',
  familyName: '林',
  givenName: '美',
  birthdate: '2000-02-29',
  postalCode: '',
  address: 'Taipei',
};

it('shows a profile as texts, an unknown date of birth as an empty one', () => {
  expect(profileTexts(STORED)).toEqual(STORED);
  expect(profileTexts({ ...STORED, birthdate: null }).birthdate).toBe('');
});

it('does not send unchanged fields', () => {
  expect(changedTexts(STORED, STORED)).toEqual({});
  expect(changedTexts(STORED, { ...STORED, nickname: ' Mei ' })).toEqual({});
});

it.each(PROFILE_FIELDS)('sends %s where it was changed or emptied, without spaces around it', (name) => {
  expect(changedTexts(STORED, { ...STORED, [name]: ' x ' })).toEqual({ [name]: 'x' });
  const filled = { ...STORED, [name]: 'x' };
  expect(changedTexts(filled, { ...filled, [name]: '' })).toEqual({ [name]: '' });
});

it('trims texts', () => {
  expect(trimTexts({ ...STORED, nickname: ' Mei Lin ' })).toEqual({ ...STORED, nickname: 'Mei Lin' });
});

it('knows its own fields only', () => {
  expect(['nickname', 'email', 'toString', ''].map(isProfileField)).toEqual([true, false, false, false]);
});
