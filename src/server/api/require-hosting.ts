import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR } from '#contract/errors/errors.ts';
import { PLATFORM_CODE_BY_NAME, type PlatformCode } from '#contract/values/platforms.ts';
import type { Config } from '../../config.ts';

/** @throws ApiError `invalidFormat` at `file` for a web build while HOSTED_GAMES is off. */
export function requireHosting(platform: PlatformCode, { HOSTED_GAMES }: Pick<Config, 'HOSTED_GAMES'>): void {
  if (platform !== PLATFORM_CODE_BY_NAME.Web || HOSTED_GAMES) return;
  throw new ApiError(ERROR.invalidFormat, { fields: { file: 'file.hosting_off' } });
}
