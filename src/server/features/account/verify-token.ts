import type { IdentityProviderName } from '#contract/account/entities.ts';
import { ApiError } from '#contract/errors/api-error.ts';
import type { CallContext } from '../../api/call-context.ts';
import type { Identity } from '../../providers/identity/read-identity.ts';
import type { Services } from '../../services.ts';
import { isNonceGood } from './check-nonce.ts';

type VerifyServices = Pick<Services, 'identity' | 'database' | 'config' | 'hashKey'>;

/** Verifies an identity token that a page got from the provider's script, and that it was issued for this browser. */
export function createVerifyToken(services: VerifyServices, providerName: IdentityProviderName) {
  const { verifier, rejectedCode, local } = services.identity[providerName];
  return async (token: string, context: CallContext): Promise<Identity> => {
    const identity = await verifier.verify(token);
    const isMeant = await isNonceGood(services, { nonce: identity.nonce, isLocal: local !== null }, context);
    if (!isMeant) throw new ApiError(rejectedCode);
    return identity;
  };
}
