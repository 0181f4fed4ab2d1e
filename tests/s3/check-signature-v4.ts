import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

export interface S3Key {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

const sha256 = (content: string | Uint8Array) => createHash('sha256').update(content).digest('hex');
const hmac = (key: string | Uint8Array, text: string) => createHmac('sha256', key).update(text).digest();

/** Checks the Authorization header of a request by Amazon's Signature Version 4; returns the error's name, or null. */
export function checkSignatureV4(request: IncomingMessage, body: Uint8Array, key: S3Key): string | null {
  const match =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=([\da-f]{64})$/.exec(
      request.headers.authorization ?? '',
    );
  if (match === null) return 'AccessDenied';
  const [, accessKeyId = '', day = '', region = '', signedHeaders = '', signature = ''] = match;
  if (accessKeyId !== key.accessKeyId) return 'InvalidAccessKeyId';
  if (!signedHeaders.split(';').includes('host')) return 'AccessDenied';
  const payload = readHeader(request, 'x-amz-content-sha256');
  if (payload !== 'UNSIGNED-PAYLOAD' && payload !== sha256(body)) return 'XAmzContentSHA256Mismatch';
  const scope = `${day}/${region}/s3/aws4_request`;
  const canonical = sha256(writeCanonicalRequest(request, signedHeaders, payload));
  const text = ['AWS4-HMAC-SHA256', readHeader(request, 'x-amz-date'), scope, canonical].join('\n');
  const signingKey = [day, region, 's3', 'aws4_request'].reduce<string | Uint8Array>(
    (parent, part) => hmac(parent, part),
    `AWS4${key.secretAccessKey}`,
  );
  const isSigned = timingSafeEqual(hmac(signingKey, text), Buffer.from(signature, 'hex'));
  return isSigned ? null : 'SignatureDoesNotMatch';
}

function writeCanonicalRequest(request: IncomingMessage, signedHeaders: string, payload: string): string {
  const { pathname, search } = new URL(request.url ?? '/', 'http://localhost');
  const query = search
    .slice(1)
    .split('&')
    .filter(Boolean)
    .map((pair) => (pair.includes('=') ? pair : `${pair}=`))
    .sort();
  const headers = signedHeaders.split(';').map((name) => `${name}:${readHeader(request, name).trim()}\n`);
  return [request.method, pathname, query.join('&'), headers.join(''), signedHeaders, payload].join('\n');
}

function readHeader({ headers }: IncomingMessage, name: string): string {
  return String(headers[name] ?? '');
}
