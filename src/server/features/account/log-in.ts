import type { AppleName } from '#contract/account/apple-user.ts';
import type { IdentityProviderName, TokenSession } from '#contract/account/entities.ts';
import type { CallContext } from '../../api/call-context.ts';
import type { Identity } from '../../providers/identity/read-identity.ts';
import type { Services } from '../../services.ts';
import { completeSignIn } from './complete-sign-in.ts';
import { fitPersonName } from './fit-person-name.ts';
import { createVerifyToken } from './verify-token.ts';

interface LogInRequest {
  readonly token: string;
  /** Sent by pages after the first sign-in with Apple. */
  readonly user?: AppleName | undefined;
}

const NO_NAME: AppleName = { firstName: '', lastName: '' };

/** Signs in with an identity token that a page got from the provider's script. */
export function createLogIn(services: Services, providerName: IdentityProviderName) {
  const verify = createVerifyToken(services, providerName);
  const { loginType } = services.identity[providerName];
  return async ({ token, user }: LogInRequest, context: CallContext): Promise<TokenSession> => {
    const identity = await verify(token, context);
    return completeSignIn(services, { loginType, issuer: '', identity: completeNames(identity, user) }, context);
  };
}

/** Signed names take precedence; names sent by the page fill the gaps. Only a new account stores names at all. */
function completeNames(identity: Identity, { firstName, lastName }: AppleName = NO_NAME): Identity {
  return {
    ...identity,
    givenName: identity.givenName || fitPersonName(firstName),
    familyName: identity.familyName || fitPersonName(lastName),
  };
}
