import { PLATFORM_CODE_BY_NAME, type PlatformCode } from '#contract/values/platforms.ts';
import { packageFileRules } from './package-file-rules.ts';

/** Whether a version has a file: it must, it may, or it must not. */
export type VersionFileNeed = 'needed' | 'optional' | 'none';

export interface FileSurroundings {
  readonly platform: PlatformCode;
  /** The address where a game of the web is played; empty: here. */
  readonly webRedirectUrl: string;
  /** Platforms for which the application names an address outside the store. */
  readonly outsidePlatforms: readonly number[];
}

/**
 * What a version's platform asks for (decisions.md, Versions): a game of the web has a file unless it is played
 * elsewhere, one for iOS leads to another store, and others may lead outside where the application says where to.
 */
export function findVersionFileNeed({ platform, webRedirectUrl, outsidePlatforms }: FileSurroundings): VersionFileNeed {
  if (packageFileRules(platform) === undefined) return 'none';
  if (platform === PLATFORM_CODE_BY_NAME.Web) return webRedirectUrl === '' ? 'needed' : 'none';
  return outsidePlatforms.includes(platform) ? 'optional' : 'needed';
}
