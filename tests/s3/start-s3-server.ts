import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { checkLinkV4 } from './check-link-v4.ts';
import { checkSignatureV4, type S3Key } from './check-signature-v4.ts';

export const S3_KEY: S3Key = { accessKeyId: 'TESTKEY', secretAccessKey: 'test secret' };
export const S3_BUCKET = 'starhall';

interface Answer {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array;
}

const failure = (status: number, code: string): Answer => ({
  status,
  headers: { 'content-type': 'application/xml' },
  body: `<?xml version="1.0"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`,
});

/** Response headers that a presigned URL may set. */
function askedHeaders(query: URLSearchParams): Record<string, string> {
  const asked = [...query].filter(([name]) => name.startsWith('response-'));
  return Object.fromEntries(asked.map(([name, value]) => [name.slice('response-'.length), value]));
}

/** A bucket of objects and multipart uploads, in memory. */
class Bucket {
  readonly objects = new Map<string, Buffer>();
  readonly uploads = new Map<string, Map<number, Buffer>>();

  answer(method: string, key: string, query: URLSearchParams, body: Buffer, range: string | undefined): Answer {
    const uploadId = query.get('uploadId');
    if (uploadId !== null) return this.#answerUpload(method, key, uploadId, Number(query.get('partNumber')), body);
    if (method === 'POST' && query.has('uploads')) return this.#begin(key);
    if (method === 'PUT') {
      this.objects.set(key, body);
      return { status: 200, headers: { etag: '"put"' } };
    }
    if (method === 'DELETE') {
      this.objects.delete(key);
      return { status: 204 };
    }
    if (query.has('list-type')) return this.#list(query.get('prefix') ?? '', query.get('continuation-token') ?? '');
    return this.#read(key, range);
  }

  /** Two objects a page, so that a listing of three has to ask again. */
  #list(prefix: string, after: string): Answer {
    const keys = [...this.objects.keys()].filter((key) => key.startsWith(prefix) && key > after).sort();
    const page = keys.slice(0, 2);
    const contents = page.map(
      (key) => `<Contents><Key>${key}</Key><Size>${this.objects.get(key)?.length}</Size></Contents>`,
    );
    const next = keys.length > page.length ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : '';
    const body = `<ListBucketResult><IsTruncated>${next !== ''}</IsTruncated>${next}${contents.join('')}</ListBucketResult>`;
    return { status: 200, headers: { 'content-type': 'application/xml' }, body };
  }

  #begin(key: string): Answer {
    const id = crypto.randomUUID();
    this.uploads.set(id, new Map());
    const body = `<InitiateMultipartUploadResult><Bucket>${S3_BUCKET}</Bucket><Key>${key}</Key><UploadId>${id}</UploadId></InitiateMultipartUploadResult>`;
    return { status: 200, headers: { 'content-type': 'application/xml' }, body };
  }

  #answerUpload(method: string, key: string, id: string, part: number, body: Buffer): Answer {
    const parts = this.uploads.get(id);
    if (parts === undefined) return failure(404, 'NoSuchUpload');
    if (method === 'PUT') {
      parts.set(part, body);
      return { status: 200, headers: { etag: `"part-${part}"` } };
    }
    this.uploads.delete(id);
    if (method === 'DELETE') return { status: 204 };
    const named = [...body.toString().matchAll(/<PartNumber>(\d+)<\/PartNumber>/g)].map(([, number]) => Number(number));
    this.objects.set(key, Buffer.concat(named.map((number) => parts.get(number) ?? Buffer.alloc(0))));
    const done = `<CompleteMultipartUploadResult><Key>${key}</Key><ETag>"whole"</ETag></CompleteMultipartUploadResult>`;
    return { status: 200, headers: { 'content-type': 'application/xml' }, body: done };
  }

  #read(key: string, range: string | undefined): Answer {
    const found = this.objects.get(key);
    if (found === undefined) return failure(404, 'NoSuchKey');
    const match = /^bytes=(\d+)-(\d+)$/.exec(range ?? '');
    if (match === null) return { status: 200, body: found };
    const [, start = '0', end = '0'] = match;
    const headers = { 'content-range': `bytes ${start}-${end}/${found.length}` };
    return { status: 206, headers, body: found.subarray(Number(start), Number(end) + 1) };
  }
}

/**
 * A small local S3 server: it checks each request's signature and implements what the file store uses.
 * `trouble` makes it fail: with a service error, or by never responding.
 */
export async function startS3Server() {
  const bucket = new Bucket();
  const state: { trouble: 'none' | 'errors' | 'silence'; now: () => number } = { trouble: 'none', now: Date.now };
  const refused: string[] = [];
  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    const body = await buffer(request);
    if (state.trouble === 'silence') return;
    const { status, headers = {}, body: sent = '' } = answer(request, body);
    response.writeHead(status, { ...headers, 'content-length': Buffer.byteLength(sent) });
    response.end(request.method === 'HEAD' ? undefined : sent);
  };
  const answer = (request: IncomingMessage, body: Buffer): Answer => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    const isLink = url.searchParams.has('X-Amz-Signature');
    const problem = isLink
      ? checkLinkV4(url, request.headers.host ?? '', { key: S3_KEY, nowMs: state.now() })
      : checkSignatureV4(request, body, S3_KEY);
    if (problem !== null) refused.push(problem);
    if (problem !== null) return failure(403, problem);
    if (state.trouble === 'errors') return failure(500, 'InternalError');
    const { pathname, searchParams } = url;
    const [, name = '', ...key] = pathname.split('/').map(decodeURIComponent);
    if (name !== S3_BUCKET) return failure(404, 'NoSuchBucket');
    if (key.join('/') === '' && !searchParams.has('list-type')) return { status: 200 };
    const answer = bucket.answer(request.method ?? 'GET', key.join('/'), searchParams, body, request.headers.range);
    return { ...answer, headers: { ...answer.headers, ...(isLink && askedHeaders(searchParams)) } };
  };
  const server = createServer((request, response) => {
    handle(request, response).catch(() => response.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return {
    endpoint: `http://127.0.0.1:${port}`,
    ...{ bucket, state, refused },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

export type S3Server = Awaited<ReturnType<typeof startS3Server>>;
