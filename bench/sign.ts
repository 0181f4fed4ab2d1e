import { createHash, createHmac, randomUUID } from 'node:crypto';
import { canonicalParams } from '#contract/request/signature.ts';
import { HEADERS, LIMITS } from '#contract/values/limits.ts';

/** The key of every signature in a benchmark; the product gets it as `SIGN_SECRET`. */
export const SIGN_SECRET = 'key-of-the-benchmarks-0123456789abcdef';

const JWT_HEADER = Buffer.from('{"alg":"HS256","typ":"JWT"}').toString('base64url');

/**
 * Headers of a signed call with these parameters, by this clock; a write needs new ones each time. Unlike the contract's
 * `makeSignature` it does not wait for another thread, so that a load generator can sign while it measures.
 */
export function signedHeaders(params: object = {}, nowMs: number = Date.now()): Record<string, string> {
  const text = canonicalParams(params);
  const isLong = Buffer.byteLength(text) > LIMITS.signedParamsBytes;
  const covered = isLong ? { paramsSha256: createHash('sha256').update(text).digest('hex') } : { params: text };
  const claims = JSON.stringify({ iat: Math.floor(nowMs / 1000), ...covered, jti: randomUUID() });
  const signed = `${JWT_HEADER}.${Buffer.from(claims).toString('base64url')}`;
  const mac = createHmac('sha256', SIGN_SECRET).update(signed).digest('base64url');
  return {
    [HEADERS.clientVersion]: String(LIMITS.clientVersion),
    [HEADERS.signature]: `Bearer ${signed}.${mac}`,
  };
}
