import { type Endpoint, isWrite, needsSession } from '#contract/endpoint.ts';
import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR } from '#contract/errors/errors.ts';
import { USER_TYPE } from '#contract/values/states.ts';
import { USER_REFUSALS } from '#domain/state-machines/user-status.ts';
import type { CallSession } from './call-context.ts';

/**
 * Checks whether a session may make the call. Errors: `authorizationMissing` without a session; `permissionDenied`
 * for an access token of another scope and for an unlisted device; `emailNotVerified` before the email is verified;
 * `permissionDenied` for another role; `accountDeactivated` for writes of a deactivated account; `providerNotEnabled`
 * for writes of a developer disabled by an operator.
 */
export function checkRole(endpoint: Endpoint, session: CallSession | null): void {
  if (!needsSession(endpoint.auth)) return;
  if (session === null) throw new ApiError(ERROR.authorizationMissing);
  if (!isInScope(endpoint, session)) throw new ApiError(ERROR.permissionDenied);
  if (!session.deviceAllowed && !endpoint.allowsUnlistedDevice) throw new ApiError(ERROR.permissionDenied);
  if (!session.emailConfirmed && !endpoint.allowsUnverified) throw new ApiError(ERROR.emailNotVerified);
  if (endpoint.auth === 'developer' && session.userType !== USER_TYPE.developer) {
    throw new ApiError(ERROR.permissionDenied);
  }
  if (endpoint.auth === 'operator' && !session.isOperator) throw new ApiError(ERROR.permissionDenied);
  const refusal = USER_REFUSALS[session.userStatus].write;
  if (refusal !== null && isWrite(endpoint) && !endpoint.allowsDeactivated) throw new ApiError(refusal);
  if (endpoint.auth === 'developer' && isWrite(endpoint) && !session.providerEnabled) {
    throw new ApiError(ERROR.providerNotEnabled);
  }
}

function isInScope({ allowsAccessToken = [] }: Endpoint, { tokenScope }: CallSession): boolean {
  return tokenScope === undefined || allowsAccessToken.includes(tokenScope);
}
