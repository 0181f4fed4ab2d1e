import { loadMessages } from '#web/app/messages/import-messages.ts';
import type { Page } from '#web/app/use-page.ts';
import { calendarDay } from '#web/kit/time/calendar-day.ts';
import { isProfileField, type ProfileField, type ProfileTexts } from './profile-fields.ts';

/** What is wrong with the fields of the profile, in the visitor's words. */
export type ProfileErrors = Readonly<Partial<Record<ProfileField, string>>>;

/** Judges the typed profile by the same form that the server has; it and its words come when they are first needed. */
export async function checkProfile(page: Page, typed: ProfileTexts, now: Date): Promise<ProfileErrors> {
  const { checkProfileForm } = await import('#domain/forms/profile-form.ts');
  const issues = checkProfileForm(typed, { today: calendarDay(now) });
  // Every account has a nickname; the form knows only that a field left out stays as it is.
  const missing = typed.nickname === '' ? [{ field: 'nickname', message: 'field.required' }] : [];
  return sayErrors(page, [...missing, ...issues]);
}

interface SpokenIssue {
  readonly field: string;
  readonly message: string;
  readonly values?: Readonly<Record<string, string | number>>;
}

async function sayErrors(page: Page, issues: readonly SpokenIssue[]): Promise<ProfileErrors> {
  if (issues.length === 0) return {};
  await loadMessages(page, 'rules', 'errors');
  const { translator } = page;
  const entries = issues.flatMap(({ field, message, values }) => {
    const text = translator.find(message, values) ?? translator.find('field.invalid') ?? '';
    return isProfileField(field) ? [[field, text] as const] : [];
  });
  return Object.fromEntries(entries);
}
