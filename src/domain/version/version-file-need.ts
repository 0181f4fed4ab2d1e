import { PLATFORM_CODE_BY_NAME, type PlatformCode } from '#contract/values/platforms.ts';
import { packageFileRules } from './package-file-rules.ts';

/** Whether a version must, may or must not have a file. */
export type VersionFileNeed = 'needed' | 'optional' | 'none';

export interface FileSurroundings {
  readonly platform: PlatformCode;
  /** The address where a web game is played; empty if it is hosted here. */
  readonly webRedirectUrl: string;
  /** Platforms with an external address in the application. */
  readonly outsidePlatforms: readonly number[];
}

/**
 * What a version's platform requires (decisions.md, Versions): a web game has a file unless it is played elsewhere,
 * iOS links to another store, and others may link elsewhere if the application has an address.
 */
export function findVersionFileNeed({ platform, webRedirectUrl, outsidePlatforms }: FileSurroundings): VersionFileNeed {
  if (packageFileRules(platform) === undefined) return 'none';
  if (platform === PLATFORM_CODE_BY_NAME.Web) return webRedirectUrl === '' ? 'needed' : 'none';
  return outsidePlatforms.includes(platform) ? 'optional' : 'needed';
}
