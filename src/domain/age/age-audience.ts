import type { CalendarDate } from '#contract/schema/calendar-date.ts';
import { type AgeAnswer, readAgeAnswer } from './age-answer.ts';
import { findBirthdateObstacle } from './birthdate.ts';

/** For whom lists and pages are made: `younger` gets nothing that is for adults, `unknown` gets it veiled. */
export type Audience = AgeAnswer | 'unknown';

export interface AudienceFacts {
  /** A `Cookie` header, or `document.cookie`. */
  readonly cookies: string;
  /** Who is signed in; null for visitors. */
  readonly account: { readonly birthdate: string | null } | null;
  readonly today: CalendarDate;
  /** A search engine reads the page: nobody whom the question could protect. */
  readonly isCrawler?: boolean;
}

/**
 * The audience that somebody belongs to. An account's date of birth counts before any answer; an account without one can
 * say that it is younger, but not that it is older. Visitors give their word.
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
