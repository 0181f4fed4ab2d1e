import { type JWTVerifyGetKey, jwtVerify } from 'jose';
import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR, type ErrorCode } from '#contract/errors/errors.ts';
import { decodeBase64Url } from '#contract/schema/base64url.ts';
import { type Identity, readIdentity } from './read-identity.ts';

/** Verifies identity tokens of one provider. */
export interface IdentityVerifier {
  /**
   * Returns the token's subject. Callers check that its nonce is unused.
   * @throws ApiError `wrongClientId` for another client's token, `externalProviderError` while the provider's keys
   * are unavailable, and the provider's own code (`googleCredentialRejected`, `appleCredentialRejected`) for anything
   * else.
   */
  verify(token: string): Promise<Identity>;
}

export interface IdentityVerifierSettings {
  /** The accepted values of `iss`. */
  readonly issuers: readonly string[];
  /** Our client ID; must be the token's only `aud`. */
  readonly audience: string;
  readonly keys: JWTVerifyGetKey;
  /** Error code for a rejected token. */
  readonly rejectedCode: ErrorCode;
  /** Server clock in unix milliseconds. */
  readonly now: () => number;
}

/** Maximum difference between our clock and the provider's. */
const CLOCK_TOLERANCE_SECONDS = 30;
/** Tokens are used as soon as they are issued; an older one was stored, however long it is valid. */
const GREATEST_AGE_SECONDS = 600;

/** Verifies tokens by signature (RS256 only), issuer, time and audience, in canonical encoding. */
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

/** Rejects all tokens of a provider that this installation has no client ID for. */
export function createRefusingVerifier(rejectedCode: ErrorCode): IdentityVerifier {
  return {
    async verify() {
      throw new ApiError(rejectedCode);
    },
  };
}

/** Three parts in canonical base64url: a lenient decoder would accept many texts for the same token. */
function isCanonical(token: string): boolean {
  const parts = token.split('.');
  return parts.length === 3 && parts.every((part) => part !== '' && decodeBase64Url(part) !== undefined);
}
