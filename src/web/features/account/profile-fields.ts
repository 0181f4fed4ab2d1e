import type { UserProfile } from '#contract/account/entities.ts';

/** The editable profile fields, as form texts. */
export const PROFILE_FIELDS = [
  'nickname',
  'familyName',
  'givenName',
  'birthdate',
  'postalCode',
  'address',
] as const satisfies readonly (keyof UserProfile)[];
export type ProfileField = (typeof PROFILE_FIELDS)[number];
export type ProfileTexts = Readonly<Record<ProfileField, string>>;

/** The profile as form values; unset fields are empty. */
export function profileTexts(profile: Pick<UserProfile, ProfileField>): ProfileTexts {
  const { nickname, familyName, givenName, birthdate, postalCode, address } = profile;
  return { nickname, familyName, givenName, birthdate: birthdate ?? '', postalCode, address };
}

/** Removes surrounding blanks. */
export function trimTexts(texts: ProfileTexts): ProfileTexts {
  return { ...texts, ...Object.fromEntries(PROFILE_FIELDS.map((name) => [name, texts[name].trim()])) };
}

/** The fields that differ from the stored profile, trimmed; empty if none does. */
export function changedTexts(stored: ProfileTexts, typed: ProfileTexts): Partial<ProfileTexts> {
  const changed = PROFILE_FIELDS.filter((name) => typed[name].trim() !== stored[name]);
  return Object.fromEntries(changed.map((name) => [name, typed[name].trim()]));
}

export function isProfileField(name: string): name is ProfileField {
  return PROFILE_FIELDS.some((field) => field === name);
}
