import type { Hono } from 'hono';
import { AGE_COOKIE, type AgeAnswer, isAgeAnswer } from '#domain/age/age-answer.ts';
import { businessDayOf, startOfBusinessDay } from '#domain/money/business-period.ts';
import { readReturnPath } from '#domain/page/return-path.ts';
import { isHttps } from '../features/account/own-cookies.ts';
import { checkOrigin } from '../middleware/origin-check.ts';
import type { ScopeVariables } from '../middleware/request-scope.ts';
import { readBoundedBody } from '../middleware/request-size.ts';
import type { Services } from '../services.ts';

const FORM_BYTES_MAX = 10_000;
const DAY_SECONDS = 24 * 3600;
/** A day with a switch from daylight saving time is an hour longer. */
const LONGEST_DAY_SECONDS = 25 * 3600;
const YOUNGER_SECONDS = 365 * DAY_SECONDS;

/** "18 or older" is valid until the visitor's midnight, as sent by the browser; without scripts, until the store's. */
function secondsOf(answer: AgeAnswer, sent: string | null, nowMs: number): number {
  if (answer === 'younger') return YOUNGER_SECONDS;
  const seconds = Number(sent);
  if (Number.isInteger(seconds) && seconds > 0 && seconds <= LONGEST_DAY_SECONDS) return seconds;
  return Math.ceil((startOfBusinessDay(businessDayOf(nowMs)) - nowMs) / 1000) + DAY_SECONDS;
}

/**
 * Handles the answer to the age question: a plain form, so that it works without scripts. It redirects to the page it
 * came from, rendered for this visitor.
 */
export function mountAgeAnswer(app: Hono<ScopeVariables>, { config, now }: Pick<Services, 'config' | 'now'>): void {
  app.post('/age', async (context) => {
    const request = context.req.raw;
    checkOrigin(request, config.PUBLIC_ORIGIN);
    const form = new URLSearchParams(new TextDecoder().decode(await readBoundedBody(request, FORM_BYTES_MAX)));
    const answer = form.get('answer');
    const headers = new Headers({ location: readReturnPath(form.get('back')) ?? '/', 'cache-control': 'no-store' });
    if (isAgeAnswer(answer)) {
      const seconds = secondsOf(answer, form.get('seconds'), now());
      const secure = isHttps(config) ? '; Secure' : '';
      headers.set('set-cookie', `${AGE_COOKIE}=${answer}; Path=/; Max-Age=${seconds}; SameSite=Lax${secure}`);
    }
    return new Response(null, { status: 303, headers });
  });
}
