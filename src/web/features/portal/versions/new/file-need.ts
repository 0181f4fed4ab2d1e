import type { OwnApplication } from '#contract/application/developer-entities.ts';
import { PLATFORM_CODE_BY_NAME, type PlatformCode } from '#contract/values/platforms.ts';
import { findVersionFileNeed } from '#domain/version/version-file-need.ts';

type Addresses = Pick<OwnApplication, 'webRedirectUrl' | 'downloadUrls'>;

/**
 * Whether a version of a platform needs a file, or why it has none: the platform links to a store or to an external
 * address.
 */
export function fileNeedOf(
  { webRedirectUrl, downloadUrls }: Addresses,
  platform: PlatformCode,
): 'needed' | 'optional' | 'store' | 'address' {
  const outsidePlatforms = downloadUrls.map((address) => address.platform);
  const need = findVersionFileNeed({ platform, webRedirectUrl, outsidePlatforms });
  if (need !== 'none') return need;
  return platform === PLATFORM_CODE_BY_NAME.Web ? 'address' : 'store';
}
