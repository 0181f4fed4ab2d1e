import { requireFileKey } from './file-key.ts';
import type { FileParts, PartsPlace } from './file-parts.ts';
import { UploadLostError } from './file-parts.ts';
import { hasName, type S3Bucket } from './s3-client.ts';

/** The storage no longer has the upload or one of its parts, or has other bytes in their place. */
const LOST = ['NoSuchUpload', 'InvalidPart', 'InvalidPartOrder', 'EntityTooSmall'];

/** S3 takes none below 5 MiB; browsers send multiples of it. */
const PART_BYTES = 8 * 1024 * 1024;

/** Multipart uploads of a bucket. */
export function createS3Parts(access: S3Bucket): FileParts {
  const { bucket: Bucket } = access;
  const toFailure = (error: unknown): Error =>
    hasName(error, LOST)
      ? new UploadLostError('the storage lost an upload', { cause: error })
      : access.toFailure(error);
  const placeOf = ({ key, uploadId }: PartsPlace) => ({ Bucket, Key: requireFileKey(key), UploadId: uploadId });
  return {
    partBytes: PART_BYTES,
    async begin(key) {
      const { client, CreateMultipartUploadCommand } = await access.open();
      const command = new CreateMultipartUploadCommand({ Bucket, Key: requireFileKey(key) });
      const { UploadId } = await client.send(command, access.limit()).catch((error: unknown) => {
        throw toFailure(error);
      });
      if (UploadId === undefined) throw toFailure(new Error('the storage returned no upload'));
      return UploadId;
    },
    async put(place, number, content) {
      const { client, UploadPartCommand } = await access.open();
      const command = new UploadPartCommand({ ...placeOf(place), PartNumber: number, Body: content });
      const { ETag } = await client.send(command, access.limit()).catch((error: unknown) => {
        throw toFailure(error);
      });
      if (ETag === undefined) throw toFailure(new Error('the storage returned no tag of a part'));
      return ETag;
    },
    async complete(place, parts) {
      const { client, CompleteMultipartUploadCommand } = await access.open();
      const Parts = parts.map(({ number, etag }) => ({ PartNumber: number, ETag: etag }));
      const command = new CompleteMultipartUploadCommand({ ...placeOf(place), MultipartUpload: { Parts } });
      await client.send(command, access.limit()).catch((error: unknown) => {
        throw toFailure(error);
      });
    },
    async abort(place) {
      const { client, AbortMultipartUploadCommand } = await access.open();
      await client.send(new AbortMultipartUploadCommand(placeOf(place)), access.limit()).catch((error: unknown) => {
        if (!hasName(error, ['NoSuchUpload'])) throw toFailure(error);
      });
    },
    async *list(folder) {
      const { client, ListMultipartUploadsCommand } = await access.open();
      const Prefix = `${requireFileKey(folder)}/`;
      let marker: { KeyMarker?: string | undefined; UploadIdMarker?: string | undefined } = {};
      for (let isTruncated = true; isTruncated; ) {
        const command = new ListMultipartUploadsCommand({ Bucket, Prefix, ...marker });
        const page = await client.send(command, access.limit()).catch((error: unknown) => {
          throw toFailure(error);
        });
        for (const { Key, UploadId, Initiated } of page.Uploads ?? []) {
          if (Key === undefined || UploadId === undefined || Initiated === undefined) continue;
          yield { key: Key, uploadId: UploadId, begunAt: Initiated };
        }
        marker = { KeyMarker: page.NextKeyMarker, UploadIdMarker: page.NextUploadIdMarker };
        isTruncated = page.IsTruncated === true;
      }
    },
  };
}
