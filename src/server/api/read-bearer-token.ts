import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR } from '#contract/errors/errors.ts';
import { meansAccessToken } from '#domain/account/access-token.ts';

/**
 * The token of an Authorization header: null without one, `authorizationMissing` for `Bearer` without a token,
 * `invalidTokenType` for `Basic …`.
 */
export function readBearerToken(header: string | null): string | null {
  const [scheme = '', token, ...rest] = (header ?? '').trim().split(/\s+/);
  if (scheme === '') return null;
  if (token === undefined) throw new ApiError(ERROR.authorizationMissing);
  if (scheme.toLowerCase() !== 'bearer') throw new ApiError(ERROR.invalidTokenType);
  if (rest.length > 0) throw new ApiError(ERROR.authorizationMissing);
  return token;
}

/** The access token of a request; null for any other or malformed credential. */
export function findAccessToken(headers: Headers): string | null {
  const [, token = ''] = /^\s*bearer\s+(\S+)\s*$/i.exec(headers.get('authorization') ?? '') ?? [];
  return meansAccessToken(token) ? token : null;
}
