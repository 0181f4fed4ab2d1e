import type { CallEndpoint } from '#contract/endpoint.ts';
import { ApiError } from '#contract/errors/api-error.ts';
import { getVideoUpload } from '#contract/upload/endpoints.ts';
import type { VideoUpload } from '#contract/upload/entities.ts';
import { type FileUpload, uploadVideo } from './upload-file.ts';

export interface TrailerUpload extends FileUpload {
  /** How much the store has converted, from 0 to 1; never called for a file that needs no conversion. */
  readonly onConverting: (share: number) => void;
  /** Waits between looks at a conversion, in milliseconds; for tests. */
  readonly everyMs?: number;
}

const LOOK_EVERY_MS = 1000;
/** Looks that may fail in a row: a connection comes back. */
const FAILURES_MAX = 10;

/**
 * Uploads a trailer, and waits while the store converts it. Its signal ends the wait; the store then discards the file a
 * day later.
 * @throws ApiError as `uploadVideo`, also if the store cannot convert the file.
 */
export async function uploadTrailer(
  call: CallEndpoint,
  { onConverting, everyMs = LOOK_EVERY_MS, ...upload }: TrailerUpload,
): Promise<VideoUpload & { readonly isConverted: boolean }> {
  const { signal } = upload;
  let latest = await uploadVideo(call, upload);
  const isConverted = latest.percent < 100;
  for (let failures = 0; latest.percent < 100; ) {
    onConverting(latest.percent / 100);
    await wait(everyMs, signal);
    try {
      const options = { loadingBar: false, isQuiet: true, ...(signal === undefined ? {} : { signal }) };
      latest = await call(getVideoUpload, { uploadId: latest.uploadId }, options);
      failures = 0;
    } catch (error) {
      failures += 1;
      const isRefused = error instanceof ApiError && error.fields !== undefined;
      if (isRefused || signal?.aborted === true || failures > FAILURES_MAX) throw error;
    }
  }
  return { ...latest, isConverted };
}

function wait(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    // What asks next notices the end.
    signal?.addEventListener('abort', () => [clearTimeout(timer), resolve()], { once: true });
  });
}
