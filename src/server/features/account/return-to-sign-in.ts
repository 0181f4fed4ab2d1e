import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR } from '#contract/errors/errors.ts';
import type { LocaleCode } from '#contract/values/locales.ts';
import { localizePath } from '#domain/page/locale-path.ts';
import { FAILURE_QUERY, returnQuery, type WAYS_PAGE } from '#domain/page/return-path.ts';
import { HttpFailure } from '../../middleware/http-failure.ts';
import type { Services } from '../../services.ts';

export function redirectTo(location: string): Response {
  return new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } });
}

export interface FailedSignIn {
  readonly error: unknown;
  readonly provider: string;
  readonly locale: LocaleCode;
  /** Where the browser is sent. */
  readonly page: '/login' | typeof WAYS_PAGE;
  readonly returnTo: string | null;
}

/** The page that shows the reason, as for a failed call; the log gets the details, which only an operator can act on. */
export function returnToSignIn(
  { log }: Pick<Services, 'log'>,
  { error, provider, locale, page, returnTo }: FailedSignIn,
): Response {
  if (!(error instanceof ApiError || error instanceof HttpFailure)) throw error;
  const { code } = error;
  if (code === ERROR.openIdRejected || code === ERROR.externalProviderError) {
    log.warn({ provider, code, reason: describe(error.cause) }, 'an OpenID sign-in failed');
  }
  return redirectTo(`${localizePath(page, locale)}?${FAILURE_QUERY}=${code}${returnQuery(returnTo ?? '')}`);
}

/** Messages only: responses of a provider may contain personal data. */
function describe(cause: unknown): string {
  if (!(cause instanceof Error)) return typeof cause === 'string' ? cause : '';
  const inner = describe(cause.cause);
  return inner === '' ? cause.message : `${cause.message}: ${inner}`;
}
