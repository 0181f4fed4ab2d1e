import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR } from '#contract/errors/errors.ts';
import { verifySignature } from '#contract/request/signature.ts';
import { decodeBase64Url } from '#contract/schema/base64url.ts';
import { isMac } from './is-mac.ts';
import { checkSignature, readSignedValue, type SignatureSettings } from './signature-check.ts';

export interface SignedFile {
  readonly field: string;
  readonly name: string;
  readonly type: string;
}

export interface SignedFileRequest {
  readonly headers: Headers;
  readonly fields: Readonly<Record<string, unknown>>;
  readonly file: SignedFile;
  readonly isMutation: boolean;
}

export interface SignedLength {
  /** No file larger than this matches the signature. */
  readonly signedBytes: number;
  /**
   * Call it with the file's length once known. @throws ApiError `signedParametersDiffer` if it differs from the
   * signed one.
   */
  readonly checkLength: (bytes: number) => Promise<void>;
}

/**
 * Checks the signature of a call with a file before the file is read: a signature covers its name, length and type,
 * and the signed value contains the length. For parameters so long that only their hash is signed, everything but
 * secret and time is checked at the end.
 */
export async function checkFileSignature(
  settings: SignatureSettings,
  { headers, fields, file, isMutation }: SignedFileRequest,
): Promise<SignedLength> {
  const { field, name, type } = file;
  const check = (size: number) =>
    checkSignature(settings, { headers, params: { ...fields, [field]: { name, size, type } }, isMutation });
  if (!settings.isEnforced) return { signedBytes: Number.POSITIVE_INFINITY, checkLength: async () => {} };
  const token = readSignedValue(headers);
  const signedBytes = findSignedBytes(token, field);
  if (signedBytes === undefined) {
    await checkSecretAndTime(settings, token);
    return { signedBytes: Number.POSITIVE_INFINITY, checkLength: check };
  }
  await check(signedBytes);
  const checkLength = async (bytes: number) => {
    if (bytes !== signedBytes) throw new ApiError(ERROR.signedParametersDiffer);
  };
  return { signedBytes, checkLength };
}

async function checkSecretAndTime({ secret, now }: SignatureSettings, token: string): Promise<void> {
  try {
    await verifySignature({ token, params: {}, secret, nowSeconds: now() / 1000, isMac });
  } catch (error) {
    // The parameters are incomplete at this point.
    if (!(error instanceof ApiError && error.code === ERROR.signedParametersDiffer)) throw error;
  }
}

/** The length claimed by a signed value, which its check must then prove. */
function findSignedBytes(token: string, field: string): number | undefined {
  const params = readMember(readJson(decodeText(token.split('.')[1] ?? '')), 'params');
  if (typeof params !== 'string') return undefined;
  const size = Number(readMember(readMember(readJson(params), field), 'size'));
  // A missing length is an invalid signature for any file.
  return Number.isSafeInteger(size) ? size : 0;
}

function decodeText(part: string): string {
  return new TextDecoder().decode(decodeBase64Url(part) ?? new Uint8Array());
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function readMember(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined;
  return Object.entries(value).find(([key]) => key === name)?.[1];
}
