import { expect, it } from 'vitest';
import { errorName } from '#tests/contract/error-name.ts';
import { checkProfileForm, type ProfileForm } from './profile-form.ts';

const today = { year: 2026, month: 11, day: 21 };
const issuesOf = (form: unknown) =>
  checkProfileForm(form, { today }).map(({ field, message, code }) => `${field} ${message} ${errorName(code)}`);

it('takes a profile that is right, and one of which nothing is changed', () => {
  const profile: ProfileForm = {
    nickname: 'player_01',
    givenName: '小明',
    familyName: "O'Brien",
    birthdate: '2000-02-29',
    postalCode: '110204',
    address: '台北市信義區市府路1號',
  };
  expect(issuesOf(profile)).toEqual([]);
  expect(issuesOf({})).toEqual([]);
  expect(issuesOf(Object.fromEntries(Object.keys(profile).map((field) => [field, ''])))).toEqual([]);
  expect(issuesOf({ birthdate: null })).toEqual([]);
});

const WRONG_VALUES: readonly (readonly [keyof ProfileForm, unknown, string])[] = [
  ['nickname', 'a', 'nickname rule.nickname invalidFormat'],
  ['nickname', 'a b', 'nickname rule.nickname invalidFormat'],
  ['nickname', 7, 'nickname rule.nickname invalidFormat'],
  ['givenName', 'x'.repeat(51), 'givenName rule.max_length invalidFormat'],
  ['familyName', 'R2-D2', 'familyName rule.last_name invalidFormat'],
  ['birthdate', '1999-02-29', 'birthdate age.birthdate invalidFormat'],
  ['birthdate', '2026-11-22', 'birthdate age.birthdate invalidFormat'],
  ['birthdate', 20000229, 'birthdate age.birthdate invalidFormat'],
  ['postalCode', '1'.repeat(11), 'postalCode rule.max_length invalidFormat'],
  ['address', 'x'.repeat(201), 'address rule.max_length invalidFormat'],
  ['address', {}, 'address field.invalid invalidFormat'],
];

it.each(WRONG_VALUES)('refuses a wrong %s: %j', (field, value, issue) => {
  expect(issuesOf({ [field]: value })).toEqual([issue]);
});

it('lets the young have a profile, up to those born today', () => {
  expect(issuesOf({ birthdate: '2026-11-21' })).toEqual([]);
});
