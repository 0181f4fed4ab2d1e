import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { checkLinkV4 } from './check-link-v4.ts';
import { checkSignatureV4, type S3Key } from './check-signature-v4.ts';
import { S3_BUCKET, type S3Answer, S3Bucket, type S3Request, s3Failure } from './s3-bucket.ts';

export { S3_BUCKET } from './s3-bucket.ts';
export const S3_KEY: S3Key = { accessKeyId: 'TESTKEY', secretAccessKey: 'test secret' };

/**
 * What can be wrong with the storage: it fails, throttles, never responds, responds late, ends a response in its
 * middle, or carries out a request and never says so.
 */
export type S3Trouble = 'none' | 'errors' | 'throttle' | 'silence' | 'late' | 'half' | 'done in silence';

const LATE_MS = 150;

/** Response headers that a presigned URL may set. */
function askedHeaders(query: URLSearchParams): Record<string, string> {
  const asked = [...query].filter(([name]) => name.startsWith('response-'));
  return Object.fromEntries(asked.map(([name, value]) => [name.slice('response-'.length), value]));
}

interface S3State {
  /** Of every request, or of those that it chooses. */
  trouble: S3Trouble | ((request: Omit<S3Request, 'body'>) => S3Trouble);
  now: () => number;
}

/** A small local S3 server: it checks each request's signature and implements what the file store uses. */
export async function startS3Server() {
  const state: S3State = { trouble: 'none', now: Date.now };
  const bucket = new S3Bucket(() => state.now());
  const refused: string[] = [];
  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    const body = await buffer(request);
    const url = new URL(request.url ?? '/', 'http://localhost');
    const [, name = '', ...key] = url.pathname.split('/').map(decodeURIComponent);
    const { method = 'GET', headers } = request;
    const asked = { method, key: key.join('/'), query: url.searchParams, headers };
    const trouble = typeof state.trouble === 'string' ? state.trouble : state.trouble(asked);
    if (trouble === 'silence') return;
    if (trouble === 'late') await sleep(LATE_MS);
    const answer = findAnswer({ ...asked, body }, { url, name, trouble, request });
    if (trouble === 'done in silence') return;
    send(response, answer, { isHead: method === 'HEAD', isHalf: trouble === 'half' });
  };
  const findAnswer = (
    asked: S3Request,
    about: { url: URL; name: string; trouble: S3Trouble; request: IncomingMessage },
  ): S3Answer => {
    const isLink = asked.query.has('X-Amz-Signature');
    const problem = isLink
      ? checkLinkV4(about.url, about.request.headers.host ?? '', { key: S3_KEY, nowMs: state.now() })
      : checkSignatureV4(about.request, asked.body, S3_KEY);
    if (problem !== null) refused.push(problem);
    if (problem !== null) return s3Failure(403, problem);
    if (about.trouble === 'errors') return s3Failure(500, 'InternalError');
    if (about.trouble === 'throttle') return s3Failure(503, 'SlowDown');
    if (about.name !== S3_BUCKET) return s3Failure(404, 'NoSuchBucket');
    const isAboutBucket = asked.key === '' && !asked.query.has('list-type') && !asked.query.has('uploads');
    if (isAboutBucket) return { status: 200 };
    const answer = bucket.answer(asked);
    return { ...answer, headers: { ...answer.headers, ...(isLink && askedHeaders(asked.query)) } };
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

/** The settings of a store whose files are on that server. */
export function s3Settings({ endpoint }: Pick<S3Server, 'endpoint'>) {
  return {
    FILES: 's3',
    S3_ENDPOINT: endpoint,
    S3_BUCKET,
    S3_ACCESS_KEY_ID: S3_KEY.accessKeyId,
    S3_SECRET_ACCESS_KEY: S3_KEY.secretAccessKey,
    S3_FORCE_PATH_STYLE: 'on',
  } as const;
}

function send(
  response: ServerResponse,
  { status, headers = {}, body = '' }: S3Answer,
  { isHead, isHalf }: { readonly isHead: boolean; readonly isHalf: boolean },
): void {
  const bytes = Buffer.from(body);
  response.writeHead(status, { ...headers, 'content-length': bytes.length });
  if (isHead) response.end();
  else if (isHalf) response.write(bytes.subarray(0, bytes.length / 2), () => response.destroy());
  else response.end(bytes);
}
