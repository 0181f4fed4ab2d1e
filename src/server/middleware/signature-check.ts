import { hash } from 'node:crypto';
import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR } from '#contract/errors/errors.ts';
import { verifySignature } from '#contract/request/signature.ts';
import { HEADERS, LIMITS } from '#contract/values/limits.ts';
import { isMac } from './is-mac.ts';
import type { ReplayMemory } from './replay-memory.ts';

export interface SignatureSettings {
  readonly secret: string;
  /** `false` (SIGN_ENFORCE=off) accepts calls without a valid signature, for local experiments. */
  readonly isEnforced: boolean;
  readonly replayMemory: ReplayMemory;
  /** Server clock in unix milliseconds. */
  readonly now: () => number;
}

export interface SignedRequest {
  readonly headers: Headers;
  /** The parameters as parsed from the request. */
  readonly params: unknown;
  /** A mutation is accepted once per signed value. */
  readonly isMutation: boolean;
}

/** Reads the signed value; throws `signatureMissing` unless the header is `Bearer <value>`. */
export function readSignedValue(headers: Headers): string {
  const value = /^Bearer +(\S+)$/i.exec(headers.get(HEADERS.signature) ?? '')?.[1];
  if (value === undefined) throw new ApiError(ERROR.signatureMissing);
  return value;
}

/**
 * Checks the `yg-token` of a request; throws `signatureMissing`, `malformedSignature`, `invalidSignature`,
 * `invalidTokenTime` (also for a second use) or `signedParametersDiffer`.
 */
export async function checkSignature(settings: SignatureSettings, request: SignedRequest): Promise<void> {
  if (!settings.isEnforced) return;
  const token = readSignedValue(request.headers);
  const nowMs = settings.now();
  const { params, isMutation } = request;
  const { secret } = settings;
  const payload = await verifySignature({ token, params, secret, nowSeconds: nowMs / 1000, isMac });
  if (!isMutation) return;
  const expiresAtMs = (payload.iat + LIMITS.signatureWindowSeconds) * 1000;
  // By the hash of the whole token: the same jti with other times or parameters is another call. Node's own hash, since Web
  // Crypto hands every text to another thread.
  const isFirst = await settings.replayMemory.remember(hash('sha256', token, 'buffer'), expiresAtMs);
  if (!isFirst) throw new ApiError(ERROR.invalidTokenTime);
}
