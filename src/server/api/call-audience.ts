import { readCalendarDate } from '#contract/schema/calendar-date.ts';
import { type Audience, audienceOf } from '#domain/age/age-audience.ts';
import type { CallContext, CallSession } from './call-context.ts';

export interface Asking {
  readonly cookies: string;
  /** Who is signed in; null for visitors. */
  readonly account: Pick<CallSession, 'birthdate'> | null;
  /** Unix milliseconds. */
  readonly nowMs: number;
  readonly isCrawler?: boolean;
}

/** For whom an answer is made. Days change at midnight UTC here as in the profile. */
export function audienceOfRequest({ cookies, account, nowMs, isCrawler = false }: Asking): Audience {
  const today = readCalendarDate(new Date(nowMs).toISOString().slice(0, 10));
  if (today === undefined) return 'unknown';
  const known = account === null ? null : { birthdate: account.birthdate ?? null };
  return audienceOf({ cookies, account: known, today, isCrawler });
}

/** For whom a call is answered: by the account of its session, else by the visitor's cookie. */
export function callAudience({ session, headers, clock }: CallContext): Audience {
  return audienceOfRequest({ cookies: headers.get('cookie') ?? '', account: session, nowMs: clock() });
}

/** Whether a call is answered for somebody who is to get nothing that is for adults. */
export function isForYounger(context: CallContext): boolean {
  return callAudience(context) === 'younger';
}
