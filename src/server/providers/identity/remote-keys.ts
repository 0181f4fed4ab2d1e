import { createRemoteJWKSet, errors, type JWTVerifyGetKey } from 'jose';
import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR } from '#contract/errors/errors.ts';

export interface RemoteKeysSettings {
  readonly url: string;
  /** How long after a fetch an unknown key does not make for another one: forged key names cost the provider nothing. */
  readonly cooldownMs?: number;
  readonly timeoutMs?: number;
}

/**
 * The keys of a provider: fetched when first needed, kept for ten minutes, fetched anew for a key that is not among
 * them (the provider has rotated). Throws `externalProviderError` while they cannot be had.
 */
export function createRemoteKeys({ url, cooldownMs = 30_000, timeoutMs = 5000 }: RemoteKeysSettings): JWTVerifyGetKey {
  const keys = createRemoteJWKSet(new URL(url), { cooldownDuration: cooldownMs, timeoutDuration: timeoutMs });
  return (header, token) =>
    keys(header, token).catch((cause) => {
      throw isAboutToken(cause) ? cause : new ApiError(ERROR.externalProviderError, { cause });
    });
}

/** The set was read; the token names a key that is not in it, or none where several fit. */
function isAboutToken(error: unknown): boolean {
  return error instanceof errors.JWKSNoMatchingKey || error instanceof errors.JWKSMultipleMatchingKeys;
}
