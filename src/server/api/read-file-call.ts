import { type Endpoint, isSigned, isWrite } from '#contract/endpoint.ts';
import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR } from '#contract/errors/errors.ts';
import { IncomingFile } from '#contract/upload/incoming-file.ts';
import { checkFileSignature, type SignedFileRequest, type SignedLength } from '#server/middleware/file-signature.ts';
import { checkSignature, readSignedValue, type SignatureSettings } from '#server/middleware/signature-check.ts';
import { type MultipartBody, readMultipart } from './read-multipart.ts';
import { requireBounds } from './require-bounds.ts';

export interface FileCall {
  readonly params: Record<string, unknown>;
  /** Call it when the call is done. */
  readonly release: () => Promise<void>;
}

/** What is checked of a call beside its bounds. */
export interface CallChecks {
  readonly signature: SignatureSettings;
  /** Runs when a file has arrived, which may be long after the call began: its sender may have lost the right meanwhile. */
  readonly checkCaller: () => Promise<unknown>;
}

/**
 * The parameters of a `multipart` call, checked against their bounds, including the incoming file; the signature is
 * checked as far as possible.
 */
export async function readFileCall(
  endpoint: Endpoint,
  request: Request,
  { signature, checkCaller }: CallChecks,
): Promise<FileCall> {
  const settings = { ...signature, isEnforced: signature.isEnforced && isSigned(endpoint.auth) };
  // Reject an unsigned call before reading its body.
  if (settings.isEnforced) readSignedValue(request.headers);
  const body = await readMultipart(request);
  try {
    requireBounds(endpoint.request, body.fields);
    const signed = { headers: request.headers, isMutation: isWrite(endpoint) };
    return { params: await readParams(settings, signed, { ...body, checkCaller }), release: body.release };
  } catch (error) {
    await body.release();
    throw error;
  }
}

async function readParams(
  settings: SignatureSettings,
  signed: Pick<SignedFileRequest, 'headers' | 'isMutation'>,
  { fields, file, checkCaller }: MultipartBody & Pick<CallChecks, 'checkCaller'>,
): Promise<Record<string, unknown>> {
  if (file === undefined) {
    await checkSignature(settings, { ...signed, params: fields });
    return fields;
  }
  const { field, name, type } = file;
  if (Object.hasOwn(fields, field)) throw new ApiError(ERROR.parameterError);
  const length = await checkFileSignature(settings, { ...signed, fields, file });
  const content = checkAtEnd(countBytes(file.content, length), checkCaller);
  return { ...fields, [field]: new IncomingFile({ name, type, content }) };
}

/** Passes the bytes through; throws what the check throws after the last of them. */
async function* checkAtEnd(content: AsyncIterable<Uint8Array>, check: () => Promise<unknown>) {
  yield* content;
  await check();
}

/** Passes the bytes through; throws `signedParametersDiffer` if their number differs from the signed one. */
async function* countBytes(content: AsyncIterable<Uint8Array>, { signedBytes, checkLength }: SignedLength) {
  let bytes = 0;
  for await (const piece of content) {
    bytes += piece.byteLength;
    if (bytes > signedBytes) throw new ApiError(ERROR.signedParametersDiffer);
    yield piece;
  }
  await checkLength(bytes);
}
