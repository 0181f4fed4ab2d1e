import { createHash, createHmac } from 'node:crypto';

export interface S3LinkSettings {
  /** Empty for Amazon's own. */
  readonly endpoint: string;
  readonly region: string;
  readonly bucket: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  /** Whether addresses are `host/bucket/key` rather than `bucket.host/key`. */
  readonly hasBucketInPath: boolean;
}

export interface LinkOptions {
  /** How long it is valid. */
  readonly seconds: number;
  /** Unix milliseconds. */
  readonly nowMs: number;
  /** Response headers the storage overrides. */
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * A presigned URL for one file in S3 storage, using Amazon's Signature Version 4 in the query
 * (docs.aws.amazon.com/AmazonS3/latest/API/sigv4-query-string-auth.html).
 */
export function presignS3Link(settings: S3LinkSettings, key: string, { seconds, nowMs, headers }: LinkOptions): string {
  const { region, accessKeyId, secretAccessKey } = settings;
  const { origin, host, path } = placeOf(settings, key);
  const time = new Date(nowMs).toISOString().replaceAll(/[-:]|\.\d{3}/g, '');
  const day = time.slice(0, 8);
  const scope = `${day}/${region}/s3/aws4_request`;
  const query = writeQuery({
    'X-Amz-Algorithm': 'AWS4-HMAC-SHA256',
    'X-Amz-Credential': `${accessKeyId}/${scope}`,
    'X-Amz-Date': time,
    'X-Amz-Expires': String(seconds),
    'X-Amz-SignedHeaders': 'host',
    ...Object.fromEntries(Object.entries(headers).map(([name, value]) => [`response-${name}`, value])),
  });
  const request = ['GET', path, query, `host:${host}\n`, 'host', 'UNSIGNED-PAYLOAD'].join('\n');
  const text = ['AWS4-HMAC-SHA256', time, scope, createHash('sha256').update(request).digest('hex')].join('\n');
  const signingKey = [day, region, 's3', 'aws4_request'].reduce<string | Buffer>(
    (parent, part) => createHmac('sha256', parent).update(part).digest(),
    `AWS4${secretAccessKey}`,
  );
  const signature = createHmac('sha256', signingKey).update(text).digest('hex');
  return `${origin}${path}?${query}&X-Amz-Signature=${signature}`;
}

function placeOf({ endpoint, region, bucket, hasBucketInPath }: S3LinkSettings, key: string) {
  const { protocol, host, pathname } = new URL(endpoint || `https://s3.${region}.amazonaws.com`);
  const base = pathname.replace(/\/$/, '');
  const ownHost = hasBucketInPath ? host : `${bucket}.${host}`;
  const path = `${base}/${hasBucketInPath ? `${bucket}/` : ''}${key.split('/').map(encode).join('/')}`;
  return { origin: `${protocol}//${ownHost}`, host: ownHost, path };
}

function writeQuery(values: Readonly<Record<string, string>>): string {
  return Object.entries(values)
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .sort()
    .join('&');
}

/** RFC 3986 encoding, including the characters that encodeURIComponent keeps. */
function encode(text: string): string {
  return encodeURIComponent(text).replaceAll(/[!'()*]/g, (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`);
}
