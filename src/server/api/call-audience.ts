import { readCalendarDate } from '#contract/schema/calendar-date.ts';
import { type Audience, audienceOf } from '#domain/age/age-audience.ts';
import type { CallContext, CallSession } from './call-context.ts';

export interface Asking {
  readonly cookies: string;
  /** The signed-in account; null for visitors. */
  readonly account: Pick<CallSession, 'birthdate'> | null;
  /** Unix milliseconds. */
  readonly nowMs: number;
  readonly isCrawler?: boolean;
}

/** The audience of a response. Days change at midnight UTC, as in the profile. */
export function audienceOfRequest({ cookies, account, nowMs, isCrawler = false }: Asking): Audience {
  const today = readCalendarDate(new Date(nowMs).toISOString().slice(0, 10));
  if (today === undefined) return 'unknown';
  const known = account === null ? null : { birthdate: account.birthdate ?? null };
  return audienceOf({ cookies, account: known, today, isCrawler });
}

/** The audience of a call: by its session's account, else by the visitor's cookie. */
export function callAudience({ session, headers, clock }: CallContext): Audience {
  return audienceOfRequest({ cookies: headers.get('cookie') ?? '', account: session, nowMs: clock() });
}

/** Whether the caller may not see adult content. */
export function isForYounger(context: CallContext): boolean {
  return callAudience(context) === 'younger';
}
