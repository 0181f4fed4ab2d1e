import { createRemoteJWKSet, errors, type JWTVerifyGetKey } from 'jose';
import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR } from '#contract/errors/errors.ts';

export interface RemoteKeysSettings {
  readonly url: string;
  /** How long after a fetch an unknown key does not trigger another: forged key IDs cannot flood the provider. */
  readonly cooldownMs?: number;
  readonly timeoutMs?: number;
}

/**
 * A provider's keys: fetched on first use, cached for ten minutes, and fetched again for an unknown key (the provider
 * has rotated them). Throws `externalProviderError` while they are unavailable.
 */
export function createRemoteKeys({ url, cooldownMs = 30_000, timeoutMs = 5000 }: RemoteKeysSettings): JWTVerifyGetKey {
  const keys = createRemoteJWKSet(new URL(url), { cooldownDuration: cooldownMs, timeoutDuration: timeoutMs });
  return (header, token) =>
    keys(header, token).catch((cause) => {
      throw isAboutToken(cause) ? cause : new ApiError(ERROR.externalProviderError, { cause });
    });
}

/** The set was loaded, but the token's key is missing or ambiguous. */
function isAboutToken(error: unknown): boolean {
  return error instanceof errors.JWKSNoMatchingKey || error instanceof errors.JWKSMultipleMatchingKeys;
}
