import type { UserProfile } from '#contract/account/entities.ts';
import type { CalendarDate } from '#contract/schema/calendar-date.ts';
import { LIMITS } from '#contract/values/limits.ts';
import { findBirthdateObstacle } from '../../age/birthdate.ts';
import { textRules } from '../../rules/text-rules.ts';
import { byRule, type Check, FINE, isFields, optional, record, refuse } from '../checks/checks.ts';
import { text } from '../checks/value-checks.ts';
import type { FieldIssue } from '../field-issue.ts';

/** What people may change in their profile; omitted fields stay unchanged. */
export type ProfileForm = Partial<
  Pick<UserProfile, 'nickname' | 'givenName' | 'familyName' | 'birthdate' | 'postalCode' | 'address'>
>;

/** Every issue of a changed profile (R3.40-R3.45) on the given day. */
export function checkProfileForm(form: unknown, { today }: { readonly today: CalendarDate }): readonly FieldIssue[] {
  const birthdate: Check = (value) => {
    const obstacle = typeof value === 'string' ? findBirthdateObstacle(value, today) : 'age.birthdate';
    // Minors may have a profile.
    return obstacle === 'age.birthdate' ? refuse(obstacle) : FINE;
  };
  const checks = {
    nickname: optional(byRule(textRules.nickname, {})),
    givenName: optional(text(LIMITS.personNameLength)),
    familyName: optional(byRule(textRules.last_name, {})),
    birthdate: optional(birthdate),
    postalCode: optional(text(LIMITS.postalCodeLength)),
    address: optional(text(LIMITS.addressLength)),
  } as const satisfies Record<keyof ProfileForm, Check>;
  const fields = isFields(form) ? form : {};
  return record(checks)(fields, fields);
}
