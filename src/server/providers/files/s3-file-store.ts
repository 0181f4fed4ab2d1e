import { PassThrough, Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { S3Client } from '@aws-sdk/client-s3';
import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR } from '#contract/errors/errors.ts';
import { isFileKey, requireFileKey } from './file-key.ts';
import type { ByteRange, FileStore } from './file-store.ts';
import { presignS3Link, type S3LinkSettings } from './presign-s3-link.ts';

export interface S3Settings extends S3LinkSettings {
  /** Called for storage failures; callers only get an error code. */
  readonly onFailure?: (error: unknown) => void;
  /** Timeout of a single request. */
  readonly timeoutMs?: number;
}

const TIMEOUT_MS = 30_000;
const CONNECTION_TIMEOUT_MS = 5000;
const ATTEMPTS = 3;

/**
 * Stores files in a bucket of an S3 storage. Storage failures are `externalProviderError`; the library is loaded on
 * first use.
 */
export function createS3FileStore(settings: S3Settings): FileStore {
  const { bucket: Bucket } = settings;
  let opening: ReturnType<typeof openClient> | undefined;
  const toFailure = (error: unknown) => describeFailure(error, settings.onFailure);
  const open = () => {
    opening ??= openClient(settings);
    return opening;
  };
  return {
    async put(key, content) {
      const Key = requireFileKey(key);
      const { client, Upload } = await open();
      const counted = countBytes(content);
      // Eight-megabyte parts, one at a time, keep memory flat. A broken stream aborts the upload.
      const params = { Bucket, Key, Body: Readable.from(counted.pieces, { objectMode: false }) };
      const upload = new Upload({ client, params, queueSize: 1, partSize: 8 * 1024 * 1024 });
      await upload.done().catch((error: unknown) => {
        throw counted.failure() ?? toFailure(error);
      });
      return { size: counted.bytes() };
    },
    async find(key) {
      if (!isFileKey(key)) return undefined;
      const { client, HeadObjectCommand } = await open();
      const found = await client.send(new HeadObjectCommand({ Bucket, Key: key })).catch((error: unknown) => {
        if (isMissing(error)) return undefined;
        throw toFailure(error);
      });
      return found === undefined ? undefined : { size: found.ContentLength ?? 0 };
    },
    read(key, range) {
      const Key = requireFileKey(key);
      const target = new PassThrough();
      const fetchObject = async () => {
        const { client, GetObjectCommand } = await open();
        const { Body } = await client.send(new GetObjectCommand({ Bucket, Key, Range: writeRange(range) }));
        if (!(Body instanceof Readable)) throw new Error('the storage returned no body');
        await pipeline(Body, target);
      };
      fetchObject().catch((error: unknown) => target.destroy(toFailure(error)));
      return target;
    },
    async check() {
      const { client, HeadBucketCommand } = await open();
      await client.send(new HeadBucketCommand({ Bucket })).catch((error: unknown) => {
        throw toFailure(error);
      });
    },
    async *list(key) {
      const { client, ListObjectsV2Command } = await open();
      const Prefix = `${requireFileKey(key)}/`;
      let ContinuationToken: string | undefined;
      do {
        const command = new ListObjectsV2Command({ Bucket, Prefix, ContinuationToken });
        const page = await client.send(command).catch((error: unknown) => {
          throw toFailure(error);
        });
        for (const { Key = '', Size = 0 } of page.Contents ?? []) yield { key: Key, size: Size };
        ContinuationToken = page.NextContinuationToken;
      } while (ContinuationToken !== undefined);
    },
    link: (key, options) => presignS3Link(settings, requireFileKey(key), options),
    async remove(key) {
      const Key = requireFileKey(key);
      const { client, DeleteObjectCommand } = await open();
      await client.send(new DeleteObjectCommand({ Bucket, Key })).catch((error: unknown) => {
        throw toFailure(error);
      });
    },
  };
}

async function openClient(settings: S3Settings) {
  const [sdk, { Upload }] = await Promise.all([import('@aws-sdk/client-s3'), import('@aws-sdk/lib-storage')]);
  const { endpoint, region, accessKeyId, secretAccessKey, hasBucketInPath, timeoutMs = TIMEOUT_MS } = settings;
  const client: S3Client = new sdk.S3Client({
    ...(endpoint === '' ? {} : { endpoint }),
    region,
    credentials: { accessKeyId, secretAccessKey },
    forcePathStyle: hasBucketInPath,
    maxAttempts: ATTEMPTS,
    requestHandler: {
      connectionTimeout: CONNECTION_TIMEOUT_MS,
      requestTimeout: timeoutMs,
      throwOnRequestTimeout: true,
    },
    // Only Amazon supports trailing checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  return { ...sdk, client, Upload };
}

/** Counts the bytes passing through, and records an error of the source, which is not a storage failure. */
function countBytes(content: Readable | Uint8Array) {
  let bytes = 0;
  let failure: unknown;
  let isPassedOn = false;
  async function* pass(): AsyncGenerator<Uint8Array> {
    try {
      for await (const piece of content instanceof Uint8Array ? [content] : content) {
        bytes += piece.length;
        // The consumer throws here to stop reading.
        isPassedOn = true;
        yield piece;
        isPassedOn = false;
      }
    } catch (error) {
      if (!isPassedOn) failure = error;
      throw error;
    }
  }
  return { pieces: pass(), bytes: () => bytes, failure: () => failure };
}

function writeRange(range: ByteRange | undefined): string | undefined {
  return range === undefined ? undefined : `bytes=${range.start}-${range.end}`;
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && (error.name === 'NotFound' || error.name === 'NoSuchKey');
}

/** Converts a storage error. A missing file is our own mistake: callers must use `find` first. */
function describeFailure(error: unknown, onFailure: S3Settings['onFailure']): Error {
  if (isMissing(error) && error instanceof Error) return error;
  onFailure?.(error);
  return new ApiError(ERROR.externalProviderError, { cause: error });
}
