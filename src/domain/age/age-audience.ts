import type { CalendarDate } from '#contract/schema/calendar-date.ts';
import { type AgeAnswer, readAgeAnswer } from './age-answer.ts';
import { findBirthdateObstacle } from './birthdate.ts';

/** Who lists and pages are rendered for: `younger` sees nothing for adults, `unknown` sees it veiled. */
export type Audience = AgeAnswer | 'unknown';

export interface AudienceFacts {
  /** A `Cookie` header, or `document.cookie`. */
  readonly cookies: string;
  /** The signed-in account; null for visitors. */
  readonly account: { readonly birthdate: string | null } | null;
  readonly today: CalendarDate;
  /** Whether a search engine reads the page: the question would protect no one. */
  readonly isCrawler?: boolean;
}

/**
 * The audience a request belongs to. An account's date of birth takes precedence over any answer; an account without
 * one can declare itself younger, but not older. Visitors are taken at their word.
 */
export function audienceOf({ cookies, account, today, isCrawler = false }: AudienceFacts): Audience {
  if (account !== null && account.birthdate !== null) {
    const obstacle = findBirthdateObstacle(account.birthdate, today);
    if (obstacle !== 'age.birthdate') return obstacle === undefined ? 'adult' : 'younger';
  }
  const answer = readAgeAnswer(cookies);
  if (answer === 'younger') return 'younger';
  if (account !== null) return 'unknown';
  return answer === 'adult' || isCrawler ? 'adult' : 'unknown';
}
