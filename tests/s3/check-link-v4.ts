import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { S3Key } from './check-signature-v4.ts';

/** Checks a presigned URL by Amazon's Signature Version 4; returns the error's name, or null. */
export function checkLinkV4(url: URL, host: string, { key, nowMs }: { key: S3Key; nowMs: number }): string | null {
  const given = url.searchParams.get('X-Amz-Signature') ?? '';
  const time = url.searchParams.get('X-Amz-Date') ?? '';
  const [accessKeyId, ...scope] = (url.searchParams.get('X-Amz-Credential') ?? '').split('/');
  if (accessKeyId !== key.accessKeyId) return 'InvalidAccessKeyId';
  const madeMs = Date.parse(time.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));
  if (!(nowMs < madeMs + Number(url.searchParams.get('X-Amz-Expires')) * 1000)) return 'AccessDenied';
  const pairs = url.search.slice(1).split('&');
  const query = pairs.filter((pair) => !pair.startsWith('X-Amz-Signature=')).sort();
  const request = ['GET', url.pathname, query.join('&'), `host:${host}\n`, 'host', 'UNSIGNED-PAYLOAD'].join('\n');
  const hash = createHash('sha256').update(request).digest('hex');
  const signingKey = scope.reduce<string | Buffer>(
    (parent, part) => createHmac('sha256', parent).update(part).digest(),
    `AWS4${key.secretAccessKey}`,
  );
  const expected = createHmac('sha256', signingKey)
    .update(['AWS4-HMAC-SHA256', time, scope.join('/'), hash].join('\n'))
    .digest('hex');
  const isSigned = expected.length === given.length && timingSafeEqual(Buffer.from(expected), Buffer.from(given));
  return isSigned ? null : 'SignatureDoesNotMatch';
}
