import type { IdentityKeySet, IdentityProviderName } from '#contract/account/entities.ts';
import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR } from '#contract/errors/errors.ts';
import type { LocalPerson } from '../../providers/identity/local/local-claims.ts';
import type { LocalIssuer } from '../../providers/identity/local/local-issuer.ts';
import type { Services } from '../../services.ts';

type IdentityServices = Pick<Services, 'identity'>;

/** Issues an identity token of a local provider, to be used with the regular sign-in call. */
export function createIssueLocalToken({ identity }: IdentityServices, provider: IdentityProviderName) {
  return async (person: LocalPerson): Promise<{ idToken: string }> => ({
    idToken: await requireLocal(identity[provider].local).issue(person),
  });
}

export function createReadLocalKeys({ identity }: IdentityServices, provider: IdentityProviderName) {
  return async (): Promise<IdentityKeySet> => requireLocal(identity[provider].local).readKeySet();
}

/** @throws `permissionDenied` if the real provider is configured, which would not accept such a token. */
function requireLocal(local: LocalIssuer | null): LocalIssuer {
  if (local === null) throw new ApiError(ERROR.permissionDenied);
  return local;
}
