import { afterAll, beforeAll, expect, it } from 'vitest';
import { S3_BUCKET, S3_KEY, type S3Server, startS3Server } from '#tests/s3/start-s3-server.ts';
import { presignS3Link } from './presign-s3-link.ts';

/** The example in Amazon's documentation (sigv4-query-string-auth.html). */
const EXAMPLE = {
  endpoint: 'https://s3.amazonaws.com',
  region: 'us-east-1',
  bucket: 'examplebucket',
  accessKeyId: 'AKIAIOSFODNN7EXAMPLE',
  secretAccessKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
  hasBucketInPath: false,
};
const NOW = Date.parse('2013-05-24T00:00:00Z');

let s3: S3Server;

beforeAll(async () => {
  s3 = await startS3Server();
});

afterAll(() => s3.close());

it('signs as the documentation of the signature does', () => {
  const link = presignS3Link(EXAMPLE, 'test.txt', { seconds: 86_400, nowMs: NOW, headers: {} });
  expect(link).toBe(
    'https://examplebucket.s3.amazonaws.com/test.txt?X-Amz-Algorithm=AWS4-HMAC-SHA256' +
      '&X-Amz-Credential=AKIAIOSFODNN7EXAMPLE%2F20130524%2Fus-east-1%2Fs3%2Faws4_request&X-Amz-Date=20130524T000000Z' +
      '&X-Amz-Expires=86400&X-Amz-SignedHeaders=host' +
      '&X-Amz-Signature=aeeed9bbccd4d02ee5c0109b86d86835f995330da4c265957d157751f604d404',
  );
});

it("signs the headers of the response as well, and uses the storage's own address", () => {
  const headers = { 'content-disposition': "attachment; filename*=UTF-8''a%20b(1).apk" };
  const url = new URL(
    presignS3Link({ ...EXAMPLE, endpoint: 'http://127.0.0.1:9000/s3', hasBucketInPath: true }, 'a/b.apk', {
      seconds: 60,
      nowMs: NOW,
      headers,
    }),
  );
  expect(`${url.origin}${url.pathname}`).toBe('http://127.0.0.1:9000/s3/examplebucket/a/b.apk');
  expect(url.searchParams.get('response-content-disposition')).toBe(headers['content-disposition']);
  const ofAmazon = presignS3Link({ ...EXAMPLE, endpoint: '', region: 'ap-east-2' }, 'a', {
    seconds: 1,
    nowMs: NOW,
    headers,
  });
  expect(new URL(ofAmazon).origin).toBe('https://examplebucket.s3.ap-east-2.amazonaws.com');
});

it('opens the file to anyone with the link, until it expires, and no other file', async () => {
  s3.bucket.objects.set('a.apk', Buffer.from('a package'));
  s3.bucket.objects.set('b.apk', Buffer.from('another one'));
  const settings = { endpoint: s3.endpoint, region: 'ap-east-2', bucket: S3_BUCKET, ...S3_KEY, hasBucketInPath: true };
  s3.state.now = () => NOW;
  const link = presignS3Link(settings, 'a.apk', { seconds: 60, nowMs: NOW, headers: { 'content-type': 'x/y' } });
  const response = await fetch(link);
  expect([response.status, response.headers.get('content-type'), await response.text()]).toEqual([
    200,
    'x/y',
    'a package',
  ]);
  expect((await fetch(link.replace('a.apk', 'b.apk'))).status).toBe(403);
  s3.state.now = () => NOW + 60_000;
  expect((await fetch(link)).status).toBe(403);
});
