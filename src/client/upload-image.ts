import type { CallEndpoint } from '#contract/endpoint.ts';
import { ApiError } from '#contract/errors/api-error.ts';
import { uploadImage as uploadImageCall } from '#contract/upload/endpoints.ts';
import type { Upload } from '#contract/upload/entities.ts';
import type { ImagePurpose } from '#contract/values/image-purposes.ts';
import { sendWithProgress, type UploadProgress } from './send-with-progress.ts';

export interface ImageUpload {
  readonly file: File;
  readonly purpose: ImagePurpose;
  readonly onProgress?: (progress: UploadProgress) => void;
  /** Cancels the upload; the server discards it. */
  readonly signal?: AbortSignal;
}

/**
 * Uploads a picture from a browser. `call` is the page's own. Progress is left to the caller: no loading bar, and no
 * message unless the session ends.
 * @throws ApiError like every call; `invalidFormat` names the violated limit in `fields.file` (`image.size`, …) with
 * its values in `params`. `isCancelledUpload` detects cancellation by the caller.
 */
export function uploadImage(call: CallEndpoint, { file, purpose, onProgress, signal }: ImageUpload): Promise<Upload> {
  return call(
    uploadImageCall,
    { purpose, file },
    {
      loadingBar: false,
      isQuiet: true,
      fetch: sendWithProgress(onProgress ?? (() => {})),
      ...(signal === undefined ? {} : { signal }),
    },
  );
}

/** Whether a failure of `uploadImage` was caused by the caller's cancellation. */
export function isCancelledUpload(error: unknown): boolean {
  const cause: unknown = error instanceof ApiError ? error.cause : undefined;
  return typeof cause === 'object' && cause !== null && 'kind' in cause && cause.kind === 'cancelled';
}
