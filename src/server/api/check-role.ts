import { type Endpoint, isWrite, needsSession } from '#contract/endpoint.ts';
import { ApiError } from '#contract/errors.ts';
import { USER_TYPE } from '#contract/states.ts';
import { USER_REFUSALS } from '#domain/state-machines/user-status.ts';
import type { CallSession } from './call-context.ts';

/**
 * Whether a session may make the call: 30000 without one, 40000 by an access token of another scope and from a device
 * that the account does not list, 40001 before the e-mail is verified, 40000 for another role, 60038 for what an account
 * that is switched off would change, 60036 for what a developer would change whom an operator has switched off.
 */
export function checkRole(endpoint: Endpoint, session: CallSession | null): void {
  if (!needsSession(endpoint.auth)) return;
  if (session === null) throw new ApiError(30000);
  if (!isInScope(endpoint, session)) throw new ApiError(40000);
  if (!session.deviceAllowed && !endpoint.allowsUnlistedDevice) throw new ApiError(40000);
  if (!session.emailConfirmed && !endpoint.allowsUnverified) throw new ApiError(40001);
  if (endpoint.auth === 'developer' && session.userType !== USER_TYPE.developer) throw new ApiError(40000);
  if (endpoint.auth === 'operator' && !session.isOperator) throw new ApiError(40000);
  const refusal = USER_REFUSALS[session.userStatus].write;
  if (refusal !== null && isWrite(endpoint) && !endpoint.allowsDeactivated) throw new ApiError(refusal);
  if (endpoint.auth === 'developer' && isWrite(endpoint) && !session.providerEnabled) throw new ApiError(60036);
}

function isInScope({ allowsAccessToken = [] }: Endpoint, { tokenScope }: CallSession): boolean {
  return tokenScope === undefined || allowsAccessToken.includes(tokenScope);
}
