import { loadMessages } from '#web/app/messages/import-messages.ts';
import type { Page } from '#web/app/use-page.ts';
import { describeProblem, type Problem } from '#web/kit/form/form-errors.ts';
import { calendarDay } from '#web/kit/time/calendar-day.ts';
import { isProfileField, type ProfileField, type ProfileTexts } from './profile-fields.ts';

/** Translated problems of the profile fields. */
export type ProfileErrors = Readonly<Partial<Record<ProfileField, string>>>;

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
