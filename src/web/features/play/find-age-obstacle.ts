import type { UserProfile } from '#contract/account/entities.ts';
import { findBirthdateObstacle } from '#domain/birthdate.ts';
import { calendarDay } from '../account/profile-fields.ts';

/** What the account says against opening a game for adults: its date of birth, or that it has none. */
export type AgeObstacle = 'unknown' | 'tooYoung';

/** Undefined where nothing stands in the way, as with visitors: they are asked for their word only (O24). */
export function findAgeObstacle(account: Pick<UserProfile, 'birthdate'> | null, now: Date): AgeObstacle | undefined {
  if (account === null) return undefined;
  if (account.birthdate === null) return 'unknown';
  return findBirthdateObstacle(account.birthdate, calendarDay(now)) === 'age.too_young' ? 'tooYoung' : undefined;
}
