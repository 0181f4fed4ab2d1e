import type { ApiError } from '#contract/errors/api-error.ts';
import { ERROR, type ErrorCode } from '#contract/errors/errors.ts';
import { toasts } from '#web/ui/toast/toast-store.ts';
import { openSignIn } from '../session/open-sign-in.ts';
import type { Page } from '../use-page.ts';
import { loadMessages } from './import-messages.ts';

/** Failures that the API client reports itself: an ended session, a suspension, maintenance. */
const CLIENT_SHOWN_CODES: readonly ErrorCode[] = [
  ERROR.tokenExpired,
  ERROR.invalidSession,
  ERROR.forbidden,
  ERROR.maintenance,
];

/** Checked by name: the class would pull in the table of all codes, which most pages never need. */
function isApiError(error: unknown): error is ApiError {
  return error instanceof Error && error.name === 'ApiError' && 'code' in error;
}

/** Whether the client has already shown a message for a failure (src/client/error-message.ts). */
function isAlreadyShown({ code, cause }: ApiError): boolean {
  const isUnanswered = typeof cause === 'object' && cause !== null && 'kind' in cause && cause.kind !== 'refused';
  return isUnanswered || CLIENT_SHOWN_CODES.includes(code);
}

/** Shows why an action failed, in the visitor's language; never the same failure twice. */
export async function showFailure(page: Page, error: unknown): Promise<void> {
  const failure = isApiError(error) ? error : undefined;
  if (failure !== undefined && isAlreadyShown(failure)) return;
  // The page stays as it is, with all that was typed, so that the action can be repeated afterward.
  if (failure?.code === ERROR.recentSignInNeeded) return openSignIn({ reason: 'recent', keepsPage: true });
  const reason = failure === undefined ? undefined : findReason(failure);
  await loadMessages(page, 'errors', ...(reason === undefined ? [] : (['rules'] as const)));
  const { translator } = page;
  const text = failure && (translator.find(reason ?? '') ?? translator.find(`error.${failure.code}`, failure.params));
  if (text === undefined) toasts.show('warning', translator.find('error.system_busy') ?? '');
  else toasts.show('error', text);
}

/** A more specific reason than "parameter error" why an application cannot be changed, such as a running job. */
function findReason({ code, fields = {} }: ApiError): string | undefined {
  const key = fields.applicationId;
  return code === ERROR.parameterError && key?.startsWith('form.') ? key : undefined;
}
