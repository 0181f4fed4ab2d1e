import type { CallFailure } from '#client/call-failure.ts';
import { ApiError } from '#contract/errors/api-error.ts';
import { isErrorCode } from '#contract/errors/error-definitions.ts';
import { ERROR } from '#contract/errors/errors.ts';
import { FAILURE_QUERY } from '#domain/page/return-path.ts';
import type { MessageKey } from '#i18n/message-key.ts';
import type { MessageValues } from '#i18n/translator.ts';

/** A sign-in that failed before it reached the server; `messageKey` is the reason to show. */
export class SignInError extends Error {
  readonly messageKey: MessageKey;

  constructor(messageKey: MessageKey, options?: ErrorOptions) {
    super(messageKey, options);
    this.name = 'SignInError';
    this.messageKey = messageKey;
  }
}

/** A message of the panel; the key may be an error code's. */
export interface SignInMessage {
  readonly key: MessageKey | `error.${number}`;
  readonly values?: MessageValues;
  /** A hint how to continue, not a failure. */
  readonly isHint?: boolean;
}

export type SignInFailure =
  | { readonly kind: 'suspended' }
  | { readonly kind: 'message'; readonly message: SignInMessage };

const say = (key: SignInMessage['key'], values?: MessageValues): SignInFailure => ({
  kind: 'message',
  message: values === undefined ? { key } : { key, values },
});

/** The message for a failed sign-in; any thrown value gives one. */
export function readSignInFailure(error: unknown): SignInFailure {
  if (error instanceof SignInError) return say(error.messageKey);
  if (!(error instanceof ApiError)) return say('error.system_busy');
  const failure = findCallFailure(error);
  if (failure?.kind === 'no_connection') return say('error.no_connection');
  if (failure?.kind === 'refused' && failure.status === 429) return tooMany(failure.retryAfterSeconds);
  if (error.code === ERROR.accountSuspended) return { kind: 'suspended' };
  return isErrorCode(error.code) ? say(`error.${error.code}`) : say('error.system_busy');
}

/** The failure of a sign-in that has left this store, which the address of the sign-in page names; null without one. */
export function readArrivedFailure(query: string): SignInFailure | null {
  const code = new URLSearchParams(query).get(FAILURE_QUERY);
  if (code === null) return null;
  const known = Number(code);
  if (known === ERROR.systemBusy) return tooMany(undefined);
  return isErrorCode(known) ? readSignInFailure(new ApiError(known)) : say('error.system_busy');
}

/** Client errors have the call's failure as their cause. */
function findCallFailure({ cause }: ApiError): CallFailure | undefined {
  const isFailure = (value: unknown): value is CallFailure =>
    typeof value === 'object' && value !== null && 'kind' in value;
  return isFailure(cause) ? cause : undefined;
}

function tooMany(seconds: number | undefined): SignInFailure {
  if (seconds === undefined) return say('signIn.tooMany.soon');
  if (seconds < 60) return say('signIn.tooMany.seconds', { seconds });
  return say('signIn.tooMany.minutes', { minutes: Math.ceil(seconds / 60) });
}
