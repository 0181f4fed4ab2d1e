import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR } from '#contract/errors/errors.ts';
import type { CallContext, CallSession } from './call-context.ts';

/** The session of a call that requires one; `checkRole` has checked it before. */
export function requireSession({ session }: Pick<CallContext, 'session'>): CallSession {
  if (session === null) throw new ApiError(ERROR.authorizationMissing);
  return session;
}
