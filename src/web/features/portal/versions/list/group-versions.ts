import { PLATFORM_CODES, type PlatformCode } from '#contract/values/platforms.ts';
import { SHELF } from '#contract/values/states.ts';
import type { Version } from '#contract/version/entities.ts';
import { type Standing, standingOf } from '../state/version-standing.ts';

/** The versions of one platform as a timeline shows them; each list the newest first. */
export interface PlatformVersions {
  readonly platform: PlatformCode;
  readonly online: readonly Version[];
  /** The reviewers, or the inspection, have the next word. */
  readonly inReview: readonly Version[];
  /** The developer has the next word. */
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

/** The platforms of an application, and any that only a version still has, with their versions. */
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

/** An approved version that a newer one has overtaken waits for nobody. */
function placeOf(version: Version, siblings: readonly Version[]): Place {
  // Where its platform shows a version is the same whether the game is on the shelf or not.
  const standing = standingOf(version, { status: SHELF.onShelf });
  const isOvertaken = siblings.some((other) => other.id > version.id && other.status === SHELF.onShelf);
  return standing === 'ready' && isOvertaken ? 'earlier' : PLACES[standing];
}
