import type { IdentityProviderName } from '#contract/account/entities.ts';
import type { CallContext } from '../../api/call-context.ts';
import type { Services } from '../../services.ts';
import { linkerOf, linkIdentity } from './link-identity.ts';
import { createVerifyToken } from './verify-token.ts';

/** Adds the account of an identity token, which a page got from the provider's script, to the caller's. */
export function createLinkToken(services: Services, providerName: IdentityProviderName) {
  const verify = createVerifyToken(services, providerName);
  const { loginType } = services.identity[providerName];
  return async ({ token }: { readonly token: string }, context: CallContext): Promise<{ result: true }> => {
    const linker = linkerOf(services, context);
    const identity = await verify(token, context);
    const proven = { loginType, issuer: '', identity };
    await services.database.db.transaction().execute((trx) => linkIdentity(services, trx, proven, linker));
    return { result: true };
  };
}
