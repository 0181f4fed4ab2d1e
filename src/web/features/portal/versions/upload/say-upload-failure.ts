import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR } from '#contract/errors/errors.ts';
import type { Page } from '#web/app/use-page.ts';

/** Explains a failed upload: a problem of the file, else the server's error, else a connection error. */
export function sayUploadFailure(page: Page, error: unknown): string {
  const { translator } = page;
  const isAnswered = error instanceof ApiError && error.code !== ERROR.systemBusy;
  if (!isAnswered) return page.t('versions.upload.broken');
  const key = error.fields?.file ?? error.fields?.uploadId;
  const ofField = key === undefined ? undefined : translator.find(key, error.params);
  return ofField ?? translator.find(`error.${error.code}`, error.params) ?? page.t('versions.upload.broken');
}
