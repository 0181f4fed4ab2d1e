import type { S3Client } from '@aws-sdk/client-s3';
import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR } from '#contract/errors/errors.ts';
import type { S3LinkSettings } from './presign-s3-link.ts';

export interface S3Settings extends S3LinkSettings {
  /** Called for storage failures; callers only get an error code. */
  readonly onFailure?: (error: unknown) => void;
  /** Timeout of a single request, and of a response's silence. */
  readonly timeoutMs?: number;
}

const TIMEOUT_MS = 20_000;
const CONNECTION_TIMEOUT_MS = 5000;
/** Of one request, with longer and longer pauses; a storage that throttles (503 SlowDown) gets a few seconds. */
const ATTEMPTS = 4;
/** An operation with all its attempts ends after this multiple of the timeout. */
const WHOLE = 2;

export type S3Access = Awaited<ReturnType<typeof openClient>>;

/** Gives access to a bucket. The library is loaded on first use. */
export function createS3Access(settings: S3Settings) {
  const { timeoutMs = TIMEOUT_MS } = settings;
  const limitMs = timeoutMs * WHOLE;
  let opening: Promise<S3Access> | undefined;
  return {
    bucket: settings.bucket,
    timeoutMs,
    limitMs,
    open(): Promise<S3Access> {
      opening ??= openClient(settings);
      return opening;
    },
    /** Limits an operation with all its attempts. */
    limit: () => ({ abortSignal: AbortSignal.timeout(limitMs) }),
    /** Converts a storage error. A missing file is our own mistake: callers must use `find` first. */
    toFailure(error: unknown): Error {
      if (isMissing(error) && error instanceof Error) return error;
      settings.onFailure?.(error);
      return new ApiError(ERROR.externalProviderError, { cause: error });
    },
  };
}

export type S3Bucket = ReturnType<typeof createS3Access>;

export function isMissing(error: unknown): boolean {
  return hasName(error, ['NotFound', 'NoSuchKey']);
}

/** Whether the storage reported one of these error codes. */
export function hasName(error: unknown, names: readonly string[]): boolean {
  return error instanceof Error && names.includes(error.name);
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
