import type { CalendarDate } from '#contract/calendar-date.ts';
import { findBirthdateObstacle } from './birthdate.ts';

/** Cookie that keeps a visitor's answer to the question for the age. */
export const AGE_COOKIE = 'age';

export const AGE_ANSWERS = ['adult', 'younger'] as const;
export type AgeAnswer = (typeof AGE_ANSWERS)[number];

/** For whom lists and pages are made: `younger` gets nothing that is for adults, `unknown` gets it veiled. */
export type Audience = AgeAnswer | 'unknown';

export function isAgeAnswer(value: unknown): value is AgeAnswer {
  return AGE_ANSWERS.some((answer) => answer === value);
}

/** The answer in a `Cookie` header or in `document.cookie`. */
export function readAgeAnswer(cookies: string): AgeAnswer | undefined {
  for (const part of cookies.split(';')) {
    const [name, value] = part.split('=').map((text) => text.trim());
    if (name === AGE_COOKIE && isAgeAnswer(value)) return value;
  }
  return undefined;
}

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
