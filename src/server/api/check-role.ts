import type { Endpoint } from '#contract/endpoint.ts';
import { ApiError } from '#contract/errors.ts';
import { USER_TYPE } from '#contract/states.ts';
import type { CallSession } from './call-context.ts';

/** Whether a session may make the call: 30000 without one, 40000 for another role, 40001 before the e-mail is verified. */
export function checkRole(endpoint: Endpoint, session: CallSession | null): void {
  if (endpoint.auth === 'none' || endpoint.auth === 'public' || endpoint.auth === 'dev') return;
  if (session === null) throw new ApiError(30000);
  if (!session.emailConfirmed && !endpoint.allowsUnverified) throw new ApiError(40001);
  if (endpoint.auth === 'developer' && session.userType !== USER_TYPE.developer) throw new ApiError(40000);
  if (endpoint.auth === 'operator' && !session.isOperator) throw new ApiError(40000);
}
