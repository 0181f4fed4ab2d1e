import { ApiError } from '#contract/errors.ts';
import { meansAccessToken } from '#domain/access-token.ts';

/** The token of an Authorization header: null without one, 30000 for `Bearer` without a token, 30005 for `Basic …`. */
export function readBearerToken(header: string | null): string | null {
  const [scheme = '', token, ...rest] = (header ?? '').trim().split(/\s+/);
  if (scheme === '') return null;
  if (token === undefined) throw new ApiError(30000);
  if (scheme.toLowerCase() !== 'bearer') throw new ApiError(30005);
  if (rest.length > 0) throw new ApiError(30000);
  return token;
}

/** The access token that a request carries; null for every other credential, unreadable ones too. */
export function findAccessToken(headers: Headers): string | null {
  const [, token = ''] = /^\s*bearer\s+(\S+)\s*$/i.exec(headers.get('authorization') ?? '') ?? [];
  return meansAccessToken(token) ? token : null;
}
