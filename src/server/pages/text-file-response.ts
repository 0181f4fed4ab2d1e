import { createHash } from 'node:crypto';
import { pipeline, Readable } from 'node:stream';
import { makeFileBody } from '../providers/files/file-body.ts';
import { chooseEncoding, compressOnce, createQuickCompressor, type TextEncoding } from '../streaming/compress-text.ts';

export interface TextFile {
  readonly text: string;
  readonly type: string;
  /** Cache lifetime in seconds. */
  readonly maxAgeS: number;
}

/** A text too long for memory, as a stream. */
export interface LongTextFile extends Omit<TextFile, 'text'> {
  readonly pieces: AsyncIterable<string>;
  /** Changes with the text; weak, since all encodings share it. */
  readonly etag: string;
}

/** Responds with a generated text: compressed as accepted, or not modified (304). */
export async function textFileResponse({ text, type, maxAgeS }: TextFile, request: Request): Promise<Response> {
  const etag = `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
  return respond(request, { type, maxAgeS, etag }, async (encoding) => {
    return new Uint8Array(await compressOnce(text, encoding));
  });
}

/** Responds with a streamed text, with back pressure. */
export function longTextResponse({ pieces, ...file }: LongTextFile, request: Request): Promise<Response> {
  return respond(request, file, async (encoding) => makeFileBody(() => openPacked(pieces, encoding)));
}

/** The compressed stream; a disconnecting reader stops it, and a failure aborts the response. */
function openPacked(pieces: AsyncIterable<string>, encoding: TextEncoding): Readable {
  const written = Readable.from(toBytes(pieces), { objectMode: false });
  const packer = createQuickCompressor(encoding);
  return packer === undefined ? written : pipeline(written, packer, () => undefined);
}

async function* toBytes(pieces: AsyncIterable<string>): AsyncGenerator<Buffer> {
  for await (const piece of pieces) yield Buffer.from(piece);
}

type Head = Omit<LongTextFile, 'pieces'>;

async function respond(
  request: Request,
  { type, maxAgeS, etag }: Head,
  open: (encoding: TextEncoding) => Promise<BodyInit | null>,
): Promise<Response> {
  const headers = { 'cache-control': `public, max-age=${maxAgeS}`, vary: 'Accept-Encoding', etag };
  if (request.headers.get('if-none-match') === etag) return new Response(null, { status: 304, headers });
  const encoding = chooseEncoding(request.headers.get('accept-encoding') ?? '');
  return new Response(await open(encoding), {
    headers: {
      ...headers,
      'content-type': type,
      ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
    },
  });
}
