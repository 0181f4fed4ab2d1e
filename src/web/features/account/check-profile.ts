import type { UserProfile } from '#contract/account/entities.ts';
import { loadMessages } from '#web/app/messages/import-messages.ts';
import type { Page } from '#web/app/use-page.ts';
import { describeProblem, type Problem } from '#web/kit/form/form-errors.ts';
import { calendarDay } from '#web/kit/time/calendar-day.ts';

/** Translated problems of the profile fields. */
type ProfileErrors = Readonly<Partial<Record<ProfileField, string>>>;

/** Validates the profile with the server's schema; the schema and its messages are loaded on first use. */
export async function checkProfile(page: Page, typed: ProfileTexts, now: Date): Promise<ProfileErrors> {
  const { checkProfileForm } = await import('#domain/forms/provider/profile-form.ts');
  const issues = checkProfileForm(typed, { today: calendarDay(now) });
  // A nickname is required; the schema treats a missing field as unchanged.
  const missing = typed.nickname === '' ? [{ field: 'nickname', message: 'field.required' }] : [];
  return describeErrors(page, [...missing, ...issues]);
}

interface SpokenIssue extends Problem {
  readonly field: string;
}

async function describeErrors(page: Page, issues: readonly SpokenIssue[]): Promise<ProfileErrors> {
  if (issues.length === 0) return {};
  await loadMessages(page, 'rules', 'errors');
  const entries = issues.flatMap(({ field, ...problem }) =>
    isProfileField(field) ? [[field, describeProblem(page, problem)] as const] : [],
  );
  return Object.fromEntries(entries);
}

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
