import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR } from '#contract/errors/errors.ts';
import type { Page } from '../../../../app/use-page.ts';

/** Why a file did not arrive: what is wrong with it, else the server's word, else the connection. */
export function sayUploadFailure(page: Page, error: unknown): string {
  const { translator } = page;
  const isAnswered = error instanceof ApiError && error.code !== ERROR.systemBusy;
  if (!isAnswered) return page.t('versions.upload.broken');
  const key = error.fields?.file ?? error.fields?.uploadId;
  const ofField = key === undefined ? undefined : translator.find(key, error.params);
  return ofField ?? translator.find(`error.${error.code}`, error.params) ?? page.t('versions.upload.broken');
}
