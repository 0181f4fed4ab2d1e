import { type JWTVerifyGetKey, jwtVerify } from 'jose';
import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR, type ErrorCode } from '#contract/errors/errors.ts';
import { decodeBase64Url } from '#contract/schema/base64url.ts';
import { type Identity, readIdentity } from './read-identity.ts';

/** Checks identity tokens of one provider. */
export interface IdentityVerifier {
  /**
   * Whom a token speaks of. Whether its nonce may still be used is for the caller to say.
   * @throws ApiError `wrongClientId` for another client's token, `externalProviderError` while the provider's keys
   * cannot be had, and the provider's own code (`googleCredentialRejected`, `appleCredentialRejected`) for anything
   * else that is wrong.
   */
  verify(token: string): Promise<Identity>;
}

export interface IdentityVerifierSettings {
  /** Spellings of the provider's name; one of them must be the token's `iss`. */
  readonly issuers: readonly string[];
  /** Our client ID; must be the token's only `aud`. */
  readonly audience: string;
  readonly keys: JWTVerifyGetKey;
  /** Code of a token that is refused. */
  readonly rejectedCode: ErrorCode;
  /** Server clock in unix milliseconds. */
  readonly now: () => number;
}

/** Our clock and the provider's may differ by this much. */
const CLOCK_TOLERANCE_SECONDS = 30;
/** A token is used as soon as it is issued; an older one, however long it is valid, was kept by somebody. */
const GREATEST_AGE_SECONDS = 600;

/** Verifies tokens by signature (RS256 and nothing else), issuer, time and audience, in canonical spelling. */
export function createIdentityVerifier(settings: IdentityVerifierSettings): IdentityVerifier {
  const { issuers, audience, keys, rejectedCode, now } = settings;
  const readClaims = async (token: string) => {
    const { payload } = await jwtVerify(token, keys, {
      algorithms: ['RS256'],
      issuer: [...issuers],
      requiredClaims: ['sub', 'aud', 'exp', 'iat'],
      clockTolerance: CLOCK_TOLERANCE_SECONDS,
      maxTokenAge: GREATEST_AGE_SECONDS,
      currentDate: new Date(now()),
    });
    return payload;
  };
  return {
    async verify(token) {
      if (!isCanonical(token)) throw new ApiError(rejectedCode);
      const claims = await readClaims(token).catch((cause) => {
        throw cause instanceof ApiError ? cause : new ApiError(rejectedCode, { cause });
      });
      if (claims.aud !== audience) throw new ApiError(ERROR.wrongClientId);
      const identity = readIdentity(claims);
      if (identity === null) throw new ApiError(rejectedCode);
      return identity;
    },
  };
}

/** Stands for a provider that this installation has no client ID of: no token can be meant for it. */
export function createRefusingVerifier(rejectedCode: ErrorCode): IdentityVerifier {
  return {
    async verify() {
      throw new ApiError(rejectedCode);
    },
  };
}

/** Three parts, each the one canonical spelling of its bytes: a lenient decoder lets one token have many texts. */
function isCanonical(token: string): boolean {
  const parts = token.split('.');
  return parts.length === 3 && parts.every((part) => part !== '' && decodeBase64Url(part) !== undefined);
}
