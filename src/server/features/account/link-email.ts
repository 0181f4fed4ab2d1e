import type { Handler } from '../../api/handler.ts';
import type { Services } from '../../services.ts';
import { linkerOf, linkIdentity } from './link-identity.ts';
import { lockOwnIdentities } from './own-identities.ts';
import { proveEmailIdentity } from './prove-email-identity.ts';

/** Adds an email address to the caller's ways to sign in, with the code that was sent there. */
export function linkEmail(services: Services): Handler<'linkEmail'> {
  return async (proof, context) => {
    const linker = linkerOf(services, context);
    await proveEmailIdentity(services, proof, context, {
      lock: async (trx) => void (await lockOwnIdentities(trx, linker)),
      act: (proven) => (trx) => linkIdentity(services, trx, proven, linker),
    });
    return { result: true };
  };
}
