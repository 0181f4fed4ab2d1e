import { ApiError } from '../errors/api-error.ts';
import { ERROR } from '../errors/errors.ts';
import { decodeBase64Url, encodeBase64Url } from '../schema/base64url.ts';
import { LIMITS } from '../values/limits.ts';
import { canonicalParams } from './canonical-params.ts';

export { canonicalParams } from './canonical-params.ts';

const HEADER = encodeBase64Url(encodeText(JSON.stringify({ alg: 'HS256', typ: 'JWT' })));
const ALGORITHM = { name: 'HMAC', hash: 'SHA-256' } as const;

export interface SignatureInput {
  /** The parameters as the server will parse them. */
  readonly params: unknown;
  /** Issue time in unix seconds, by the server's clock. */
  readonly iat: number;
  readonly secret: string;
  /** Random text that distinguishes two equal calls. */
  readonly jti?: string;
}

/** Makes the value of the `yg-token` header without the word Bearer: a JSON Web Token over the parameters. */
export async function makeSignature({ params, iat, secret, jti }: SignatureInput): Promise<string> {
  const text = canonicalParams(params);
  const covered =
    encodeText(text).length > LIMITS.signedParamsBytes ? { paramsSha256: await hashText(text) } : { params: text };
  const payload = encodeBase64Url(encodeText(JSON.stringify({ iat, ...covered, jti })));
  const signed = `${HEADER}.${payload}`;
  const signature = await crypto.subtle.sign(ALGORITHM, await importSecret(secret), encodeText(signed));
  return `${signed}.${encodeBase64Url(new Uint8Array(signature))}`;
}

/** Whether a signature is the HMAC-SHA-256 of a text, compared in constant time. */
export type IsMac = (signature: Uint8Array<ArrayBuffer>, text: string, secret: string) => boolean | Promise<boolean>;

export interface VerificationInput {
  readonly token: string;
  /** The parameters as parsed from the request. */
  readonly params: unknown;
  readonly secret: string;
  readonly nowSeconds: number;
  /** In place of Web Crypto, which hands every signature to another thread. */
  readonly isMac?: IsMac;
}

/**
 * Checks a signed value against what was received. Throws `malformedSignature` (malformed), `invalidSignature` (other
 * secret), `invalidTokenTime` (issued outside the window) or `signedParametersDiffer` (other parameters).
 */
export async function verifySignature({
  isMac = isMacByWebCrypto,
  ...input
}: VerificationInput): Promise<SignedPayload> {
  const { signed, signature, payload } = readToken(input.token);
  if (!(await isMac(signature, signed, input.secret))) throw new ApiError(ERROR.invalidSignature);
  if (Math.abs(input.nowSeconds - payload.iat) > LIMITS.signatureWindowSeconds) {
    throw new ApiError(ERROR.invalidTokenTime);
  }
  if (!(await isCovered(payload, canonicalParams(withoutNocache(input.params))))) {
    throw new ApiError(ERROR.signedParametersDiffer);
  }
  return payload;
}

export interface SignedPayload {
  readonly iat: number;
  /** Canonical text, or its hash where the text was too long for a header. */
  readonly params?: string;
  readonly paramsSha256?: string;
}

interface ReadToken {
  readonly signed: string;
  readonly signature: Uint8Array<ArrayBuffer>;
  readonly payload: SignedPayload;
}

function readToken(token: string): ReadToken {
  const [header, payload, signature, ...rest] = token.split('.');
  if (header === undefined || payload === undefined || signature === undefined || rest.length > 0) return malformed();
  const bytes = decodeBase64Url(signature);
  const isHs256 = header === HEADER || readObject(header).alg === 'HS256';
  if (!isHs256 || bytes === undefined) return malformed();
  return { signed: `${header}.${payload}`, signature: bytes, payload: readPayload(readObject(payload)) };
}

function readObject(part: string): Readonly<Record<string, unknown>> {
  const bytes = decodeBase64Url(part);
  if (bytes === undefined) return malformed();
  const value = parseJson(decodeText(bytes));
  return isRecord(value) ? value : malformed();
}

function readPayload({ iat, params, paramsSha256 }: Readonly<Record<string, unknown>>): SignedPayload {
  if (typeof iat !== 'number' || !Number.isFinite(iat)) return malformed();
  if (typeof paramsSha256 === 'string' && params === undefined) {
    return /^[0-9a-f]{64}$/.test(paramsSha256) ? { iat, paramsSha256 } : malformed();
  }
  if (typeof params !== 'string' || paramsSha256 !== undefined) return malformed();
  const parsed = parseJson(params);
  if (!isRecord(parsed)) return malformed();
  return { iat, params: canonicalParams(withoutNocache(parsed)) };
}

async function isCovered(payload: SignedPayload, received: string): Promise<boolean> {
  if (payload.params !== undefined) return payload.params === received;
  return payload.paramsSha256 === (await hashText(received));
}

/** `nocache` only bypasses caches; callers may add it before or after signing. */
function withoutNocache(params: unknown): unknown {
  if (!isRecord(params) || !Object.hasOwn(params, 'nocache')) return params;
  return Object.fromEntries(Object.entries(params).filter(([name]) => name !== 'nocache'));
}

/** Hex SHA-256 of a text's UTF-8 bytes. */
export async function hashText(text: string): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', encodeText(text)));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

const isMacByWebCrypto: IsMac = async (signature, text, secret) =>
  crypto.subtle.verify(ALGORITHM, await importSecret(secret), signature, encodeText(text));

/** Importing costs as much as signing, and a process knows one secret. */
let imported: { readonly secret: string; readonly key: Promise<CryptoKey> } | undefined;

function importSecret(secret: string): Promise<CryptoKey> {
  if (imported?.secret !== secret) {
    const key = crypto.subtle.importKey('raw', encodeText(secret), ALGORITHM, false, ['sign', 'verify']);
    imported = { secret, key };
  }
  return imported.key;
}

function encodeText(text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(text);
}

function decodeText(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return malformed();
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return malformed();
  }
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function malformed(): never {
  throw new ApiError(ERROR.malformedSignature);
}
