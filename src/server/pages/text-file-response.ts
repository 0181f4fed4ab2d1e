import { createHash } from 'node:crypto';
import { chooseEncoding, compressOnce } from './page-cache.ts';

export interface TextFile {
  readonly text: string;
  readonly type: string;
  /** How long it is kept without asking again, in seconds. */
  readonly maxAgeS: number;
}

/** Answers with a text that the server writes: packed as the asker takes it, or unchanged (304). */
export async function textFileResponse({ text, type, maxAgeS }: TextFile, request: Request): Promise<Response> {
  // Weak: the encodings of a text share it.
  const etag = `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
  const headers = { 'cache-control': `public, max-age=${maxAgeS}`, vary: 'Accept-Encoding', etag };
  if (request.headers.get('if-none-match') === etag) return new Response(null, { status: 304, headers });
  const encoding = chooseEncoding(request.headers.get('accept-encoding') ?? '');
  return new Response(new Uint8Array(await compressOnce(text, encoding)), {
    headers: {
      ...headers,
      'content-type': type,
      ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
    },
  });
}
