import { ERROR } from '#contract/errors/errors.ts';
import { LIMITS } from '#contract/values/limits.ts';
import { BrokenBody } from './broken-body.ts';
import { HttpFailure } from './http-failure.ts';

export const MAX_URL_LENGTH = 8192;
export const MAX_HEADER_LENGTH = 16_384;

/**
 * Rejects addresses (414) and headers (431) beyond our clients' sizes with `invalidFormat`, instead of a bare reset.
 */
export function checkRequestSize(request: Request): void {
  if (request.url.length > MAX_URL_LENGTH) throw new HttpFailure(ERROR.invalidFormat, { status: 414 });
  let length = 0;
  for (const [name, value] of request.headers) length += name.length + value.length;
  if (length > MAX_HEADER_LENGTH) throw new HttpFailure(ERROR.invalidFormat, { status: 431 });
}

/**
 * Reads a body of at most `maxBytes`; a longer one is not read (413, `invalidFormat`).
 * @throws BrokenBody if the client aborts.
 */
export async function readBoundedBody(
  request: Request,
  maxBytes: number = LIMITS.jsonBodyBytes,
): Promise<Uint8Array<ArrayBuffer>> {
  const declared = request.headers.get('content-length');
  if (Number(declared ?? 0) > maxBytes) throw tooLarge();
  try {
    // HTTP enforces the declared length, and reading at once avoids a stream.
    return await (declared !== null ? readWhole(request, maxBytes) : readPieces(request, maxBytes));
  } catch (error) {
    if (error instanceof HttpFailure) throw error;
    throw new BrokenBody(error);
  }
}

async function readPieces(request: Request, maxBytes: number): Promise<Uint8Array<ArrayBuffer>> {
  if (request.body === null) return new Uint8Array();
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of request.body) {
    length += chunk.byteLength;
    if (length > maxBytes) throw tooLarge();
    chunks.push(chunk);
  }
  const body = new Uint8Array(length);
  let offset = 0;
  for (const chunk of chunks) {
    body.set(chunk, offset);
    offset += chunk.byteLength;
  }
  return body;
}

async function readWhole(request: Request, maxBytes: number): Promise<Uint8Array<ArrayBuffer>> {
  const body = new Uint8Array(await request.arrayBuffer());
  if (body.byteLength > maxBytes) throw tooLarge();
  return body;
}

function tooLarge(): HttpFailure {
  return new HttpFailure(ERROR.invalidFormat, { status: 413, headers: { connection: 'close' } });
}
