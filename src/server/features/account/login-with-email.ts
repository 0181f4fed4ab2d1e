import type { Handler } from '../../api/handler.ts';
import type { Services } from '../../services.ts';
import { completeSignIn } from './complete-sign-in.ts';
import { proveEmailIdentity } from './prove-email-identity.ts';

/** Signs in to the account of an address with the code that was sent there, or creates the account. */
export function loginWithEmail(services: Services): Handler<'loginWithEmail'> {
  return async (proof, context) =>
    completeSignIn(services, await proveEmailIdentity(services, proof, context), context);
}
