import type { CallEndpoint, PageCallOptions } from '#contract/endpoint.ts';
import { ApiError } from '#contract/errors/api-error.ts';
import {
  uploadCaptions as uploadCaptionsCall,
  uploadImage as uploadImageCall,
  uploadVideo as uploadVideoCall,
} from '#contract/upload/endpoints.ts';
import type { CaptionsUpload, Upload, VideoUpload } from '#contract/upload/entities.ts';
import type { ImagePurpose } from '#contract/values/image-purposes.ts';
import { sendWithProgress, type UploadProgress } from './send-with-progress.ts';

export interface FileUpload {
  readonly file: File;
  readonly onProgress?: (progress: UploadProgress) => void;
  /** Cancels the upload; the server discards it. */
  readonly signal?: AbortSignal;
}

export interface ImageUpload extends FileUpload {
  readonly purpose: ImagePurpose;
}

/**
 * Uploads a picture from a browser. `call` is the page's own. Progress is left to the caller: no loading bar, and no
 * message unless the session ends.
 * @throws ApiError like every call; `invalidFormat` names the violated limit in `fields.file` (`image.size`, …) with
 * its values in `params`. `isCancelledUpload` detects cancellation by the caller.
 */
export function uploadImage(call: CallEndpoint, { purpose, ...upload }: ImageUpload): Promise<Upload> {
  return call(uploadImageCall, { purpose, file: upload.file }, optionsOf(upload));
}

/** Uploads a trailer; as `uploadImage`. */
export function uploadVideo(call: CallEndpoint, upload: FileUpload): Promise<VideoUpload> {
  return call(uploadVideoCall, { file: upload.file }, optionsOf(upload));
}

/** Uploads captions; as `uploadImage`. */
export function uploadCaptions(call: CallEndpoint, upload: FileUpload): Promise<CaptionsUpload> {
  return call(uploadCaptionsCall, { file: upload.file }, optionsOf(upload));
}

function optionsOf({ onProgress, signal }: FileUpload): PageCallOptions {
  return {
    loadingBar: false,
    isQuiet: true,
    fetch: sendWithProgress(onProgress ?? (() => {})),
    ...(signal === undefined ? {} : { signal }),
  };
}

/** Whether a failure of an upload was caused by the caller's cancellation. */
export function isCancelledUpload(error: unknown): boolean {
  const cause: unknown = error instanceof ApiError ? error.cause : undefined;
  return typeof cause === 'object' && cause !== null && 'kind' in cause && cause.kind === 'cancelled';
}
