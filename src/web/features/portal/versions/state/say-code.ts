import type { ErrorCode } from '#contract/errors/errors.ts';
import type { Page } from '#web/app/use-page.ts';

/** The localized reason of a refusal; undefined for null. */
export function describeErrorCode({ translator }: Page, code: ErrorCode | null): string | undefined {
  if (code === null) return undefined;
  return translator.find(`error.${code}`) ?? translator.find('error.system_busy') ?? '';
}
