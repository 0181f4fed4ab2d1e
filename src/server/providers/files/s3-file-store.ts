import { Readable } from 'node:stream';
import { isFileKey, requireFileKey } from './file-key.ts';
import type { FileStore } from './file-store.ts';
import { presignS3Link } from './presign-s3-link.ts';
import { createS3Access, isMissing, type S3Settings } from './s3-client.ts';
import { createS3Parts } from './s3-parts.ts';
import { readObject } from './s3-read.ts';

/**
 * Stores files in a bucket of an S3 storage. Storage failures are `externalProviderError`; the library is loaded on
 * first use.
 */
export function createS3FileStore(settings: S3Settings): FileStore {
  const access = createS3Access(settings);
  const { bucket: Bucket, open, limit, toFailure } = access;
  return {
    async put(key, content) {
      const Key = requireFileKey(key);
      const { client, Upload, PutObjectCommand } = await open();
      if (content instanceof Uint8Array) {
        const command = new PutObjectCommand({ Bucket, Key, Body: content });
        await client.send(command, limit()).catch((error: unknown) => {
          throw toFailure(error);
        });
        return { size: content.byteLength };
      }
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
      const found = await client.send(new HeadObjectCommand({ Bucket, Key: key }), limit()).catch((error: unknown) => {
        if (isMissing(error)) return undefined;
        throw toFailure(error);
      });
      return found === undefined ? undefined : { size: found.ContentLength ?? 0 };
    },
    read: (key, range) => readObject(access, requireFileKey(key), range),
    async check() {
      const { client, HeadBucketCommand } = await open();
      await client.send(new HeadBucketCommand({ Bucket }), limit()).catch((error: unknown) => {
        throw toFailure(error);
      });
    },
    async *list(key) {
      const { client, ListObjectsV2Command } = await open();
      const Prefix = `${requireFileKey(key)}/`;
      let ContinuationToken: string | undefined;
      do {
        const command = new ListObjectsV2Command({ Bucket, Prefix, ContinuationToken });
        const page = await client.send(command, limit()).catch((error: unknown) => {
          throw toFailure(error);
        });
        for (const { Key = '', Size = 0 } of page.Contents ?? []) yield { key: Key, size: Size };
        ContinuationToken = page.NextContinuationToken;
      } while (ContinuationToken !== undefined);
    },
    parts: createS3Parts(access),
    link: (key, options) => presignS3Link(settings, requireFileKey(key), options),
    async remove(key) {
      const Key = requireFileKey(key);
      const { client, DeleteObjectCommand } = await open();
      await client.send(new DeleteObjectCommand({ Bucket, Key }), limit()).catch((error: unknown) => {
        throw toFailure(error);
      });
    },
  };
}

/** Counts the bytes passing through, and records an error of the source, which is not a storage failure. */
function countBytes(content: Readable) {
  let bytes = 0;
  let failure: unknown;
  let isPassedOn = false;
  async function* pass(): AsyncGenerator<Uint8Array> {
    try {
      for await (const piece of content) {
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
