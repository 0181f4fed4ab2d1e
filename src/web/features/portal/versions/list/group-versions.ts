import { PLATFORM_CODES, type PlatformCode } from '#contract/values/platforms.ts';
import { SHELF } from '#contract/values/states.ts';
import type { Version } from '#contract/version/entities.ts';
import { type Standing, standingOf } from '../state/version-standing.ts';

/** The versions of one platform, grouped for the timeline; each list is newest first. */
export interface PlatformVersions {
  readonly platform: PlatformCode;
  readonly online: readonly Version[];
  /** Waiting for the inspection or the reviewers. */
  readonly inReview: readonly Version[];
  /** Waiting for the developer. */
  readonly waiting: readonly Version[];
  readonly earlier: readonly Version[];
}

type Place = Exclude<keyof PlatformVersions, 'platform'>;

const PLACES = {
  online: 'online',
  hidden: 'online',
  inspecting: 'inReview',
  inReview: 'inReview',
  asked: 'waiting',
  rejected: 'waiting',
  ready: 'waiting',
  draft: 'waiting',
  removed: 'waiting',
  earlier: 'earlier',
} as const satisfies Record<Standing, Place>;

/** Groups versions by platform: the platforms of the application and any others that have versions. */
export function groupVersions(
  versions: readonly Version[],
  platforms: readonly PlatformCode[],
): readonly PlatformVersions[] {
  return PLATFORM_CODES.flatMap((platform) => {
    const own = versions.filter((version) => version.platform === platform).toSorted((a, b) => b.id - a.id);
    if (own.length === 0 && !platforms.includes(platform)) return [];
    const at = (place: Place) => own.filter((version) => placeOf(version, own) === place);
    return [
      { platform, online: at('online'), inReview: at('inReview'), waiting: at('waiting'), earlier: at('earlier') },
    ];
  });
}

/** An approved version does not wait for release if a newer one has been released. */
function placeOf(version: Version, siblings: readonly Version[]): Place {
  // Grouping does not depend on whether the game is published.
  const standing = standingOf(version, { status: SHELF.onShelf });
  const isOvertaken = siblings.some((other) => other.id > version.id && other.status === SHELF.onShelf);
  return standing === 'ready' && isOvertaken ? 'earlier' : PLACES[standing];
}
